import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { type CSSProperties, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

// A thumb's size.
const TALL: CSSProperties = { minHeight: '4.4rem' };

type Props = {
  label: string;
  /** Six digits of an app; else letters too. */
  digits: boolean;
  act: string;
  error: string | null;
  busy: boolean;
  danger?: boolean;
  onCode: (code: string) => void;
  children?: ReactNode;
};

/** Asks for a code. What was wrong is emptied: it is no beginning of a right one. */
export function CodeForm({ label, digits, act, error, busy, danger = false, onCode, children }: Props) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (busy) return;
    if (error) setCode('');
    input.current?.focus();
  }, [error, busy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) onCode(code.trim());
  };
  return (
    <Flex tag="form" noValidate onSubmit={submit} direction="column" alignItems="stretch" gap={4}>
      <Field.Root name="code" error={error ?? undefined}>
        <Field.Label>{label}</Field.Label>
        <TextInput
          ref={input}
          inputMode={digits ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <div role="alert">
          <Field.Error />
        </div>
      </Field.Root>
      <Flex gap={2} wrap="wrap">
        <Button
          type="submit"
          size="L"
          style={TALL}
          variant={danger ? 'danger' : 'default'}
          loading={busy}
          disabled={code.trim() === ''}
        >
          {act}
        </Button>
        {children}
      </Flex>
    </Flex>
  );
}
