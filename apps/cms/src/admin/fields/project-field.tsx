import { Box, Button, Combobox, ComboboxOption, Field, Typography } from '@strapi/design-system';
import { useField, useFocusInputField } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import type { FieldProps } from './field-props';
import { useProjects } from './use-projects';

const GONE = 'No project has this address any more: the page leads on to none.';

/** A project of ours, chosen by its name; its address is what is stored. */
export function ProjectField({
  name = '',
  label = '',
  hint,
  labelAction,
  required = false,
  disabled = false,
}: FieldProps) {
  const field = useField<string | null>(name);
  const focused = useFocusInputField<HTMLInputElement>(name);
  const { projects, error, askAgain } = useProjects();
  const value = field.value ?? '';
  const gone = value !== '' && projects !== null && projects.every(({ url }) => url !== value);
  // What is stored can always be read, whether or not it is a project's.
  const choices = [...(gone || projects === null ? [{ url: value, words: value }] : []), ...(projects ?? [])];
  const typed = useRef('');
  const [unknown, setUnknown] = useState('');
  const unsaid = (url: string | null) => {
    typed.current = '';
    setUnknown('');
    field.onChange(name, url);
  };
  // The box gives back what stood there, without a word.
  const leave = () => {
    const left = typed.current.trim();
    const isCalled = ({ words }: { words: string }) => words.toLowerCase() === left.toLowerCase();
    typed.current = '';
    setUnknown(choices.some(isCalled) ? '' : left);
  };
  const stays = choices.find(({ url }) => url === value && url !== '')?.words;
  const notCalled =
    unknown && `No project is called “${unknown}”. ${stays ? `“${stays}” stays.` : 'None is chosen.'}`;

  return (
    <Field.Root name={name} hint={hint} required={required} error={notCalled || (gone ? GONE : field.error)}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        // It keeps the words of its first choices otherwise.
        key={String(projects === null)}
        ref={focused}
        value={value}
        disabled={disabled || projects === null}
        placeholder={projects === null && error === null ? 'Reading the projects …' : 'No project'}
        clearLabel="Choose no project"
        noOptionsMessage={(typed) => `No project is called “${typed}”.`}
        onInputChange={({ target }) => {
          typed.current = target.value;
        }}
        onBlur={leave}
        onChange={(url) => unsaid(url || null)}
        onClear={() => unsaid(null)}
      >
        {choices
          .filter(({ url }) => url !== '')
          .map(({ url, words }) => (
            <ComboboxOption key={url} value={url} textValue={words}>
              {words}
            </ComboboxOption>
          ))}
      </Combobox>
      {error !== null && (
        <Box role="status">
          <Typography variant="pi">The projects could not be read: {error}</Typography>{' '}
          <Button variant="ghost" size="S" onClick={askAgain}>
            Retry
          </Button>
        </Box>
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
