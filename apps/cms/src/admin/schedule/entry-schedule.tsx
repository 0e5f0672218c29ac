import { Box, Button, Flex, TextButton, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { contentForms } from '../../panel/content/forms';
import { sayError } from '../../plugins/lead-desk/admin/say';
import type { EntrySchedule as Schedule } from '../../schedule/replies';
import { sayField } from '../versions/value-lines';
import { sayChange } from './say-change';
import { useEntrySchedule } from './use-entry-schedule';
import { WhenDialog } from './when-dialog';

type Change = Schedule['waiting'][number];
type Action = Change['action'];

const ACTIONS: Action[] = ['publish', 'unpublish'];
const LATER: Record<Action, string> = { publish: 'Publish later…', unpublish: 'Take down later…' };
const STAYS: Record<Action, string> = {
  publish: 'What goes live is the draft as it is then.',
  unpublish: 'The draft stays.',
};

type WaitingProps = {
  change: Change;
  may: boolean;
  busy: boolean;
  onChange: () => void;
  onCancel: () => void;
};

function Waiting({ change, may, busy, onChange, onCancel }: WaitingProps) {
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1}>
      <Typography fontWeight="semiBold">{sayChange(change)}</Typography>
      <Typography variant="pi" textColor="neutral600">
        Set by {change.who}. {STAYS[change.action]}
      </Typography>
      {may && (
        <Flex gap={4}>
          <TextButton onClick={onChange}>Change</TextButton>
          <TextButton disabled={busy} onClick={onCancel}>
            Cancel
          </TextButton>
        </Flex>
      )}
    </Flex>
  );
}

function Mistakes({ model, missing, mistakes }: { model: string } & Pick<Schedule, 'missing' | 'mistakes'>) {
  const sentences = [...missing.map((field) => `“${sayField(model, field)}” is not filled in.`), ...mistakes];
  if (sentences.length === 0) return null;
  return (
    <Box background="warning100" padding={3} hasRadius>
      <Typography variant="pi" fontWeight="semiBold" textColor="warning700" tag="p">
        As the draft is now, it would not go live:
      </Typography>
      <ul className="schedule-mistakes">
        {sentences.map((sentence) => (
          <Typography key={sentence} variant="pi" textColor="neutral800" tag="li">
            {sentence}
          </Typography>
        ))}
      </ul>
    </Box>
  );
}

function Failures({ failed }: Pick<Schedule, 'failed'>) {
  return failed.map((change) => (
    <Box key={change.action} background="danger100" padding={3} hasRadius>
      <Typography variant="pi" fontWeight="semiBold" textColor="danger700" tag="p">
        {sayChange(change, 'failed')}
      </Typography>
      <Typography variant="pi" textColor="neutral800" tag="p">
        {change.outcome} It is not tried again by itself.
      </Typography>
    </Box>
  ));
}

function Scheduled({ model, address, stored }: { model: string; address: string; stored: string }) {
  const { schedule, error, reload, set, cancel, isTyped } = useEntrySchedule(address, stored);
  const { toggleNotification } = useNotification();
  const [asked, setAsked] = useState<Action | null>(null);
  const [busy, setBusy] = useState(false);
  if (!schedule)
    return error ? (
      <Flex direction="column" alignItems="flex-start" gap={2} role="alert">
        <Typography variant="pi">What is set is not known: {error}</Typography>
        <TextButton onClick={reload}>Try again</TextButton>
      </Flex>
    ) : (
      <Typography variant="pi">One moment…</Typography>
    );
  const { may, waiting, failed, mistakes, missing } = schedule;
  const setFor = (action: Action) => waiting.find((change) => change.action === action);

  async function takeBack(action: Action) {
    setBusy(true);
    try {
      await cancel(action);
      toggleNotification({ type: 'success', message: 'It does not happen by itself any more.' });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: sayError(failure) });
      reload();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" style={{ overflowWrap: 'anywhere' }}>
      {error && (
        <Typography variant="pi" textColor="danger600" role="alert">
          {error}
        </Typography>
      )}
      <Failures failed={failed} />
      {waiting.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {waiting.map((change) => (
            <Waiting
              key={change.action}
              change={change}
              may={may}
              busy={busy}
              onChange={() => setAsked(change.action)}
              onCancel={() => takeBack(change.action)}
            />
          ))}
        </Flex>
      )}
      <Mistakes model={model} missing={missing} mistakes={mistakes} />
      {may &&
        ACTIONS.filter((action) => !setFor(action)).map((action) => (
          <Button key={action} variant="tertiary" fullWidth onClick={() => setAsked(action)}>
            {LATER[action]}
          </Button>
        ))}
      {!may && waiting.length === 0 && failed.length === 0 && (
        <Typography variant="pi" textColor="neutral600">
          Nothing is set.
        </Typography>
      )}
      {asked && (
        <WhenDialog
          action={asked}
          before={setFor(asked)?.at ?? null}
          isTyped={isTyped}
          onSet={(when) => set(asked, when)}
          onClose={() => setAsked(null)}
        />
      )}
    </Flex>
  );
}

type PanelProps = {
  model: string;
  document?: { documentId?: string; updatedAt?: string; publishedAt?: string | null; status?: string };
  meta?: { availableStatus?: unknown };
  /** `null`: of a kind that has no drafts, and is live as it is saved. */
  activeTab: 'draft' | 'published' | null;
};

/** When an entry goes live or comes down by itself, beside Publish. */
export function EntrySchedule({ model, document, meta, activeTab }: PanelProps) {
  const documentId = document?.documentId;
  if (!documentId || !(model in contentForms) || activeTab === null) return null;
  const stored = JSON.stringify([
    document.updatedAt,
    document.publishedAt,
    document.status,
    meta?.availableStatus,
  ]);
  const address = `/content-manager/schedules/${model}/${documentId}`;
  return {
    title: 'Set for later',
    content: <Scheduled key={address} model={model} address={address} stored={stored} />,
  };
}
