import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { DELIVERY_STATES, type DeliveryState, isIn, STUCK } from '../../../deliveries/delivery-state';
import type { Delivery, OpenedLead } from '../server/replies';
import { sayError, sayMoment } from './say';

const TARGETS: Record<string, string> = {
  'mail-desk': 'Mail to the desk',
  'mail-owner': 'Mail to the owner',
  'mail-colleague': 'Mail to a colleague',
  'mail-visitor': 'Mail to the visitor',
  push: 'Ring of a phone',
  'whatsapp-visitor': 'WhatsApp to the visitor',
};
const STATES: Record<
  DeliveryState,
  { words: string; variant: 'success' | 'warning' | 'danger' | 'neutral' }
> = {
  delivered: { words: 'Delivered', variant: 'success' },
  pending: { words: 'On its way', variant: 'warning' },
  held: { words: 'Held back', variant: 'warning' },
  parked: { words: 'Refused', variant: 'danger' },
  dead: { words: 'Given up', variant: 'danger' },
  stopped: { words: 'Stopped', variant: 'neutral' },
};
const ENQUIRY = 'enquiry';
// The worker needs a moment for what it is told to send.
const SENT_MS = 2500;

/** How a target is called. */
export const sayTarget = ({ kind, target }: Pick<Delivery, 'kind' | 'target'>) => TARGETS[kind] ?? target;

/** How a delivery stands, in one or two words. */
export const sayState = (state: string) => (isIn(DELIVERY_STATES, state) ? STATES[state].words : state);

const sayOutcome = (outcome: Delivery['tries'][number]['outcome']) =>
  outcome === 'retry' ? 'Failed, to be tried again' : sayState(outcome);
const sayTries = (count: number) => (count === 1 ? '1 try' : `${count} tries`);

function Tries({ tries }: Pick<Delivery, 'tries'>) {
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={2} paddingTop={2}>
      {tries.map(({ at, outcome, status, reply }) => (
        <Box tag="li" key={at}>
          <Typography variant="pi" textColor="neutral700" tag="p">
            {sayMoment(at)} · {sayOutcome(outcome)}
            {status === null ? '' : ` · ${status}`}
          </Typography>
          {reply && (
            <Typography variant="pi" textColor="neutral600" tag="p" style={{ overflowWrap: 'anywhere' }}>
              {reply}
            </Typography>
          )}
        </Box>
      ))}
    </Flex>
  );
}

function One({ delivery, onSend }: { delivery: Delivery; onSend: (() => Promise<void>) | null }) {
  const [sending, setSending] = useState(false);
  const { state, tries, nextAttemptAt } = delivery;
  const waits = state === 'pending' && tries.length > 0 && nextAttemptAt;
  return (
    <Box
      tag="li"
      paddingTop={3}
      paddingBottom={3}
      borderColor="neutral150"
      borderWidth="0 0 1px 0"
      borderStyle="solid"
    >
      <Flex justifyContent="space-between" gap={3} wrap="wrap">
        <Flex gap={3} wrap="wrap">
          <Typography fontWeight="semiBold">{sayTarget(delivery)}</Typography>
          {delivery.occasion !== ENQUIRY && (
            <Typography textColor="neutral600">of the {delivery.occasion}</Typography>
          )}
          <Badge variant={STATES[state].variant}>{sayState(state)}</Badge>
          {waits && (
            <Typography variant="pi" textColor="neutral600">
              Next try {sayMoment(nextAttemptAt)}
            </Typography>
          )}
        </Flex>
        {onSend && (
          <Button
            size="S"
            variant="secondary"
            loading={sending}
            onClick={() => {
              setSending(true);
              onSend().finally(() => setSending(false));
            }}
          >
            Send again
          </Button>
        )}
      </Flex>
      {tries.length > 0 && (
        <details open={isIn(STUCK, state)}>
          <Typography tag="summary" variant="pi" textColor="neutral600" cursor="pointer">
            {sayTries(tries.length)}
          </Typography>
          <Tries tries={tries} />
        </details>
      )}
    </Box>
  );
}

type Props = Pick<OpenedLead, 'deliveries'> & {
  /** Whether this viewer may have deliveries sent again. */
  resend: boolean;
  onDone: () => void;
};

/** Who was told of an enquiry, every try of it, and a second chance for what did not arrive. */
export function Deliveries({ deliveries, resend, onDone }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const send = (documentId: string) =>
    post(`/lead-desk/deliveries/${documentId}/send-again`).then(
      () => {
        toggleNotification({ type: 'success', message: 'It is being sent again' });
        onDone();
        setTimeout(onDone, SENT_MS);
      },
      (error: unknown) => toggleNotification({ type: 'danger', message: sayError(error) }),
    );
  return (
    <>
      <Typography variant="delta" tag="h2">
        Who was told
      </Typography>
      {deliveries.length === 0 && (
        <Typography tag="p" textColor="neutral600" paddingTop={3}>
          Nobody is to be told of this enquiry.
        </Typography>
      )}
      <Box tag="ul" paddingTop={1}>
        {deliveries.map((delivery) => (
          <One
            key={delivery.documentId}
            delivery={delivery}
            onSend={resend && isIn(STUCK, delivery.state) ? () => send(delivery.documentId) : null}
          />
        ))}
      </Box>
    </>
  );
}
