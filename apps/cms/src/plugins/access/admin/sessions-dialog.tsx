import { Box, Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { Failed } from '../../lead-desk/admin/failed';
import { sayError, sayMoment } from '../../lead-desk/admin/say';
import { useAsked } from '../../lead-desk/admin/use-desk';
import type { ColleaguesFactor, ColleaguesSession } from '../server/replies';
import { readSessions } from './read-replies';

const sayDevice = ({ device }: ColleaguesSession) => device ?? 'A program, or a browser that does not say';

type OneProps = { session: ColleaguesSession; busy: boolean; onEnd: () => void };

function One({ session, busy, onEnd }: OneProps) {
  const { since, lastUsed, address } = session;
  return (
    <Flex
      tag="li"
      justifyContent="space-between"
      gap={2}
      wrap="wrap"
      paddingTop={3}
      paddingBottom={3}
      borderStyle="solid none none"
      borderWidth="1px"
      borderColor="neutral150"
    >
      <Box minWidth={0} style={{ overflowWrap: 'anywhere' }}>
        <Typography tag="p" fontWeight="semiBold">
          {sayDevice(session)}
        </Typography>
        <Typography tag="p" textColor="neutral600">
          Signed in {sayMoment(since)}, last seen {sayMoment(lastUsed)} or within half an hour after
        </Typography>
        <Typography tag="p" textColor="neutral600">
          {address === null ? 'Its network address was not kept' : `Network address ${address}`}
        </Typography>
      </Box>
      <Button
        size="S"
        variant="tertiary"
        disabled={busy}
        onClick={onEnd}
        aria-label={`End ${sayDevice(session)}, signed in ${sayMoment(since)}`}
      >
        End
      </Button>
    </Flex>
  );
}

type Props = { one: ColleaguesFactor; onClose: () => void };

/** Where a colleague is signed in, each of which can be ended. */
export function SessionsDialog({ one, onClose }: Props) {
  const path = `/access/colleagues/${one.id}/sessions`;
  const { data, error, reload } = useAsked(path, readSessions);
  const [busy, setBusy] = useState(false);
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  async function end(session: ColleaguesSession | null) {
    setBusy(true);
    try {
      await del(session ? `${path}/${session.id}` : path);
      const what = session ? sayDevice(session) : `All sessions of ${one.name}`;
      toggleNotification({ type: 'success', message: `Ended: ${what}` });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: sayError(failure) });
    } finally {
      setBusy(false);
      reload();
    }
  }
  let body: ReactNode = <Loader>Loading</Loader>;
  if (error) body = <Failed error={error} onRetry={reload} />;
  else if (data?.length === 0) body = <Typography tag="p">{one.name} is signed in nowhere.</Typography>;
  else if (data)
    body = (
      <ul>
        {data.map((session) => (
          <One key={session.id} session={session} busy={busy} onEnd={() => end(session)} />
        ))}
      </ul>
    );
  return (
    <Modal.Root open onOpenChange={(open: boolean) => open || onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Where {one.name} is signed in</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p" textColor="neutral700">
              What is ended is refused at its next call; whoever sits there signs in anew. An address says
              which network, not where: behind one may be a whole office, or a phone’s company.
            </Typography>
            {body}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button size="L" variant="tertiary" onClick={onClose}>
            Close
          </Button>
          {data && data.length > 1 && (
            <Button size="L" variant="danger" disabled={busy} onClick={() => end(null)}>
              End all
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
