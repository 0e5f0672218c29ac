import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  Grid,
  LinkButton,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { BackButton, Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CONSENT_WAYS, ENTRY_SOURCES, NAMED_SOURCES, NEWS_WAYS } from '../../entry-rules';
import type { Choices } from '../../server/replies';
import { DeskTitle } from '../desk-title';
import { readEntered } from '../read-reply';
import { capitalised, sayError, sayNewsWay } from '../say';
import { KnownPeople } from './known-people';
import { refusalsIn } from './refusals';

type Fields = Record<'name' | 'mobile' | 'email' | 'from' | 'campaign' | 'project' | 'message', string>;
const EMPTY: Fields = { name: '', mobile: '', email: '', from: '', campaign: '', project: '', message: '' };

type TextProps = {
  name: keyof Fields;
  label: string;
  type?: 'text' | 'tel' | 'email';
  required?: boolean;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

function Text({ name, label, type = 'text', required = false, value, error, onChange }: TextProps) {
  return (
    <Field.Root name={name} required={required} error={error}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        type={type}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.Error />
    </Field.Root>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | null;
  options: { value: string; label: string }[];
  error: string | undefined;
  onChange: (chosen: string) => void;
  required?: boolean;
};

function Choice({ name, label, value, options, error, onChange, required = false }: ChoiceProps) {
  return (
    <Field.Root name={name} required={required} error={error}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} placeholder="Choose" onChange={(chosen) => onChange(String(chosen))}>
        {options.map((option) => (
          <SingleSelectOption key={option.value} value={option.value}>
            {option.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Error />
    </Field.Root>
  );
}

const worded = (values: readonly string[]) => values.map((value) => ({ value, label: capitalised(value) }));
const SOURCE_QUESTIONS: Record<string, string> = {
  portal: 'Which portal?',
  'channel partner': 'Which partner?',
  event: 'Which event?',
};
const SAID = {
  mine: 'Stored. It is yours.',
  nobody: 'Stored. It is given out like any other.',
  'a colleague': 'Stored. A colleague has this person, and was told.',
};

/** An enquiry that no form of the site sent: somebody came, called, or was named by a portal or a partner. */
export function NewEnquiry({ choices }: { choices: Choices }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const [fields, setFields] = useState<Fields>(EMPTY);
  const [source, setSource] = useState<string | null>(null);
  const [consent, setConsent] = useState<string | null>(null);
  const [news, setNews] = useState<string[]>([]);
  const [mine, setMine] = useState(choices.self !== null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [saving, setSaving] = useState(false);
  // Two presses store one enquiry.
  const [key] = useState(() => crypto.randomUUID());
  const of = (name: keyof Fields) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (typed: string) => setFields((before) => ({ ...before, [name]: typed })),
  });
  const named = source !== null && NAMED_SOURCES.includes(source);

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    setErrors({});
    setRefusal('');
    const lead = { ...fields, from: named ? fields.from : '', source, consent, news };
    try {
      const { data } = await post<unknown>('/lead-desk/entered', { lead, mine, key });
      const { documentId, whose } = readEntered(data);
      toggleNotification({ type: 'success', message: SAID[whose] });
      // A colleague's is not there for everybody.
      navigate(whose === 'a colleague' && !choices.everybody ? '/lead-desk' : `/lead-desk/${documentId}`);
    } catch (error) {
      const refused = refusalsIn(error);
      setErrors(refused);
      setRefusal(
        Object.keys(refused).length > 0 ? 'Look at the fields that say what is wrong.' : sayError(error),
      );
      setSaving(false);
    }
  }

  return (
    <Page.Main>
      <DeskTitle>New enquiry</DeskTitle>
      <Layouts.Header
        title="New enquiry"
        subtitle="Somebody came by, called, or was named to us"
        navigationAction={<BackButton fallback="/lead-desk" />}
        primaryAction={
          choices.everybody && (
            <LinkButton tag={Link} to="/lead-desk/import" variant="tertiary">
              Many, by a file
            </LinkButton>
          )
        }
      />
      <Layouts.Content>
        <Box
          tag="form"
          onSubmit={save}
          noValidate
          background="neutral0"
          padding={{ initial: 4, medium: 6 }}
          marginBottom={8}
          hasRadius
          shadow="tableShadow"
          maxWidth="76rem"
        >
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Grid.Root gap={5}>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                <Text label="Mobile" type="tel" required {...of('mobile')} />
              </Grid.Item>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                <Text label="Name" required {...of('name')} />
              </Grid.Item>
              <Grid.Item col={12} s={12} xs={12} direction="column" alignItems="stretch">
                <KnownPeople mobile={fields.mobile} email={fields.email} />
              </Grid.Item>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                <Choice
                  name="source"
                  label="How it came"
                  required
                  value={source}
                  options={worded(ENTRY_SOURCES)}
                  error={errors.source}
                  onChange={setSource}
                />
              </Grid.Item>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                {named && <Text label={SOURCE_QUESTIONS[source] ?? 'Which?'} required {...of('from')} />}
              </Grid.Item>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                <Choice
                  name="project"
                  label="Project"
                  value={fields.project || null}
                  options={choices.allProjects.map(({ url, name }) => ({ value: url, label: name }))}
                  error={errors.project}
                  onChange={of('project').onChange}
                />
              </Grid.Item>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                <Text label="Campaign" {...of('campaign')} />
              </Grid.Item>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                <Text label="E-mail" type="email" {...of('email')} />
              </Grid.Item>
              <Grid.Item col={12} s={12} xs={12} direction="column" alignItems="stretch">
                <Field.Root name="message" error={errors.message}>
                  <Field.Label>What they asked</Field.Label>
                  <Textarea
                    value={fields.message}
                    maxLength={2000}
                    onChange={({ target }) => of('message').onChange(target.value)}
                  />
                  <Field.Error />
                </Field.Root>
              </Grid.Item>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                <Choice
                  name="consent"
                  label="They agreed to be answered"
                  required
                  value={consent}
                  options={worded(CONSENT_WAYS)}
                  error={errors.consent}
                  onChange={(chosen) => {
                    setConsent(chosen);
                    if (chosen === 'not asked') setNews([]);
                  }}
                />
              </Grid.Item>
              <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
                {consent !== null && consent !== 'not asked' && (
                  <Flex
                    role="group"
                    aria-label="They asked for news of other projects by"
                    direction="column"
                    alignItems="flex-start"
                    gap={2}
                  >
                    <Typography variant="pi" fontWeight="bold">
                      They asked for news of other projects by
                    </Typography>
                    {NEWS_WAYS.map((way) => (
                      <Checkbox
                        key={way}
                        checked={news.includes(way)}
                        onCheckedChange={(ticked) =>
                          setNews((before) =>
                            ticked === true ? [...before, way] : before.filter((one) => one !== way),
                          )
                        }
                      >
                        {capitalised(sayNewsWay(`news/${way}`) ?? way)}
                      </Checkbox>
                    ))}
                  </Flex>
                )}
              </Grid.Item>
            </Grid.Root>
            {choices.self !== null && (
              <Checkbox checked={mine} onCheckedChange={(ticked) => setMine(ticked === true)}>
                I look after it
              </Checkbox>
            )}
            {refusal && (
              <Typography textColor="danger600" role="alert">
                {refusal}
              </Typography>
            )}
            <Flex>
              <Button type="submit" size="L" loading={saving}>
                Store
              </Button>
            </Flex>
          </Flex>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
