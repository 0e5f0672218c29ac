import { Field, TextInput } from '@strapi/design-system';
import {
  unstable_useContentManagerContext,
  useFetchClient,
  useField,
  useFocusInputField,
  useForm,
  useNotification,
} from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import type { FieldProps } from './field-props';

const TYPED_AFTER_MS = 300;
const TAKEN = 'Another entry has this address already.';
const UNFIT = 'Small letters, digits and hyphens only, for example test-park.';
const NOT_ASKED = 'Whether this address is free could not be looked up just now.';
const FIT = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Props = FieldProps & { attribute?: { targetField?: string } };
type Availability = { isAvailable: boolean };

/** Asks the CMS about what was typed last, once nothing else has been typed for a moment; a failure is said. */
function useSettled(typed: string, ask: (typed: string) => Promise<void>) {
  const { toggleNotification } = useNotification();
  const latest = useRef(ask);
  latest.current = ask;
  const tell = useRef(toggleNotification);
  tell.current = toggleNotification;
  useEffect(() => {
    const failed = () => tell.current({ type: 'warning', message: NOT_ASKED });
    const timer = setTimeout(() => latest.current(typed).catch(failed), TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
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

  // What has been typed while the CMS was asked.
  const now = useRef({ title, follows, value });
  now.current = { title, follows, value };
  useSettled(follows ? title : '', async () => {
    if (!follows) return;
    if (title.trim() === '') {
      // A form that was only opened is not a changed one.
      if (value !== '') field.onChange(name, '');
      return;
    }
    const body = { contentTypeUID: model, field: name, data: { id: '', [source]: title } };
    const { data } = await post<{ data: string }>('/content-manager/uid/generate', body);
    if (now.current.follows && now.current.title === title) field.onChange(name, data.data);
  });
  useSettled(value, async () => {
    if (value === field.initialValue || !FIT.test(value)) return setTaken(false);
    const body = { contentTypeUID: model, field: name, value };
    const { data } = await post<Availability>('/content-manager/uid/check-availability', body);
    if (now.current.value === value) setTaken(!data.isAvailable);
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
