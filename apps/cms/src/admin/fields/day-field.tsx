import { Field } from '@strapi/design-system';
import { useField, useFocusInputField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { DayInput, NO_SUCH_DAY } from '../../plugins/lead-desk/admin/day-input';
import { readDay } from '../../written-day';
import type { FieldProps } from './field-props';

/** A day of an entry. What is no day stays as it was typed: the server refuses it, nothing is thrown away in silence. */
export function DayField({
  name = '',
  label = '',
  hint,
  labelAction,
  required = false,
  disabled = false,
}: FieldProps) {
  const field = useField<string | null>(name);
  const focused = useFocusInputField<HTMLInputElement>(name);
  const [typing, setTyping] = useState(false);
  const stored = field.value ?? '';
  const wrong = !typing && stored !== '' && readDay(stored) === null;

  return (
    <Field.Root name={name} hint={hint} required={required} error={wrong ? NO_SUCH_DAY : field.error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <DayInput
        inputRef={focused}
        label={label}
        value={stored}
        disabled={disabled}
        onChange={(day) => field.onChange(name, day)}
        onTyping={setTyping}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
