import { Field, TextInput, Typography } from '@strapi/design-system';
import { useField, useFocusInputField } from '@strapi/strapi/admin';
import type { FieldProps } from './field-props';

/**
 * A text that is written in one way, a registration number for example. Its line of help says which, and stays where
 * Strapi would take it away: beside what is written otherwise.
 */
export function WrittenField({
  name = '',
  label = '',
  hint,
  labelAction,
  required = false,
  disabled = false,
}: FieldProps) {
  const field = useField<string | null>(name);
  const focused = useFocusInputField<HTMLInputElement>(name);
  return (
    <Field.Root name={name} hint={hint} required={required} error={field.error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={focused}
        type="text"
        value={field.value ?? ''}
        disabled={disabled}
        onChange={field.onChange}
      />
      <Field.Error />
      {field.error ? (
        <Typography variant="pi" textColor="neutral600">
          {hint}
        </Typography>
      ) : (
        <Field.Hint />
      )}
    </Field.Root>
  );
}
