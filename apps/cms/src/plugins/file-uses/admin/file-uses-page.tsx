import {
  Box,
  Button,
  Checkbox,
  Flex,
  Loader,
  Searchbar,
  SearchForm,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { Failed } from '../../lead-desk/admin/failed';
import { useAsked } from '../../lead-desk/admin/use-desk';
import type { LibraryPage } from '../server/replies';
import { FileRow } from './file-row';
import { readLibrary } from './read-library';

type Question = { search: string; unused: boolean; page: number };

const addressOf = ({ search, unused, page }: Question) =>
  `/file-uses/files?${new URLSearchParams({ search, unused: String(unused), page: String(page) })}`;

type AskProps = { question: Question; onAsk: (question: Question) => void };

function Filters({ question, onAsk }: AskProps) {
  const [typed, setTyped] = useState('');
  const ask = (search: string) => onAsk({ ...question, search, page: 1 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed);
  };
  const clear = () => {
    setTyped('');
    ask('');
  };
  return (
    <Flex gap={4} wrap="wrap">
      <SearchForm onSubmit={submit}>
        <Searchbar
          name="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onClear={clear}
          clearLabel="Show all files"
          placeholder="for example: lobby"
        >
          Search by the name of a file
        </Searchbar>
      </SearchForm>
      <Checkbox
        checked={question.unused}
        onCheckedChange={(checked) => onAsk({ ...question, unused: checked === true, page: 1 })}
      >
        Only those used nowhere
      </Checkbox>
    </Flex>
  );
}

const sayNone = ({ search, unused }: Question) => {
  if (search) return `No file${unused ? ' that is used nowhere' : ''} has “${search}” in its name.`;
  return unused ? 'Every file is used somewhere.' : 'The media library is empty.';
};

function Turn({ data, question, onAsk }: AskProps & { data: LibraryPage }) {
  const last = Math.max(1, Math.ceil(data.total / data.pageSize));
  if (last === 1) return null;
  const turn = (step: number) => onAsk({ ...question, page: data.page + step });
  return (
    <Flex gap={4} justifyContent="center">
      <Button variant="secondary" disabled={data.page === 1} onClick={() => turn(-1)}>
        Previous
      </Button>
      <Typography>
        Page {data.page} of {last}
      </Typography>
      <Button variant="secondary" disabled={data.page >= last} onClick={() => turn(1)}>
        Next
      </Button>
    </Flex>
  );
}

function Files({ data, question }: { data: LibraryPage; question: Question }) {
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow">
      {data.files.length === 0 ? (
        <Box padding={8}>
          <Typography tag="p" textAlign="center" textColor="neutral800">
            {sayNone(question)}
          </Typography>
        </Box>
      ) : (
        <ul>
          {data.files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
    </Box>
  );
}

function FileUses() {
  const [question, setQuestion] = useState<Question>({ search: '', unused: false, page: 1 });
  const { data, error, asking, reload } = useAsked(addressOf(question), readLibrary);
  return (
    <Page.Main>
      <Page.Title>Where files are used</Page.Title>
      <Layouts.Header
        title="Where files are used"
        subtitle="Pictures and PDFs of the media library, with the entries that show them. What is used cannot be deleted."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          <Filters question={question} onAsk={setQuestion} />
          {error && <Failed error={error} onRetry={reload} />}
          {!data && !error && (
            <Flex justifyContent="center" padding={8}>
              <Loader>All entries are being looked through</Loader>
            </Flex>
          )}
          {data && (
            <Flex direction="column" alignItems="stretch" gap={6} aria-busy={asking} aria-live="polite">
              <Files data={data} question={question} />
              <Turn data={data} question={question} onAsk={setQuestion} />
            </Flex>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** The library by its uses: what an editor looks at before deleting. */
export default function FileUsesPage() {
  return (
    <Page.Protect permissions={[{ action: 'plugin::upload.read', subject: null }]}>
      <FileUses />
    </Page.Protect>
  );
}
