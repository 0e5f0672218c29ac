import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification, Widget } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Stuck } from '../server/replies';
import { sayState, sayTarget } from './deliveries';
import { sayError } from './say';
import { Figure, Figures, WithSummary } from './widget-parts';

// The worker needs a moment for what it is told to send.
const SENT_MS = 3000;

function SendAll({ renew }: { renew: () => void }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [sending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    post('/lead-desk/deliveries/replay-dead').then(
      () => {
        toggleNotification({ type: 'success', message: 'They are being sent again' });
        setTimeout(() => {
          renew();
          setSending(false);
        }, SENT_MS);
      },
      (error: unknown) => {
        toggleNotification({ type: 'danger', message: sayError(error) });
        setSending(false);
      },
    );
  };
  return (
    <Button variant="secondary" loading={sending} onClick={send}>
      Send all again
    </Button>
  );
}

function Latest({ latest }: Pick<Stuck, 'latest'>) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {latest.map(({ documentId, reference, state, ...target }, index) => (
        <Flex
          tag="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: shown as it came, never rearranged
          key={index}
          gap={3}
        >
          {documentId && (
            <Typography tag={Link} to={`/lead-desk/${documentId}`} textColor="primary600">
              {reference}
            </Typography>
          )}
          <Typography textColor="neutral600" ellipsis>
            {sayTarget(target)}: {sayState(state).toLowerCase()}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}

/** Who could not be told of an enquiry, and another try for all of them. */
export const StuckDeliveries = () => (
  <WithSummary>
    {({ stuck }, renew) => {
      if (stuck === null) return <Widget.NoPermissions />;
      const { dead, parked, latest } = stuck;
      return (
        <Flex direction="column" alignItems="flex-start" gap={4}>
          <Figures>
            <Figure
              value={dead}
              label="given up after ten tries"
              colour={dead > 0 ? 'danger600' : 'success600'}
            />
            <Figure
              value={parked}
              label="refused for good"
              colour={parked > 0 ? 'danger600' : 'success600'}
            />
          </Figures>
          {latest.length === 0 ? (
            <Typography textColor="neutral600">Everybody was told of every enquiry.</Typography>
          ) : (
            <>
              <Latest latest={latest} />
              <SendAll renew={renew} />
            </>
          )}
        </Flex>
      );
    }}
  </WithSummary>
);
