import { Flex, TextButton, Typography } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { contentForms } from '../../../panel/content/forms';
import { CONTENT_CHECKS } from '../../../permissions/role-codes';
import { CHECKS, type Finding } from '../finding';
import { askedField } from './finding-link';
import { sayChecked } from './say-checked';
import { showField, showWhenDrawn } from './show-field';
import { useBoard } from './use-board';

const READS = { read: [{ action: CONTENT_CHECKS, subject: null }] };

function Mend({ finding }: { finding: Finding }) {
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1} style={{ overflowWrap: 'anywhere' }}>
      <TextButton onClick={() => showField(finding.field, finding.where)}>{finding.where}</TextButton>
      <Typography variant="pi" textColor="neutral800">
        {finding.what}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {CHECKS[finding.check].why}
      </Typography>
    </Flex>
  );
}

function Checked({ model, documentId }: { model: string; documentId: string | undefined }) {
  const { board, error } = useBoard();
  const { hash } = useLocation();
  const own = board?.findings.filter(
    (one) => one.uid === model && (one.single || one.documentId === documentId),
  );
  const field = askedField(hash);
  const where = own?.find((one) => one.field === field)?.where;
  useEffect(() => {
    if (field === null || where === undefined) return;
    return showWhenDrawn(field, where);
  }, [field, where]);
  if (error) return <Typography role="alert">{error}</Typography>;
  if (!board || !own) return <Typography textColor="neutral600">Being fetched</Typography>;
  if (own.length === 0)
    return (
      <Typography textColor="neutral600">
        {board.checkedAt ? 'Nothing to mend' : sayChecked(board)}
      </Typography>
    );
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {own.map((finding) => (
        <Mend key={`${finding.field} ${finding.what}`} finding={finding} />
      ))}
    </Flex>
  );
}

function Allowed(entry: { model: string; documentId: string | undefined }) {
  const { allowedActions, isLoading } = useRBAC(READS);
  if (isLoading) return null;
  return allowedActions.canRead ? <Checked {...entry} /> : <Typography>Only editors see this.</Typography>;
}

/** What is to be mended in the entry that is open; where its fields are, at a click. */
export function EntryChecks({
  model,
  document: entry,
}: {
  model: string;
  document?: { documentId?: string };
}) {
  const documentId = entry?.documentId;
  if (!(model in contentForms) || !documentId) return null;
  return { title: 'To mend', content: <Allowed model={model} documentId={documentId} /> };
}
