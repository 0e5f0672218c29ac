import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { MouseEvent } from 'react';
import type { Lead } from '../server/replies';
import { capitalised, sayError } from './say';

type Props = { lead: Lead; onDone: () => void };

/** Says that a suspected enquiry is one: what was held back for it then goes out. */
export function NotSpamButton({ lead, onDone }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const release = (event: MouseEvent) => {
    // The row behind opens the enquiry.
    event.stopPropagation();
    post(`/lead-desk/leads/${lead.documentId}/not-spam`).then(
      () => {
        toggleNotification({ type: 'success', message: 'It is an enquiry like any other now' });
        onDone();
      },
      (error: unknown) => toggleNotification({ type: 'danger', message: sayError(error) }),
    );
  };
  return (
    <Button variant="secondary" size="S" onClick={release}>
      Not spam
    </Button>
  );
}

/** Why an enquiry is suspected, and the way out. */
export function NotSpam({ lead, onDone }: Props) {
  return (
    <Box background="warning100" padding={5} hasRadius marginBottom={4}>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Typography fontWeight="semiBold" textColor="warning700">
            Suspected of spam. Nobody was told of it.
          </Typography>
          <Typography textColor="warning700">
            {capitalised(lead.spamReasons?.split('\n').join(' · ') ?? '')}
          </Typography>
        </Flex>
        <NotSpamButton lead={lead} onDone={onDone} />
      </Flex>
    </Box>
  );
}

/** Calls an enquiry spam: nobody is told of it, and those like it score higher. "Not spam" takes it back. */
export function SpamButton({ lead, onDone }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const mark = () =>
    post(`/lead-desk/leads/${lead.documentId}/spam`).then(
      () => {
        toggleNotification({ type: 'success', message: 'It is under Spam now; those like it score higher' });
        onDone();
      },
      (error: unknown) => toggleNotification({ type: 'danger', message: sayError(error) }),
    );
  return (
    <Button variant="ghost" size="S" onClick={mark}>
      Spam
    </Button>
  );
}
