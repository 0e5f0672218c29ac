import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { contentForms } from '../../../panel/content/forms';
import type { LiveProof } from '../server/replies';
import { sayProof } from './say-proof';
import { useLiveProof } from './use-live-proof';

type Props = {
  model: string;
  document?: { documentId?: string; updatedAt?: string | null; status?: string };
  meta?: { availableStatus?: unknown };
};

const COLOURS: Record<LiveProof['state'], string> = {
  live: 'success600',
  gone: 'neutral800',
  nowhere: 'neutral800',
  waiting: 'neutral800',
  partly: 'warning600',
  failed: 'danger600',
};
const STATES = {
  new: '',
  old: ' (still as before)',
  silent: ' (does not answer)',
  broken: ' (cannot be shown)',
};

function Pages({ pages }: Pick<LiveProof, 'pages'>) {
  return (
    <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
      {pages.map(({ href, name, state }) => (
        <li key={href}>
          <Link href={href} isExternal>
            {name}
          </Link>
          <Typography variant="pi" textColor="neutral600">
            {STATES[state]}
          </Typography>
        </li>
      ))}
    </Flex>
  );
}

function Looked({ address, version }: { address: string; version: string }) {
  const { proof, error, looking, retry } = useLiveProof(address, version);
  const why = error ?? (looking ? null : proof?.why);
  const settled = proof !== null && ['live', 'gone', 'nowhere'].includes(proof.state);
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} width="100%">
      <div role="status">
        <Typography fontWeight="semiBold" textColor={proof && !looking ? COLOURS[proof.state] : 'neutral800'}>
          {proof ? sayProof(proof, looking) : looking ? 'Asking the site …' : 'Not known'}
        </Typography>
      </div>
      {why ? (
        <Typography variant="pi" textColor="neutral700">
          {why}
        </Typography>
      ) : null}
      {proof && proof.state !== 'gone' ? <Pages pages={proof.pages} /> : null}
      {settled || looking ? null : (
        <Button variant="secondary" size="S" onClick={retry}>
          Retry
        </Button>
      )}
    </Flex>
  );
}

/** Says beside the form whether visitors see what was published, on which pages, and since when. */
export function LivePanel({ model, document, meta }: Props) {
  const documentId = document?.documentId;
  if (!(model in contentForms) || !documentId || !document) return null;
  const version = JSON.stringify([document.updatedAt, document.status, meta?.availableStatus]);
  return {
    title: 'On the site',
    content: <Looked address={`/site-view/proofs/${model}/${documentId}`} version={version} />,
  };
}
