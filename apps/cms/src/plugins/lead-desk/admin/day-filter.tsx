import { Field, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { readDay } from '../../../written-day';
import { DayInput, NO_SUCH_DAY } from './day-input';

type Props = { name: string; label: string; value: string; onChange: (day: string | null) => void };

/** Days are days in India, whatever the clock of this machine says: the text is kept, never a moment. */
export function DayFilter({ name, label, value, onChange }: Props) {
  // What the calendar does not have narrows nothing, and stays in sight.
  const [wrong, setWrong] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const take = (day: string | null) => {
    const isDay = day === null || readDay(day) !== null;
    setWrong(isDay ? null : day);
    if (isDay && (day ?? '') !== value) onChange(day);
  };
  return (
    <Field.Root name={name} error={wrong !== null && !typing ? NO_SUCH_DAY : undefined}>
      <DayInput
        label={label}
        value={wrong ?? value}
        onChange={take}
        onTyping={setTyping}
        size="S"
        startAction={<Typography textColor="neutral600">{label}</Typography>}
      />
      <Field.Error />
    </Field.Root>
  );
}
