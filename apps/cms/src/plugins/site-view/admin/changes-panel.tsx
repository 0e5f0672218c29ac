import { Button, Flex, Modal, TextButton, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { contentForms } from '../../../panel/content/forms';
import { sayError } from '../../lead-desk/admin/say';
import type { Change, WhatChanges } from '../server/replies';
import { readWhatChanges } from './read-reply';
import { sayPlace, sayWhat, sayWords } from './say-change';

type Props = {
  model: string;
  document?: { documentId?: string; updatedAt?: string | null; status?: string };
  meta?: { availableStatus?: unknown };
};

function Side({ title, shown }: { title: string; shown: Change['before'] }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} className="site-change-side">
      <Typography variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      {shown?.kind === 'pictures' ? (
        <Flex gap={2} wrap="wrap">
          {shown.pictures.length === 0 ? <Typography textColor="neutral600">No picture</Typography> : null}
          {shown.pictures.map(({ name, url }) => (
            <img key={url} className="site-change-picture" src={url} alt={name} />
          ))}
        </Flex>
      ) : (
        <Typography className="site-change-words" textColor={shown?.words ? 'neutral800' : 'neutral600'}>
          {sayWords(shown?.words ?? null)}
        </Typography>
      )}
    </Flex>
  );
}

function ChangeLine({ change }: { change: Change }) {
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={2} paddingTop={3} paddingBottom={3}>
      <Typography fontWeight="semiBold">{sayPlace(change.where)}</Typography>
      {change.what === 'changed' ? null : <Typography textColor="neutral600">{sayWhat(change)}</Typography>}
      {change.what === 'moved' ? null : (
        <Flex gap={4} alignItems="flex-start" className="site-change-sides">
          {change.before ? <Side title="On the site" shown={change.before} /> : null}
          {change.after ? <Side title="Draft" shown={change.after} /> : null}
        </Flex>
      )}
    </Flex>
  );
}

function List({ changes }: Pick<WhatChanges, 'changes'>) {
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button variant="secondary">See {count}</Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>What Publish changes</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <ul>
            {changes.map((change) => (
              <ChangeLine key={sayPlace(change.where) + change.what} change={change} />
            ))}
          </ul>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Changes({ address, version }: { address: string; version: string }) {
  const { get } = useFetchClient();
  const [known, setKnown] = useState<WhatChanges | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is compared anew
  useEffect(() => {
    const stop = new AbortController();
    get<unknown>(address, { signal: stop.signal })
      .then(({ data }) => {
        setKnown(readWhatChanges(data));
        setError(null);
      })
      .catch((reason: unknown) => {
        if (!stop.signal.aborted) setError(sayError(reason));
      });
    return () => stop.abort();
  }, [get, address, version, round]);
  if (error)
    return (
      <Flex direction="column" alignItems="flex-start" gap={2} role="alert">
        <Typography textColor="danger600">{error}</Typography>
        <TextButton onClick={() => setRound((before) => before + 1)}>Try again</TextButton>
      </Flex>
    );
  if (!known) return <Typography textColor="neutral600">Comparing …</Typography>;
  if (!known.isPublished) return <Typography>All of it: it is not on the site.</Typography>;
  if (known.changes.length === 0) return <Typography>Nothing: the draft is what is on the site.</Typography>;
  return <List changes={known.changes} />;
}

/** In what the saved draft differs from what visitors see. */
export function ChangesPanel({ model, document: entry, meta }: Props) {
  const documentId = entry?.documentId;
  if (!(model in contentForms) || !documentId || !entry) return null;
  // Types without drafts say no status: what is saved is published.
  if (entry.status === undefined) return null;
  const version = JSON.stringify([entry.updatedAt, entry.status, meta?.availableStatus]);
  return {
    title: 'What Publish changes',
    content: <Changes address={`/site-view/changes/${model}/${documentId}`} version={version} />,
  };
}
