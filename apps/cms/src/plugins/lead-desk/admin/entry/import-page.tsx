import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import { Download, Upload } from '@strapi/icons';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { count } from '../../../bulk/admin/count';
import { Mistakes } from '../../../bulk/admin/mistakes';
import { CONSENT_WAYS, ENTRY_SOURCES, MOST_ENTERED_ROWS } from '../../entry-rules';
import type { ImportCheck } from '../../server/replies';
import { DeskTitle } from '../desk-title';
import { Failed } from '../failed';
import { useDownload } from '../use-download';
import { type ImportState, useImport } from './use-import';

type ToldProps = { told: ImportCheck; storing: boolean; onStore: () => void };

function Told({ told, storing, onStore }: ToldProps) {
  if (told.mistakes.length > 0) return <Mistakes told={told} />;
  const known = told.made.filter(({ isKnown }) => isKnown).length;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Box>
          <Typography variant="delta" tag="h2">
            {told.made.length} {told.made.length === 1 ? 'enquiry' : 'enquiries'}, {known} of people who are
            known
          </Typography>
          <Typography tag="p" textColor="neutral600">
            Nothing is stored yet. All of them are stored, or none.
          </Typography>
        </Box>
        <Button loading={storing} onClick={onStore}>
          Store them
        </Button>
      </Flex>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {told.made.map(({ name, number, about, isKnown }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file, which never change
          <Box tag="li" key={at}>
            <Typography tag="p" fontWeight="semiBold">
              {name} · {number}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {about} · {isKnown ? 'Known: one more enquiry of theirs' : 'Somebody new'}
            </Typography>
          </Box>
        ))}
      </Flex>
    </Flex>
  );
}

function Stage({ state }: { state: ImportState }) {
  if (state.at === 'none') return null;
  if (state.at === 'checking') return <Loader>The file is being looked through</Loader>;
  if (state.at === 'failed') return <Failed error={state.error} onRetry={state.again} />;
  if (state.at === 'done') {
    return (
      <Typography variant="delta" tag="h2">
        Stored: {count(state.stored, 'row')}. <Link to="/lead-desk?view=all">To the list</Link>
      </Typography>
    );
  }
  const storing = state.at === 'storing';
  return <Told told={state.told} storing={storing} onStore={storing ? () => {} : state.store} />;
}

/** Enquiries of a list, from an event or a portal: looked through first, then stored whole. */
export function ImportPage() {
  const { state, bring } = useImport();
  const { downloading, download } = useDownload();
  const input = useRef<HTMLInputElement>(null);
  const busy = state.at === 'checking' || state.at === 'storing';
  return (
    <Page.Main>
      <DeskTitle>Enquiries by a file</DeskTitle>
      <Layouts.Header
        title="Enquiries by a file"
        subtitle="Lists of an event, a portal or a partner"
        navigationAction={<BackButton fallback="/lead-desk/new" />}
      />
      <Layouts.Content>
        <Box
          background="neutral0"
          padding={{ initial: 4, medium: 6 }}
          marginBottom={8}
          hasRadius
          shadow="tableShadow"
        >
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Typography tag="p" textColor="neutral600">
              CSV of at most {MOST_ENTERED_ROWS} rows. <em>Source</em> is one of {ENTRY_SOURCES.join(', ')};{' '}
              <em>Consent</em> says how they agreed: {CONSENT_WAYS.join(', ')}. You see first what the file
              would store.
            </Typography>
            <Flex gap={4} wrap="wrap">
              <Button startIcon={<Upload />} disabled={busy} onClick={() => input.current?.click()}>
                Choose a file
              </Button>
              <Button
                variant="secondary"
                startIcon={<Download />}
                loading={downloading}
                onClick={() => download('/lead-desk/entered-file', 'enquiries.csv')}
              >
                An empty one
              </Button>
              {state.at !== 'none' && <Typography fontWeight="semiBold">{state.name}</Typography>}
            </Flex>
            <input
              ref={input}
              type="file"
              hidden
              accept=".csv,text/csv"
              aria-label="File of enquiries"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void bring(file);
                // The same file, mended, is another choice.
                target.value = '';
              }}
            />
            <Box aria-live="polite" aria-busy={busy}>
              <Stage state={state} />
            </Box>
          </Flex>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
