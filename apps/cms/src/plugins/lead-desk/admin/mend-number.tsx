import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type CSSProperties, type FormEvent, type MouseEvent, useState } from 'react';
import type { Lead } from '../server/replies';
import { sayError } from './say';

// A thumb's size.
const TALL: CSSProperties = { minHeight: '4.4rem' };

/** Asks for the right number of somebody whose number was found to be wrong. What it was stays in the history. */
export function MendNumber({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState('');
  const [saving, setSaving] = useState(false);
  if (!lead.numberWrong) return null;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    put(`/lead-desk/leads/${lead.documentId}/number`, { mobile: typed, seen: lead.mobile })
      .then(
        () => {
          toggleNotification({ type: 'success', message: 'Mended: call the right number now' });
          onDone();
        },
        (error: unknown) => setRefusal(sayError(error)),
      )
      .finally(() => setSaving(false));
  };

  return (
    <Flex
      tag="form"
      noValidate
      onSubmit={save}
      direction="column"
      alignItems="stretch"
      gap={2}
      aria-label={`The right number of ${lead.name}`}
      // The row behind opens the enquiry.
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      <Typography fontWeight="semiBold">{lead.shownNumber} is a wrong number</Typography>
      <Flex gap={2} alignItems="flex-end" wrap="wrap">
        <Field.Root name="mobile" error={refusal || undefined}>
          <Field.Label>The right one</Field.Label>
          <TextInput
            type="tel"
            inputMode="tel"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Field.Error />
        </Field.Root>
        <Button type="submit" size="L" style={TALL} loading={saving} disabled={typed.trim() === ''}>
          Mend
        </Button>
      </Flex>
    </Flex>
  );
}
