import type { CallOutMark } from '@sahyara/rich-text/marks';
import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useState } from 'react';
import { BlockDialog } from './block-dialog';
import { LineField } from './line-field';

/** As the page says them over the box. */
export const callOutKinds = { note: 'Good to know', caution: 'Take care' } as const;

type Props = { callOut?: CallOutMark; onTake: (callOut: CallOutMark) => void; onClose: () => void };

/** Asks of which kind a call-out is, and what stands over it. Its words are typed in the text. */
export function CallOutDialog({ callOut, onTake, onClose }: Props) {
  const [kind, setKind] = useState<CallOutMark['kind']>(callOut?.kind ?? 'note');
  const [heading, setHeading] = useState(callOut?.heading ?? '');
  return (
    <BlockDialog
      title={callOut ? 'Change the call-out' : 'Insert a call-out'}
      take={callOut ? 'Change it' : 'Insert call-out'}
      lacks={null}
      onTake={() => onTake({ kind, heading: heading.trim() })}
      onClose={onClose}
    >
      <Field.Root name="call-out-kind" hint="Stands over the box.">
        <Field.Label>Kind</Field.Label>
        <SingleSelect
          value={kind}
          onChange={(chosen: string | number) => setKind(chosen === 'caution' ? 'caution' : 'note')}
        >
          <SingleSelectOption value="note">{callOutKinds.note}</SingleSelectOption>
          <SingleSelectOption value="caution">{callOutKinds.caution}</SingleSelectOption>
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      <LineField
        name="call-out-heading"
        label="Heading"
        hint="A few words, for example: Ask for it in writing. The text of the box is typed in the article."
        value={heading}
        onChange={setHeading}
      />
    </BlockDialog>
  );
}
