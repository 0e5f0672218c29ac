import { Box, Button, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../plugins/lead-desk/admin/failed';
import { sayError, sayMoment } from '../../plugins/lead-desk/admin/say';
import type { TrashedEntry } from '../../versions/replies';
import { readBroughtBack } from './read-replies';
import { useTrash } from './use-trash';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

const KINDS: Record<string, string> = {
  'api::projects.projects': 'Project',
  'api::city.city': 'City',
  'api::locality.locality': 'Locality',
  'api::news-item.news-item': 'News',
  'api::blog-post.blog-post': 'Article',
  'api::job-opening.job-opening': 'Job',
  'api::redirect.redirect': 'Redirect',
};

/** What sort of content a type is. */
const sayKind = (type: string) =>
  KINDS[type] ?? type.replace(/^api::([^.]+)\..*$/, '$1').replaceAll('-', ' ');

/** A clock of this machine that is behind the CMS's makes them no more than there are. */
function daysLeft(at: string): string {
  const days = Math.min(
    KEPT_DAYS,
    Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS) + KEPT_DAYS),
  );
  return days === 1 ? '1 day' : `${days} days`;
}

function useBringBack(onDone: (entry: TrashedEntry) => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [bringing, setBringing] = useState<number | null>(null);
  async function bring(entry: TrashedEntry) {
    const { id, title } = entry;
    setBringing(id);
    try {
      const { data: body } = await post<unknown>(`/content-manager/trash/${id}/restore`, {});
      const { gone, draftBecause } = readBroughtBack(body);
      const notes = [
        draftBecause === null ? '' : ` It is not live: ${draftBecause}`,
        gone.length === 0 ? '' : ` Gone by now, and left out: ${gone.join(', ')}.`,
      ].join('');
      toggleNotification({ type: notes ? 'warning' : 'success', message: `“${title}” is back.${notes}` });
      onDone(entry);
    } catch (error) {
      toggleNotification({ type: 'danger', message: sayError(error) });
    } finally {
      setBringing(null);
    }
  }
  return { bring, bringing };
}

function Row({ entry, busy, onBring }: { entry: TrashedEntry; busy: boolean; onBring: () => void }) {
  const { type, title, who, at, live } = entry;
  return (
    <Tr>
      <Td>
        <Box maxWidth="40rem" style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          <Typography fontWeight="semiBold" tag="p">
            {title}
          </Typography>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {sayKind(type)}, {live ? 'was live' : 'a draft'}
          </Typography>
        </Box>
      </Td>
      <Td>
        <Typography tag="p">{sayMoment(at)}</Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          by {who}
        </Typography>
      </Td>
      <Td>
        <Typography>{daysLeft(at)}</Typography>
      </Td>
      <Td>
        <Button variant="secondary" size="L" loading={busy} onClick={onBring}>
          Bring back
        </Button>
      </Td>
    </Tr>
  );
}

type TableProps = {
  entries: readonly TrashedEntry[];
  bringing: number | null;
  onBring: (entry: TrashedEntry) => void;
};

function Entries({ entries, bringing, onBring }: TableProps) {
  return (
    <Table colCount={4} rowCount={entries.length + 1}>
      <Thead>
        <Tr>
          {['What', 'Deleted', 'Kept for', 'Bring back'].map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma">{heading}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} busy={bringing === entry.id} onBring={() => onBring(entry)} />
        ))}
      </Tbody>
    </Table>
  );
}

/** What was deleted and can be brought back: a page of the panel. */
function Trash() {
  const { entries, more, error, asking, ask, leaveOut } = useTrash();
  const { bring, bringing } = useBringBack(leaveOut);
  return (
    <Page.Main>
      <Page.Title>Trash</Page.Title>
      <Layouts.Header
        title="Trash"
        subtitle={`What was deleted can be brought back for ${KEPT_DAYS} days, whole and under its old address.`}
      />
      <Layouts.Content>
        {!entries && !error && <Page.Loading />}
        {entries?.length === 0 && !more && (
          <Flex direction="column" gap={2} padding={10} background="neutral0" hasRadius shadow="tableShadow">
            <Typography variant="delta" tag="p">
              The trash is empty
            </Typography>
            <Typography textColor="neutral600">
              Back to <Link to="/content-manager">the content</Link>
            </Typography>
          </Flex>
        )}
        {entries && entries.length > 0 && <Entries entries={entries} bringing={bringing} onBring={bring} />}
        {error && <Failed error={error} onRetry={ask} />}
        {more && !error && (
          <Flex justifyContent="center" paddingTop={6}>
            <Button variant="tertiary" loading={asking} onClick={ask}>
              Show more
            </Button>
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

// The menu of the panel loads it where it is opened.
export default Trash;
