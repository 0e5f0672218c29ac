import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import type { Choices, OpenedLead } from '../server/replies';
import { LOST_REASONS, STAGES } from '../stages';
import { FollowUp } from './follow-up';
import { sayError } from './say';

const NOBODY = 'nobody';

/** What somebody set and has not saved; what is missing is as the CMS has it. */
type Edits = {
  stage?: string;
  lostReason?: string;
  owner?: string;
  followUp?: Date | null;
  note?: string;
};

/** What of it differs, as the CMS takes it. */
function changeOf(edits: Edits, lead: OpenedLead, ownerNow: string) {
  const { stage = lead.stage, lostReason, owner, followUp, note = '' } = edits;
  const planned = followUp?.toISOString() ?? null;
  return {
    ...(stage === lead.stage ? {} : { stage }),
    ...(stage === 'Lost' && lostReason && lostReason !== lead.lostReason ? { lostReason } : {}),
    ...(owner === undefined || owner === ownerNow ? {} : { owner: owner === NOBODY ? null : owner }),
    ...(followUp === undefined || planned === lead.nextFollowUp ? {} : { nextFollowUp: planned }),
    ...(note.trim() ? { note: note.trim() } : {}),
  };
}

/** What the CMS compares with. */
type Seen = Pick<OpenedLead, 'stage' | 'owner' | 'nextFollowUp'>;
const seenOf = ({ stage, owner, nextFollowUp }: OpenedLead): Seen => ({ stage, owner, nextFollowUp });

/** What a colleague changed since, in words. */
function overtakenBy(seen: Seen, lead: OpenedLead): string[] {
  return [
    ...(seen.stage === lead.stage ? [] : [`the stage is ${lead.stage} now`]),
    ...(seen.owner === lead.owner ? [] : [`it belongs to ${lead.owner ?? 'nobody'} now`]),
    ...(seen.nextFollowUp === lead.nextFollowUp ? [] : ['the follow-up is another']),
  ];
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  disabled?: boolean;
  required?: boolean;
};

function Choice({ name, label, value, options, onChange, disabled = false, required = false }: ChoiceProps) {
  return (
    <Field.Root name={name} required={required}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value}
        onChange={(chosen) => onChange(String(chosen))}
        disabled={disabled}
        placeholder="Choose"
      >
        {options.map(({ value: option, label: words }) => (
          <SingleSelectOption key={option} value={option}>
            {words}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type Props = { lead: OpenedLead; choices: Choices; onDone: () => void };

/** What can be done with an enquiry, saved together. The CMS decides whether it may be. */
export function LeadActions({ lead, choices, onDone }: Props) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [edits, setEdits] = useState<Edits>({});
  const [refusal, setRefusal] = useState('');
  const [saving, setSaving] = useState(false);
  // As it stood when the first field was touched: what a colleague changes after that must not be lost unseen.
  const [seen, setSeen] = useState<Seen | null>(null);
  const edit = (some: Edits) => {
    if (seen === null) setSeen(seenOf(lead));
    setEdits((before) => ({ ...before, ...some }));
  };
  const overtaken = seen === null ? [] : overtakenBy(seen, lead);

  const ownerNow = choices.people.find(({ name }) => name === lead.owner)?.documentId ?? NOBODY;
  const stage = edits.stage ?? lead.stage;
  const followUpNow = lead.nextFollowUp ? new Date(lead.nextFollowUp) : null;
  const change = changeOf(edits, lead, ownerNow);

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    try {
      // What a colleague changed meanwhile is shown where it was not touched here; where it was, the CMS refuses.
      await put(`/lead-desk/leads/${lead.documentId}`, { ...change, seen: seen ?? seenOf(lead) });
      setRefusal('');
      setEdits({});
      setSeen(null);
      toggleNotification({ type: 'success', message: 'Saved' });
      onDone();
    } catch (error) {
      setRefusal(sayError(error));
      // It is shown what stands there now: the next save means it.
      setSeen(null);
      onDone();
    }
    setSaving(false);
  }

  return (
    <Flex tag="form" direction="column" alignItems="stretch" gap={4} onSubmit={save} noValidate>
      <Typography variant="delta" tag="h2">
        Next step
      </Typography>
      <Choice
        name="stage"
        label="Stage"
        value={stage}
        options={plain(STAGES)}
        onChange={(value) => edit({ stage: value })}
      />
      {stage === 'Lost' && (
        <Choice
          name="lostReason"
          label="Lost because"
          required
          value={edits.lostReason ?? lead.lostReason}
          options={plain(LOST_REASONS)}
          onChange={(lostReason) => edit({ lostReason })}
        />
      )}
      <Choice
        name="owner"
        label="Owner"
        value={edits.owner ?? ownerNow}
        options={[
          { value: NOBODY, label: lead.owner !== null && ownerNow === NOBODY ? lead.owner : 'Nobody' },
          ...choices.people.map(({ documentId, name }) => ({ value: documentId, label: name })),
        ]}
        onChange={(owner) => edit({ owner })}
        disabled={!choices.everybody && lead.owner !== null}
      />
      <FollowUp
        value={edits.followUp === undefined ? followUpNow : edits.followUp}
        onChange={(followUp) => edit({ followUp })}
      />
      <Field.Root name="note">
        <Field.Label>Note</Field.Label>
        <Textarea
          value={edits.note ?? ''}
          maxLength={2000}
          onChange={(event) => edit({ note: event.target.value })}
        />
      </Field.Root>
      {overtaken.length > 0 && (
        <Typography textColor="warning700" role="status">
          A colleague changed this enquiry meanwhile: {overtaken.join(', ')}. What you typed is still here.
        </Typography>
      )}
      {refusal && (
        <Typography textColor="danger600" role="alert">
          {refusal}
        </Typography>
      )}
      <Button type="submit" size="L" loading={saving} disabled={Object.keys(change).length === 0} fullWidth>
        Save
      </Button>
    </Flex>
  );
}
