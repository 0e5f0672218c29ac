import { Field, TextInput } from '@strapi/design-system';

type Props = {
  name: string;
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
};

/** One line of a dialog about a block. */
export function LineField({ name, label, hint, value, onChange, required = false }: Props) {
  return (
    <Field.Root name={name} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        value={value}
        autoComplete="off"
        onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
      />
      <Field.Hint />
    </Field.Root>
  );
}
