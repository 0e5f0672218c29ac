import { Box, Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { unstable_useDocumentActions, useDocumentRBAC, useTable } from '@strapi/strapi/admin';
import { useState } from 'react';
import { contentForms } from '../../panel/content/forms';

const KEPT_DAYS = 30;
const SHOWN = 6;

type Entry = { documentId: string; title?: string; name?: string };
type Props = { model: string; documents: Entry[] };

const sayCount = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

function Confirm({ model, documents, onClose }: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { deleteMany, isLoading } = unstable_useDocumentActions();
  const selectRow = useTable('DeleteMany', ({ selectRow }) => selectRow);
  const count = documents.length;
  const right = typed.trim() === String(count);

  async function confirm() {
    if (!right) return;
    const answer = await deleteMany({ model, documentIds: documents.map(({ documentId }) => documentId) });
    if (!('error' in answer)) selectRow([]);
    onClose();
  }

  return (
    <>
      <Modal.Body>
        <Typography tag="p" paddingBottom={3}>
          What is live goes off the site at once. All of it lies in the trash for {KEPT_DAYS} days.
        </Typography>
        <Box tag="ul" paddingBottom={4}>
          {documents.slice(0, SHOWN).map(({ documentId, title, name }) => (
            <Typography tag="li" key={documentId}>
              {title ?? name ?? 'Without a name'}
            </Typography>
          ))}
          {count > SHOWN && <Typography tag="li">and {count - SHOWN} more</Typography>}
        </Box>
        <Field.Root name="count" hint={`Type ${count} to delete them.`}>
          <Field.Label>How many entries are deleted?</Field.Label>
          <Field.Input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
          />
          <Field.Hint />
        </Field.Root>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" disabled={!right} loading={isLoading} onClick={confirm}>
          Delete {sayCount(count)}
        </Button>
      </Modal.Footer>
    </>
  );
}

/** Deletes what is ticked in a list, once somebody has typed how many that is: in the place of Strapi's own button. */
export function DeleteMany({ model, documents }: Props) {
  const may = useDocumentRBAC('DeleteMany', ({ canDelete }) => canDelete);
  // Of the ledger nothing is deleted by hand.
  if (!may || !(model in contentForms)) return null;
  return {
    variant: 'danger-light' as const,
    label: 'Delete',
    dialog: {
      type: 'modal' as const,
      title: `Delete ${sayCount(documents.length)}?`,
      content: ({ onClose }: { onClose: () => void }) => (
        <Flex direction="column" alignItems="stretch">
          <Confirm model={model} documents={documents} onClose={onClose} />
        </Flex>
      ),
    },
  };
}
DeleteMany.type = 'delete';
