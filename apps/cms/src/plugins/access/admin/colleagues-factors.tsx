import { Badge, Box, Button, Dialog, Flex, Loader, Typography } from '@strapi/design-system';
import { ConfirmDialog, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Failed } from '../../lead-desk/admin/failed';
import { sayError, sayMoment } from '../../lead-desk/admin/say';
import { useAsked } from '../../lead-desk/admin/use-desk';
import type { ColleaguesFactor } from '../server/replies';
import { LeaveDialog } from './leave-dialog';
import { readColleagues } from './read-replies';
import { SessionsDialog } from './sessions-dialog';

const PERMISSIONS = { update: [{ action: 'admin::users.update', subject: null }] };

function State({ open, invited, on, needed }: ColleaguesFactor) {
  if (invited)
    return (
      <Badge>{invited.until ? `Invited until ${sayMoment(invited.until)}` : 'Invitation has run out'}</Badge>
    );
  if (!open) return <Badge>Has left, and still holds something</Badge>;
  if (on) return <Badge active>On</Badge>;
  return <Badge>{needed ? 'Asked for at the next sign-in' : 'Off'}</Badge>;
}

/** What may be done to a colleague's account; null: nothing by this administrator. */
type Acts = { onReset: () => void; onLeave: () => void; onSessions: () => void; onInvite: () => void } | null;

function Row({ one, acts }: { one: ColleaguesFactor; acts: Acts }) {
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
          {one.name}
        </Typography>
        <Typography tag="p" textColor="neutral600">
          {one.email}
        </Typography>
      </Box>
      <Flex gap={2} wrap="wrap">
        <State {...one} />
        {one.on && acts && (
          <Button
            size="S"
            variant="tertiary"
            onClick={acts.onReset}
            aria-label={`Reset ${one.name}’s second step`}
          >
            Reset
          </Button>
        )}
        {one.open && acts && (
          <Button
            size="S"
            variant="tertiary"
            onClick={acts.onSessions}
            aria-label={`Where ${one.name} is signed in`}
          >
            Sessions
          </Button>
        )}
        {one.invited && acts && (
          <Button
            size="S"
            variant="tertiary"
            onClick={acts.onInvite}
            aria-label={`Send ${one.name}’s invitation again`}
          >
            Send again
          </Button>
        )}
        {acts && !one.invited && (
          <Button
            size="S"
            variant="tertiary"
            onClick={acts.onLeave}
            aria-label={one.open ? `${one.name} leaves` : `Hand over what ${one.name} still holds`}
          >
            {one.open ? 'Leaves' : 'Hand over'}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** Who has a second factor, where they are signed in, and who leaves. Whoever has lost phone and codes is let in again by an administrator. */
export function ColleaguesFactors() {
  const { data, error, reload } = useAsked('/access/colleagues', readColleagues);
  const { allowedActions } = useRBAC(PERMISSIONS);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [chosen, setChosen] = useState<ColleaguesFactor | null>(null);
  const [leaver, setLeaver] = useState<ColleaguesFactor | null>(null);
  const [watched, setWatched] = useState<ColleaguesFactor | null>(null);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!data) return <Loader>Loading</Loader>;

  const reset = () =>
    post(`/access/colleagues/${chosen?.id}/second-factor/reset`)
      .then(
        () => toggleNotification({ type: 'success', message: `${chosen?.name} signs in by password again` }),
        (failure: unknown) => toggleNotification({ type: 'danger', message: sayError(failure) }),
      )
      .finally(() => {
        setChosen(null);
        reload();
      });

  const invite = (one: ColleaguesFactor) =>
    post(`/access/colleagues/${one.id}/invitation`)
      .then(
        () =>
          toggleNotification({
            type: 'success',
            message: `Sent to ${one.email}. The link from before is worth nothing any more.`,
          }),
        (failure: unknown) => toggleNotification({ type: 'danger', message: sayError(failure) }),
      )
      .finally(reload);
  return (
    <>
      {data.length === 0 && <Typography tag="p">Nobody else can sign in here.</Typography>}
      <ul>
        {data.map((one) => (
          <Row
            key={one.id}
            one={one}
            acts={
              allowedActions.canUpdate
                ? {
                    onReset: () => setChosen(one),
                    onLeave: () => setLeaver(one),
                    onSessions: () => setWatched(one),
                    onInvite: () => invite(one),
                  }
                : null
            }
          />
        ))}
      </ul>
      {watched && <SessionsDialog one={watched} onClose={() => setWatched(null)} />}
      {leaver && (
        <LeaveDialog
          one={leaver}
          onClose={() => setLeaver(null)}
          onDone={() => {
            setLeaver(null);
            reload();
          }}
        />
      )}
      <Dialog.Root open={chosen !== null} onOpenChange={(open: boolean) => !open && setChosen(null)}>
        <ConfirmDialog title={`Reset ${chosen?.name}’s second step?`} onConfirm={reset}>
          They sign in by their password alone until they set it up again. Be sure that it is them who asks.
          It is written into the audit log.
        </ConfirmDialog>
      </Dialog.Root>
    </>
  );
}
