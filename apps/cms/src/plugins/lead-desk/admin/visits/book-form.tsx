import { VISIT_LANGUAGES, VISIT_PEOPLE_MAX, VISIT_WAYS } from '@sahyara/lead-contract/visit';
import {
  Button,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type CSSProperties, type FormEvent, useState } from 'react';
import { readDay } from '../../../../written-day';
import type { Choices, OpenedLead } from '../../server/replies';
import { DayInput, NO_SUCH_DAY } from '../day-input';
import { capitalised, sayError } from '../say';
import { tomorrow } from './calendar-days';
import { useTimes } from './use-times';
import { sayHour } from './visit-words';

const TALL: CSSProperties = { minHeight: '4.4rem' };
const NO_LANGUAGE = 'any';

type ChoiceProps = {
  name: string;
  label: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

const Choice = ({ name, label, value, options, onChange }: ChoiceProps) => (
  <Field.Root name={name}>
    <Field.Label>{label}</Field.Label>
    <SingleSelect value={value} placeholder="Choose" onChange={(chosen) => onChange(String(chosen))}>
      {options.map((option) => (
        <SingleSelectOption key={option.value} value={option.value}>
          {option.label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  </Field.Root>
);

type Props = { lead: OpenedLead; choices: Choices; onDone: () => void; onLeave: () => void };

/** Books a visit for somebody who enquired: project, day, and one of the times that are free. */
export function BookForm({ lead, choices, onDone, onLeave }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [project, setProject] = useState(
    choices.allProjects.find(({ name }) => name === lead.project)?.url ?? null,
  );
  const [day, setDay] = useState(() => tomorrow(new Date()));
  const [start, setStart] = useState<string | null>(null);
  const [how, setHow] = useState<string>(VISIT_WAYS[0]);
  const [people, setPeople] = useState('2');
  const [language, setLanguage] = useState(NO_LANGUAGE);
  const [fetched, setFetched] = useState(false);
  const [fetchFrom, setFetchFrom] = useState('');
  const [refusal, setRefusal] = useState('');
  const [saving, setSaving] = useState(false);
  // Two presses book one visit.
  const [key] = useState(() => crypto.randomUUID());
  const isDay = readDay(day) === day;
  const { times, fetches, asking } = useTimes(
    project !== null && isDay ? { project, from: day, days: 1 } : null,
  );
  const free = times.filter((time) => time.free > 0 && time.ways.some((way) => way === how));
  const chosen = free.find((time) => time.start === start);
  const isFetched = fetches && fetched && how === 'in person';

  async function book(event: FormEvent) {
    event.preventDefault();
    if (!chosen) return setRefusal('Choose a time');
    setSaving(true);
    setRefusal('');
    try {
      await post(`/lead-desk/leads/${lead.documentId}/visits`, {
        key,
        project,
        startsAt: chosen.start,
        how,
        people: Number(people),
        language: language === NO_LANGUAGE ? null : language,
        fetched: isFetched,
        fetchFrom: isFetched && fetchFrom.trim() ? fetchFrom.trim() : null,
        guide: null,
      });
      toggleNotification({ type: 'success', message: `Booked. ${lead.name} is told by mail.` });
      onDone();
      onLeave();
    } catch (error) {
      setRefusal(sayError(error));
      setSaving(false);
      onDone();
    }
  }

  return (
    <Flex tag="form" direction="column" alignItems="stretch" gap={4} onSubmit={book} noValidate>
      <Choice
        name="visit-project"
        label="Project"
        value={project}
        options={choices.allProjects.map(({ url, name }) => ({ value: url, label: name }))}
        onChange={setProject}
      />
      <Choice
        name="visit-how"
        label="How"
        value={how}
        options={VISIT_WAYS.map((way) => ({ value: way, label: capitalised(way) }))}
        onChange={setHow}
      />
      <Field.Root name="visit-day" error={isDay ? undefined : NO_SUCH_DAY}>
        <Field.Label>Day</Field.Label>
        <DayInput label="Day" value={day} onChange={(typed) => setDay(typed ?? '')} onTyping={() => {}} />
        <Field.Error />
      </Field.Root>
      <Flex role="group" aria-label="Time" gap={2} wrap="wrap">
        {free.map((time) => (
          <Button
            key={time.start}
            style={TALL}
            variant={time.start === start ? 'default' : 'tertiary'}
            aria-pressed={time.start === start}
            onClick={() => setStart(time.start)}
          >
            {sayHour(time.start)}
          </Button>
        ))}
        {project !== null && isDay && !asking && free.length === 0 && (
          <Typography textColor="neutral600">No time is free that day.</Typography>
        )}
      </Flex>
      <Choice
        name="visit-people"
        label="How many come"
        value={people}
        options={Array.from({ length: VISIT_PEOPLE_MAX }, (_, before) => String(before + 1)).map((count) => ({
          value: count,
          label: count,
        }))}
        onChange={setPeople}
      />
      <Choice
        name="visit-language"
        label="Language"
        value={language}
        options={[
          { value: NO_LANGUAGE, label: 'Any' },
          ...VISIT_LANGUAGES.map((one) => ({ value: one, label: one })),
        ]}
        onChange={setLanguage}
      />
      {fetches && how === 'in person' && (
        <Checkbox checked={fetched} onCheckedChange={(value: boolean) => setFetched(value)}>
          To be fetched
        </Checkbox>
      )}
      {isFetched && (
        <Field.Root name="visit-from">
          <Field.Label>From where</Field.Label>
          <TextInput
            value={fetchFrom}
            maxLength={200}
            onChange={({ target }) => setFetchFrom(target.value)}
          />
        </Field.Root>
      )}
      {refusal && (
        <Typography textColor="danger600" role="alert">
          {refusal}
        </Typography>
      )}
      <Flex gap={2} wrap="wrap">
        <Button type="submit" size="L" loading={saving} disabled={!chosen}>
          Book this visit
        </Button>
        <Button size="L" variant="tertiary" onClick={onLeave}>
          Leave it
        </Button>
      </Flex>
    </Flex>
  );
}
