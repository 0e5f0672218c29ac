import { Field, TextInput } from '@strapi/design-system';
import {
  unstable_useContentManagerContext,
  useFetchClient,
  useField,
  useFocusInputField,
  useForm,
} from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import type { FieldProps } from './field-props';

const TYPED_AFTER_MS = 300;
const TAKEN = 'Another entry has this address already.';
const UNFIT = 'Small letters, digits and hyphens only, for example test-park.';
const FIT = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Props = FieldProps & { attribute?: { targetField?: string } };
type Availability = { isAvailable: boolean };

/** Calls back with what was last given, once nothing else has been given for a moment. */
function useSettled(value: string, settled: (value: string) => Promise<void>) {
  const latest = useRef(settled);
  latest.current = settled;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(value), TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
}

/** The last part of an address. In a new entry it follows the title until somebody sets it; emptied, it follows again. */
export function AddressField({
  name = '',
  label = '',
  hint,
  labelAction,
  required = false,
  disabled = false,
  attribute,
}: Props) {
  const { model } = unstable_useContentManagerContext();
  const { post } = useFetchClient();
  const focused = useFocusInputField<HTMLInputElement>(name);
  const field = useField<string | undefined>(name);
  const source = attribute?.targetField ?? '';
  const title = useForm('AddressField', ({ values }) => String(Reflect.get(values, source) ?? ''));
  const [byHand, setByHand] = useState(false);
  const [taken, setTaken] = useState(false);
  // What was saved once may be known to others.
  const follows = !field.initialValue && !byHand;
  const value = field.value ?? '';

  useSettled(title, async () => {
    if (!follows) return;
    if (title.trim() === '') {
      // A form that was only opened is not a changed one.
      if (value !== '') field.onChange(name, '');
      return;
    }
    const body = { contentTypeUID: model, field: name, data: { id: '', [source]: title } };
    const { data } = await post<{ data: string }>('/content-manager/uid/generate', body);
    field.onChange(name, data.data);
  });
  useSettled(value, async () => {
    if (value === field.initialValue || !FIT.test(value)) return setTaken(false);
    const body = { contentTypeUID: model, field: name, value };
    const { data } = await post<Availability>('/content-manager/uid/check-availability', body);
    setTaken(!data.isAvailable);
  });

  const unfit = value !== '' && !FIT.test(value) ? UNFIT : undefined;
  return (
    <Field.Root name={name} hint={hint} required={required} error={unfit ?? (taken ? TAKEN : field.error)}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={focused}
        value={value}
        disabled={disabled}
        autoComplete="off"
        onChange={({ target }: { target: HTMLInputElement }) => {
          setByHand(target.value !== '');
          field.onChange(name, target.value);
        }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
