import { Field, Flex, IconButton, TextInput } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { useField, useFocusInputField } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { DAY_LOOKS_LIKE, readDay, writeDay } from '../../written-day';
import type { FieldProps } from './field-props';

const NO_SUCH_DAY = `There is no such day. Write it as ${DAY_LOOKS_LIKE}, for example 25/12/2026.`;

/**
 * A day, typed as it is written in India or chosen from the browser's calendar. What is no day stays as it was typed:
 * the server refuses to save it, and nothing is thrown away in silence.
 */
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
  const calendar = useRef<HTMLInputElement>(null);
  // While it is being typed it may look like anything.
  const [typing, setTyping] = useState<string | null>(null);
  const stored = field.value ?? '';
  const shown = typing ?? writeDay(stored);
  const wrong = typing === null && stored !== '' && readDay(stored) === null;
  const take = (typed: string) =>
    field.onChange(name, typed.trim() === '' ? null : (readDay(typed) ?? typed));

  return (
    <Field.Root name={name} hint={hint} required={required} error={wrong ? NO_SUCH_DAY : field.error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={focused}
        value={shown}
        disabled={disabled}
        placeholder={DAY_LOOKS_LIKE}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }: { target: HTMLInputElement }) => {
          setTyping(target.value);
          take(target.value);
        }}
        onBlur={() => setTyping(null)}
        endAction={
          <Flex position="relative">
            <IconButton
              label={`${label}: calendar`}
              variant="ghost"
              disabled={disabled}
              onClick={() => calendar.current?.showPicker()}
            >
              <Calendar />
            </IconButton>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden
              className="day-calendar"
              value={readDay(stored) ?? ''}
              onChange={({ target }) => {
                setTyping(null);
                take(target.value);
              }}
            />
          </Flex>
        }
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
