import { Combobox, ComboboxOption, Field } from '@strapi/design-system';
import { useFetchClient, useField, useFocusInputField } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import type { FieldProps } from './field-props';

const PROJECTS = '/content-manager/collection-types/api::projects.projects';
const PAGE_SIZE = 100;
const NOT_READ = 'The projects could not be read just now. Reload the page to choose one.';
const NONE = 'No project has this address any more. Choose another, or none.';

const replied = z.object({
  results: z.array(z.object({ title: z.nullish(z.string()), url: z.nullish(z.string()) })),
  pagination: z.object({ pageCount: z.number() }),
});
type Choice = { title: string; url: string };

/** Every project that has an address, by name. `failed`: nobody knows. */
function useProjects(): Choice[] | 'loading' | 'failed' {
  const { get } = useFetchClient();
  const [projects, setProjects] = useState<Choice[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const left = new AbortController();
    async function readAll() {
      const choices: Choice[] = [];
      let pages = 1;
      for (let page = 1; page <= pages; page += 1) {
        const { data } = await get(`${PROJECTS}?page=${page}&pageSize=${PAGE_SIZE}&sort=title:ASC`, {
          signal: left.signal,
        });
        const { results, pagination } = replied.parse(data);
        pages = pagination.pageCount;
        for (const { title, url } of results) if (url) choices.push({ title: title || url, url });
      }
      setProjects(choices);
    }
    // Left while it is read: nobody is there to be told.
    readAll().catch(() => left.signal.aborted || setProjects('failed'));
    return () => left.abort();
  }, [get]);
  return projects;
}

/** A project, chosen by its name; what is stored is the last part of its address. */
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
  const projects = useProjects();
  const value = field.value ?? '';
  const known = Array.isArray(projects) ? projects : [];
  const isLost = Array.isArray(projects) && value !== '' && !known.some(({ url }) => url === value);
  // What is stored is shown, whatever became of it.
  const choices =
    value === '' || known.some(({ url }) => url === value) ? known : [...known, { title: value, url: value }];
  const wrong = projects === 'failed' ? NOT_READ : isLost ? NONE : undefined;
  return (
    <Field.Root name={name} hint={hint} required={required} error={field.error ?? wrong}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        ref={focused}
        value={value}
        disabled={disabled}
        loading={projects === 'loading'}
        loadingMessage="Reading the projects"
        placeholder="None"
        noOptionsMessage={() => 'No project is called that'}
        clearLabel="None"
        onClear={() => field.onChange(name, null)}
        onChange={(url?: string) => field.onChange(name, url || null)}
      >
        {choices.map(({ title, url }) => (
          <ComboboxOption key={url} value={url}>
            {title}
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
