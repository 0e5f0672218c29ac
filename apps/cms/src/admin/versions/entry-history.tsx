import { Box, Button, Flex, Modal, TextButton, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { contentForms } from '../../panel/content/forms';
import { sayError, sayMoment } from '../../plugins/lead-desk/admin/say';
import { useAsked } from '../../plugins/lead-desk/admin/use-desk';
import type { HistoryPage } from '../../versions/replies';
import { readBroughtBack, readHistory, readVersion } from './read-replies';
import { refreshEntries } from './refresh-entries';
import { headersOf, seenForms } from './seen-versions';
import { ShownLines } from './shown-lines';
import { linesApart, sayField } from './value-lines';

type Line = HistoryPage['lines'][number];
type Entry = { model: string; documentId: string };

const DONE: Record<Line['action'], string> = {
  found: 'As it was before this history',
  created: 'Made',
  saved: 'Saved',
  published: 'Published',
  unpublished: 'Taken off the site',
  discarded: 'Changes discarded',
  restored: 'An older version restored',
  deleted: 'Deleted',
  'brought back': 'Brought back from the trash',
  imported: 'Imported',
  copied: 'Copied',
};

function Version({ model, documentId, line, onClose }: Entry & { line: Line; onClose: () => void }) {
  const path = `/content-manager/entry-versions/${model}/${documentId}/${line.id}`;
  const { data, error, reload } = useAsked(path, readVersion);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [restoring, setRestoring] = useState(false);
  const modified = useForm('EntryHistory', (form) => form.modified);
  const then = data?.snapshot ?? null;
  const apart = then
    ? Object.keys({ ...then, ...data?.now })
        .map((field) => ({ field, label: sayField(model, field) }))
        .map(({ field, label }) => ({
          field,
          label,
          sides: linesApart(label, then[field], data?.now?.[field]),
        }))
        .filter(({ sides: [before, now] }) => before.length + now.length > 0)
    : [];

  async function restore() {
    setRestoring(true);
    try {
      const { data: body } = await post<unknown>(
        `${path}/restore`,
        {},
        headersOf(documentId, seenForms.get(documentId)),
      );
      const { gone } = readBroughtBack(body);
      const left = gone.length === 0 ? '' : ` These are gone by now and were left out: ${gone.join(', ')}.`;
      toggleNotification({ type: left ? 'warning' : 'success', message: `It is the draft again.${left}` });
      refreshEntries();
      onClose();
    } catch (failure) {
      toggleNotification({ type: 'danger', message: sayError(failure) });
    } finally {
      setRestoring(false);
    }
  }

  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>
            {line.action === 'found' ? DONE.found : `${DONE[line.action]} by ${line.who}`},{' '}
            {sayMoment(line.at)}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {error && (
            <Flex gap={3} role="alert">
              <Typography textColor="danger600">{error}</Typography>
              <TextButton onClick={reload}>Try again</TextButton>
            </Flex>
          )}
          {!data && !error && <Typography>One moment…</Typography>}
          {data && !then && <Typography>What it was then is not kept any more.</Typography>}
          {then && apart.length === 0 && <Typography>It is the same as today.</Typography>}
          {apart.map(({ field, label, sides: [before, now] }) => (
            <Box tag="section" key={field} paddingBottom={5}>
              <Typography variant="delta" tag="h3" paddingBottom={2}>
                {label}
              </Typography>
              <Typography variant="sigma" textColor="neutral600" tag="p">
                Then
              </Typography>
              <ShownLines lines={before} under={label} />
              <Typography variant="sigma" textColor="neutral600" tag="p">
                Now
              </Typography>
              <ShownLines lines={now} under={label} />
            </Box>
          ))}
        </Modal.Body>
        <Modal.Footer>
          {modified && (
            <Typography variant="pi" textColor="neutral700">
              What you typed is not saved. Save it first: it would go.
            </Typography>
          )}
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          <Button disabled={apart.length === 0 || modified} loading={restoring} onClick={restore}>
            Make it the draft again
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function Lines({ model, documentId, stored }: Entry & { stored: string }) {
  const [shown, setShown] = useState<Line | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const path = `/content-manager/entry-versions/${model}/${documentId}${before === null ? '' : `?before=${before}`}`;
  const { data, error, reload } = useAsked(path, readHistory);
  const shownFor = useRef(stored);
  useEffect(() => {
    if (shownFor.current === stored) return;
    // A form that was stored has a line more.
    shownFor.current = stored;
    reload();
  }, [stored, reload]);
  const close = useCallback(() => setShown(null), []);
  if (error && !data)
    return (
      <Flex direction="column" alignItems="flex-start" gap={2} role="alert">
        <Typography variant="pi">{error}</Typography>
        <TextButton onClick={reload}>Try again</TextButton>
      </Flex>
    );
  if (!data) return <Typography variant="pi">One moment…</Typography>;
  if (data.lines.length === 0) return <Typography variant="pi">It begins with the next change.</Typography>;
  const oldest = data.lines.at(-1);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3} style={{ overflowWrap: 'anywhere' }}>
        {data.lines.map((line) => (
          <Box tag="li" key={line.id} className="entry-history-line">
            <TextButton onClick={() => setShown(line)}>
              {DONE[line.action]}, {sayMoment(line.at)}
            </TextButton>
            <Typography variant="pi" textColor="neutral600" tag="p">
              {line.action !== 'found' && line.who}
              {line.source !== null && ` · from ${line.source}`}
              {line.fields.length > 0 &&
                ` · ${line.fields.map((field) => sayField(model, field)).join(', ')}`}
            </Typography>
          </Box>
        ))}
      </Flex>
      <Flex gap={3}>
        {before !== null && <TextButton onClick={() => setBefore(null)}>Newest</TextButton>}
        {data.more && oldest && <TextButton onClick={() => setBefore(oldest.id)}>Older</TextButton>}
      </Flex>
      {shown && <Version model={model} documentId={documentId} line={shown} onClose={close} />}
    </Flex>
  );
}

type PanelProps = {
  model: string;
  document?: { documentId?: string; updatedAt?: string; publishedAt?: string | null };
};

/** Who changed an entry, when and what, beside its form. */
export function EntryHistory({ model, document }: PanelProps) {
  const documentId = document?.documentId;
  if (!documentId || !(model in contentForms)) return null;
  const stored = `${document.updatedAt} ${document.publishedAt}`;
  return {
    title: 'History',
    content: <Lines key={documentId} model={model} documentId={documentId} stored={stored} />,
  };
}
