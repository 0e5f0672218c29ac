import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { useState } from 'react';
import { DAY_MS, dayStart, fromIndia, HOUR_MS, inIndia } from '../../../india-time';
import { readDay } from '../../../written-day';
import { DayInput, NO_SUCH_DAY } from './day-input';

// 2026-11-30T18:00
const LOCAL_LENGTH = 16;
const DAY_LENGTH = 10;
/** When people are called who say no time. */
const USUAL_TIME = '10:00';

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

/** A moment to come: one of the usual ones with one press, or any day and time of India. */
export function MomentField({
  label: words,
  name,
  value,
  onChange,
}: Props & { label: string; name: string }) {
  const now = new Date();
  const clock = value ? clockOf(value) : '';
  const [wrongDay, setWrongDay] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const [waitingTime, setWaitingTime] = useState(USUAL_TIME);
  const time = clock.slice(DAY_LENGTH + 1) || waitingTime;
  const takeDay = (day: string | null) => {
    const isDay = day === null || readDay(day) !== null;
    setWrongDay(isDay ? null : day);
    // What is no day says nothing: what was planned stays until one stands there.
    if (isDay) onChange(day === null ? null : momentOf(`${day}T${time}`));
  };
  const takeTime = (chosen: string) => {
    if (chosen === '') return;
    setWaitingTime(chosen);
    if (value) onChange(momentOf(`${clock.slice(0, DAY_LENGTH)}T${chosen}`));
  };
  const choose = (at: Date | null) => {
    setWrongDay(null);
    onChange(at);
  };
  const offers = USUAL.map(({ label, days, hour }) => ({
    label,
    at: new Date(dayStart(now).getTime() + days * DAY_MS + hour * HOUR_MS),
  })).filter(({ at }) => at > now);
  return (
    <Field.Root name={name} error={wrongDay !== null && !typing ? NO_SUCH_DAY : undefined}>
      <Field.Label>{words}</Field.Label>
      <Flex gap={2} alignItems="flex-start">
        <DayInput
          label={words}
          value={wrongDay ?? clock.slice(0, DAY_LENGTH)}
          onChange={takeDay}
          onTyping={setTyping}
        />
        <TextInput
          type="time"
          aria-label={`${words}: time`}
          value={time}
          onChange={({ target }) => takeTime(target.value)}
        />
      </Flex>
      <Field.Error />
      <Flex gap={2} wrap="wrap" paddingTop={1}>
        {offers.map(({ label, at }) => (
          <Button
            key={label}
            size="S"
            variant={value?.getTime() === at.getTime() ? 'secondary' : 'tertiary'}
            onClick={() => choose(at)}
          >
            {label}
          </Button>
        ))}
        {value && (
          <Button size="S" variant="ghost" onClick={() => choose(null)}>
            None
          </Button>
        )}
      </Flex>
    </Field.Root>
  );
}
