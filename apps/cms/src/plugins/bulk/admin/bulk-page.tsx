import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import { Download, Upload } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Failed } from '../../lead-desk/admin/failed';
import { useDownload } from '../../lead-desk/admin/use-download';
import { EDITS_PROJECTS, PROJECT } from '../projects';
import { FORMATS, LARGEST_FILE_BYTES, MOST_ROWS, type SheetName } from '../sheet-rules';
import { count } from './count';
import { FileTold } from './file-told';
import { type FileState, useFile } from './use-file';

const SHEETS: { name: SheetName; title: string; what: string }[] = [
  {
    name: 'projects',
    title: 'Projects',
    what: 'One row for each: name, place, stage, headlines, terms. Pictures, long texts and registrations stay in the form.',
  },
  {
    name: 'configurations',
    title: 'Configurations',
    what: 'Areas, prices and availability. The rows of a project stand in for all it has.',
  },
];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box tag="section" background="neutral0" hasRadius shadow="tableShadow" padding={6} aria-label={title}>
      <Typography variant="beta" tag="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function TakeOut() {
  const { downloading, download } = useDownload();
  return (
    <Section title="Download">
      <Typography tag="p" paddingTop={2} textColor="neutral600">
        The drafts as they are now. CSV opens in Excel; JSON is for programs.
      </Typography>
      <div className="bulk-sheets">
        {SHEETS.map(({ name, title, what }) => (
          <Box key={name} paddingTop={4}>
            <Typography variant="delta" tag="h3">
              {title}
            </Typography>
            <Typography tag="p" paddingTop={1} paddingBottom={3}>
              {what}
            </Typography>
            <Flex gap={2} wrap="wrap">
              {FORMATS.map((format) => (
                <Button
                  key={format}
                  variant="secondary"
                  startIcon={<Download />}
                  disabled={downloading}
                  aria-label={`Download the ${name} as ${format.toUpperCase()}`}
                  onClick={() => download(`/bulk/exports/${name}/${format}`, `${name}.${format}`)}
                >
                  {format.toUpperCase()}
                </Button>
              ))}
            </Flex>
          </Box>
        ))}
      </div>
    </Section>
  );
}

function Told({ state }: { state: FileState }) {
  if (state.at === 'none') return null;
  if (state.at === 'checking') return <Loader>The file is being looked through</Loader>;
  if (state.at === 'failed') {
    const { error, again } = state;
    return again ? (
      <Failed error={error} onRetry={again} />
    ) : (
      <Typography role="alert" textColor="danger600" tag="p">
        {error}
      </Typography>
    );
  }
  if (state.at === 'done') {
    const { changed, created } = state.done;
    return (
      <Box>
        <Typography variant="delta" tag="h3">
          Stored: {count(changed, 'draft')} changed, {count(created, 'new one')}
        </Typography>
        <Typography tag="p" paddingTop={1}>
          Nothing is live yet. Look at them in{' '}
          <Link to={`/content-manager/collection-types/${PROJECT}`}>the projects</Link> and publish them
          there.
        </Typography>
      </Box>
    );
  }
  const making = state.at === 'making';
  return <FileTold told={state.told} making={making} onMake={making ? () => {} : state.make} />;
}

function BringIn() {
  const { state, bring } = useFile();
  const input = useRef<HTMLInputElement>(null);
  const busy = state.at === 'checking' || state.at === 'making';
  return (
    <Section title="Bring in">
      <Typography tag="p" paddingTop={2} textColor="neutral600">
        A file as it is downloaded here, of at most {MOST_ROWS.projects} projects or{' '}
        {MOST_ROWS.configurations.toLocaleString('en-IN')} configurations and {LARGEST_FILE_BYTES / 1000} kB.
        You see first what it would do; nothing goes live by itself.
      </Typography>
      <Flex gap={4} paddingTop={4} wrap="wrap">
        <Button startIcon={<Upload />} disabled={busy} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        {state.at !== 'none' && (
          <Typography className="bulk-name" fontWeight="semiBold">
            {state.name}
          </Typography>
        )}
      </Flex>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.json,text/csv,application/json"
        aria-label="File to bring in"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void bring(file);
          // The same file, mended, is another choice.
          target.value = '';
        }}
      />
      <Box className="bulk-told" paddingTop={state.at === 'none' ? 0 : 6} aria-live="polite" aria-busy={busy}>
        <Told state={state} />
      </Box>
    </Section>
  );
}

/** Projects and their configurations as a file, out and back in: a page of the panel. */
export default function BulkPage() {
  return (
    <Page.Protect permissions={EDITS_PROJECTS}>
      <Page.Title>Import and export</Page.Title>
      <Page.Main>
        <Layouts.Header title="Import and export" subtitle="Many projects at once, by a spreadsheet" />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
            <TakeOut />
            <BringIn />
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}
