import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { DAY_MS, dayStart, fromIndia, HOUR_MS, inIndia } from '../../../india-time';

// 2026-11-30T18:00
const LOCAL_LENGTH = 16;

/** When people are called again most often. */
const USUAL = [
  { label: 'Today, 6 pm', days: 0, hour: 18 },
  { label: 'Tomorrow, 10 am', days: 1, hour: 10 },
  { label: 'In a week', days: 7, hour: 10 },
];

/** A moment as the field has it: the clock in India, whatever that of this machine says. */
const clockOf = (moment: Date) => inIndia(moment).toISOString().slice(0, LOCAL_LENGTH);
const momentOf = (clock: string) => fromIndia(new Date(`${clock}:00Z`));

type Props = { value: Date | null; onChange: (value: Date | null) => void };

/** When to call again. */
export const FollowUp = (props: Props) => (
  <MomentField label="Next follow-up" name="nextFollowUp" {...props} />
);

/** A moment to come: one of the usual ones with one press, or any by the picker of the phone itself. */
export function MomentField({
  label: words,
  name,
  value,
  onChange,
}: Props & { label: string; name: string }) {
  const now = new Date();
  const offers = USUAL.map(({ label, days, hour }) => ({
    label,
    at: new Date(dayStart(now).getTime() + days * DAY_MS + hour * HOUR_MS),
  })).filter(({ at }) => at > now);
  return (
    <Field.Root name={name}>
      <Field.Label>{words}</Field.Label>
      <TextInput
        type="datetime-local"
        min={clockOf(now)}
        value={value ? clockOf(value) : ''}
        onChange={({ target }) => onChange(target.value ? momentOf(target.value) : null)}
      />
      <Flex gap={2} wrap="wrap" paddingTop={1}>
        {offers.map(({ label, at }) => (
          <Button
            key={label}
            size="S"
            variant={value?.getTime() === at.getTime() ? 'secondary' : 'tertiary'}
            onClick={() => onChange(at)}
          >
            {label}
          </Button>
        ))}
        {value && (
          <Button size="S" variant="ghost" onClick={() => onChange(null)}>
            None
          </Button>
        )}
      </Flex>
    </Field.Root>
  );
}
