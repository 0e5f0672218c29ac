import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { LANGUAGES } from '../../languages';
import type { Person } from '../../server/replies';
import { sayError } from '../say';

type Details = Person['details'];
type Edits = Partial<Record<keyof Details, string>>;

const NONE = '';
/** Where those live who buy in Pune from abroad, the nearest first. */
const ZONES = [
  'Asia/Kolkata',
  'Asia/Dubai',
  'Asia/Riyadh',
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Europe/London',
  'Europe/Berlin',
  'Australia/Sydney',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Toronto',
];

const sayZone = (zone: string) => zone.replace(/^.*\//, '').replace(/_/g, ' ');
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-IN', { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(
    new Date(),
  );

/** What the CMS is sent of what was typed: nothing is null. */
function changeOf(edits: Edits): Partial<Record<keyof Details, string | number | null>> {
  return Object.fromEntries(
    Object.entries(edits).map(([name, typed]) => {
      const text = typed.trim();
      if (text === '') return [name, null];
      return [name, name === 'budgetLakh' ? Number(text) : text];
    }),
  );
}

type TextProps = {
  name: keyof Details;
  label: string;
  hint?: string;
  value: string;
  type?: 'text' | 'tel' | 'number';
  onChange: (typed: string) => void;
};

function Text({ name, label, hint, value, type = 'text', onChange }: TextProps) {
  return (
    <Field.Root name={name} {...(hint ? { hint } : {})}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        type={type}
        autoComplete="off"
        value={value}
        maxLength={60}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && <Field.Hint />}
    </Field.Root>
  );
}

type ChoiceProps = Omit<TextProps, 'type'> & { options: readonly string[]; say?: (option: string) => string };

function Choice({ name, label, hint, value, options, say = (option) => option, onChange }: ChoiceProps) {
  return (
    <Field.Root name={name} {...(hint ? { hint } : {})}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value}
        placeholder="Not known"
        clearLabel="Take away"
        onClear={() => onChange(NONE)}
        onChange={(chosen) => onChange(String(chosen))}
      >
        {[...new Set([...options, value])].filter(Boolean).map((option) => (
          <SingleSelectOption key={option} value={option}>
            {say(option)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {hint && <Field.Hint />}
    </Field.Root>
  );
}

/** What the desk notes of them beside their enquiries; all of it may stay empty, and is erased with the person. */
export function PersonDetails({ person, onDone }: { person: Person; onDone: () => void }) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [edits, setEdits] = useState<Edits>({});
  // As it stood when the first field was touched.
  const [version, setVersion] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const [saving, setSaving] = useState(false);
  const typedOf = (name: keyof Details) => edits[name] ?? String(person.details[name] ?? '');
  const of = (name: keyof Details) => ({
    name,
    value: typedOf(name),
    onChange: (typed: string) => {
      setVersion((before) => before ?? person.version);
      setEdits((before) => ({ ...before, [name]: typed }));
    },
  });
  const zone = typedOf('timeZone');

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    try {
      await put(`/lead-desk/people/${person.documentId}`, {
        ...changeOf(edits),
        version: version ?? person.version,
      });
      setEdits({});
      setRefusal('');
      toggleNotification({ type: 'success', message: 'Saved' });
    } catch (error) {
      setRefusal(sayError(error));
    }
    // It is shown what stands there now: the next save means it.
    setVersion(null);
    setSaving(false);
    onDone();
  }

  return (
    <Flex tag="form" direction="column" alignItems="stretch" gap={4} onSubmit={save} noValidate>
      <Typography variant="delta" tag="h2">
        About them
      </Typography>
      <Text label="Second number" type="tel" {...of('secondMobile')} />
      <Text label="Budget, up to (lakh ₹)" type="number" {...of('budgetLakh')} />
      <Text label="Looks for" hint="For example 3 BHK, high floor" {...of('wishedHome')} />
      <Text label="When" hint="For example by Diwali 2027" {...of('wishedBy')} />
      <Choice label="Speaks" options={LANGUAGES} {...of('language')} />
      <Choice
        label="Time zone"
        options={ZONES}
        say={sayZone}
        {...(zone ? { hint: `There it is ${clockIn(zone)}` } : {})}
        {...of('timeZone')}
      />
      {refusal && (
        <Typography textColor="danger600" role="alert">
          {refusal}
        </Typography>
      )}
      <Button type="submit" size="L" loading={saving} disabled={Object.keys(edits).length === 0} fullWidth>
        Save
      </Button>
    </Flex>
  );
}
