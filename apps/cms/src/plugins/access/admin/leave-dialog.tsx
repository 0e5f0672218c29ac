import {
  Box,
  Button,
  Field,
  Flex,
  Loader,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { Failed } from '../../lead-desk/admin/failed';
import { sayDate, sayError, sayMoment } from '../../lead-desk/admin/say';
import { useAsked } from '../../lead-desk/admin/use-desk';
import { holdsAnything, type LeftVisit, sayHoldings } from '../leaving-words';
import type { ColleaguesFactor, LeavingPreview } from '../server/replies';
import { readLeaving, readLeft } from './read-replies';

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What of the enquiries needs somebody soon. */
const sayOpen = ({ enquiries, open, followUps }: LeavingPreview['holds']) =>
  enquiries === 0
    ? ''
    : ` Of the enquiries ${open} ${open === 1 ? 'is' : 'are'} open, ${followUps} with a time to call again.`;

function whatEnds({ sessions, phones, factor }: LeavingPreview): string {
  const ends = [
    ...(sessions > 0 ? [`${many(sessions, 'session')} ${sessions === 1 ? 'ends' : 'end'} at once`] : []),
    ...(factor ? ['the second step is reset'] : []),
    ...(phones > 0 ? [`${many(phones, 'device')} ${phones === 1 ? 'rings' : 'ring'} no more`] : []),
  ];
  return `The account is closed${ends.length > 0 ? `: ${ends.join(', ')}` : ''}. Invitations and links for a new password are worth nothing any more.`;
}

/** Who learns of it, and where it is written. */
const whatFollows = (
  { holds }: LeavingPreview,
  { name, isYou }: LeavingPreview['successors'][number],
): string =>
  [
    ...(holds.enquiries > 0 ? ['Each enquiry’s history says that it was handed over.'] : []),
    ...(isYou ? [] : [`${name} is told by one mail.`]),
  ].join(' ');

function Left({ visits, name }: { visits: LeftVisit[]; name: string }) {
  return (
    <Box background="warning100" padding={4} hasRadius>
      <Typography tag="p" fontWeight="semiBold">
        {visits.length === 1 ? 'One visit stays' : `${visits.length} visits stay`} for you to decide
      </Typography>
      <Typography tag="p" textColor="neutral700">
        {name} is not given {visits.length === 1 ? 'it' : 'them'}. In the calendar of the desk give{' '}
        {visits.length === 1 ? 'it' : 'each'} to somebody else, or move it.
      </Typography>
      <ul>
        {visits.map(({ reference, startsAt, project, why }) => (
          <Typography tag="li" key={reference + startsAt} paddingTop={2}>
            {sayMoment(startsAt)}, {project} ({reference}): {why}
          </Typography>
        ))}
      </ul>
    </Box>
  );
}

type TakerProps = { told: LeavingPreview; chosen: number | null; onChoose: (id: number) => void };

function Taker({ told, chosen, onChoose }: TakerProps) {
  return (
    <Field.Root name="taker">
      <Field.Label>Who takes over</Field.Label>
      <SingleSelect
        value={chosen === null ? null : String(chosen)}
        placeholder="Choose a colleague"
        onChange={(id) => onChoose(Number(id))}
      >
        {told.successors.map(({ id, name, email, awayUntil, isYou }) => (
          <SingleSelectOption key={id} value={String(id)}>
            {name} · {email}
            {isYou && ' (you)'}
            {awayUntil && ` (on leave until ${sayDate(awayUntil)})`}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

function Told({ told, chosen, onChoose }: TakerProps) {
  const { name, open, holds, visitsLeft, isLastAdministrator } = told;
  const taker = told.successors.find(({ id }) => id === chosen);
  const follows = taker ? whatFollows(told, taker) : '';
  if (isLastAdministrator)
    return (
      <Typography tag="p">
        {name} is the last administrator. Give another account that role first: nobody could let anybody in
        after them.
      </Typography>
    );
  return (
    <>
      <Typography tag="p">
        {holdsAnything(holds)
          ? `${name} holds ${sayHoldings(holds)}.${sayOpen(holds)}`
          : `${name} holds nothing that somebody has to take over.`}
      </Typography>
      {holdsAnything(holds) && <Taker told={told} chosen={chosen} onChoose={onChoose} />}
      {taker && visitsLeft.length > 0 && <Left visits={visitsLeft} name={taker.name} />}
      {follows && (
        <Typography tag="p" textColor="neutral700">
          {follows}
        </Typography>
      )}
      {open && (
        <Typography tag="p" textColor="neutral700">
          {whatEnds(told)}
        </Typography>
      )}
    </>
  );
}

/** What the button does. */
function actOf(open: boolean, holds: LeavingPreview['holds'] | undefined): string {
  if (!open) return 'Hand over';
  return holds && !holdsAnything(holds) ? 'Close the account' : 'Hand over and close';
}

type Props = { one: ColleaguesFactor; onClose: () => void; onDone: () => void };

/** Says what will be handed over and closed, asks to whom, and does it. */
export function LeaveDialog({ one, onClose, onDone }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const path = `/access/colleagues/${one.id}/leaving`;
  const asked = useAsked(chosen === null ? path : `${path}?to=${chosen}`, readLeaving);
  const { data: told, error, reload } = asked;
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();

  async function leave() {
    setBusy(true);
    setRefusal('');
    try {
      const reply = await post<unknown>(path, { to: chosen, wasOpen: one.open });
      const { holds, visitsLeft } = readLeft(reply.data);
      const handed = sayHoldings(holds);
      const stay =
        visitsLeft.length > 0
          ? ` ${many(visitsLeft.length, 'visit')} ${visitsLeft.length === 1 ? 'waits' : 'wait'} for a decision.`
          : '';
      toggleNotification({
        type: visitsLeft.length > 0 ? 'warning' : 'success',
        message: `${one.name} has left.${handed ? ` Handed over: ${handed}.` : ''}${stay}`,
      });
      onDone();
    } catch (failure) {
      setRefusal(sayError(failure));
      reload();
    } finally {
      setBusy(false);
    }
  }
  const isReady =
    told !== null && !told.isLastAdministrator && (chosen !== null || !holdsAnything(told.holds));
  let body: ReactNode = <Loader>Loading</Loader>;
  if (error) body = <Failed error={error} onRetry={reload} />;
  else if (told) body = <Told told={told} chosen={chosen} onChoose={setChosen} />;
  return (
    <Modal.Root open onOpenChange={(open: boolean) => open || onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{one.open ? `${one.name} leaves` : `What ${one.name} still holds`}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {body}
            {refusal && (
              <Typography textColor="danger600" role="alert">
                {refusal}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button size="L" variant="tertiary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="L"
            variant="danger"
            loading={busy}
            disabled={!isReady || asked.asking}
            onClick={leave}
          >
            {actOf(one.open, told?.holds)}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
