import { Button, Flex, Typography } from '@strapi/design-system';
import { Phone } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { type PhoneState, phoneState, ringPhone, silencePhone } from './phone-rings';
import { sayError } from './say';

/** Why it cannot be had, in words that say what can be done. */
const CANNOT: Partial<Record<PhoneState, string>> = {
  keyless: 'Phones are not rung here yet. Your administrator can switch it on.',
  refused: 'This browser may not notify you: allow it in its settings for this page',
};

type AskProps = { onAsk: () => void; onLeave: () => void; busy: boolean };

/** Said before the browser asks: whoever says no there is never asked again. */
function Ask({ onAsk, onLeave, busy }: AskProps) {
  return (
    <Flex
      role="group"
      aria-label="Notify this device"
      direction="column"
      alignItems="stretch"
      gap={3}
      padding={4}
      hasRadius
      shadow="tableShadow"
      background="neutral0"
      maxWidth="44rem"
    >
      <Typography>
        This device rings, also with the panel closed, when an enquiry becomes yours, when one is brought
        before you because nobody answered, and when it is time to call. It shows the reference and the
        project, nothing of the person. Your browser asks next whether it may.
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Button onClick={onAsk} loading={busy}>
          Go on
        </Button>
        <Button variant="tertiary" onClick={onLeave}>
          Not now
        </Button>
      </Flex>
    </Flex>
  );
}

/** Whether this device is rung where no page of the panel is open: off until somebody chooses it, in words first. */
export function PhoneSwitch() {
  const { toggleNotification } = useNotification();
  const [state, setState] = useState<PhoneState | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let shown = true;
    // The desk says itself when it is not connected.
    phoneState().then(
      (now) => shown && setState(now),
      () => shown && setState(null),
    );
    return () => {
      shown = false;
    };
  }, []);
  const turn = (change: () => Promise<PhoneState>) => {
    setBusy(true);
    change()
      .then(setState, (error: unknown) => toggleNotification({ type: 'danger', message: sayError(error) }))
      .finally(() => {
        setBusy(false);
        setAsking(false);
      });
  };
  if (state === null || state === 'unable') return null;
  const cannot = CANNOT[state];
  if (cannot) {
    return (
      <Typography variant="pi" textColor="neutral600">
        {cannot}
      </Typography>
    );
  }
  if (asking && state === 'off') {
    return <Ask busy={busy} onAsk={() => turn(ringPhone)} onLeave={() => setAsking(false)} />;
  }
  const on = state === 'on';
  return (
    <Button
      size="S"
      variant={on ? 'secondary' : 'ghost'}
      startIcon={<Phone />}
      aria-pressed={on}
      loading={busy}
      onClick={() => (on ? turn(silencePhone) : setAsking(true))}
    >
      {on ? 'Notifies this device' : 'Notify this device'}
    </Button>
  );
}
