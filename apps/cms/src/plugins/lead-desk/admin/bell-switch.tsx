import { Button, Flex, Typography } from '@strapi/design-system';
import { Bell } from '@strapi/icons';
import { useEffect, useState } from 'react';
import { isBellOn, isHeard, setBell, wakeBell } from './bell';

/** Whether this browser rings for a new enquiry: off until somebody chooses it. */
export function BellSwitch() {
  const [on, setOn] = useState(isBellOn);
  const [heard, setHeard] = useState(isHeard);
  useEffect(() => {
    if (!on || heard) return;
    const listening = new AbortController();
    const wake = () => wakeBell().then(() => setHeard(isHeard()));
    // Not at its beginning: the words beside the button go then, and the finger would be over something else.
    document.addEventListener('click', wake, { signal: listening.signal });
    document.addEventListener('keydown', wake, { signal: listening.signal });
    return () => listening.abort();
  }, [on, heard]);
  const turn = async () => {
    await setBell(!on);
    setOn(!on);
    setHeard(isHeard());
  };
  return (
    <Flex gap={2} wrap="wrap">
      {on && !heard && (
        <Typography variant="pi" textColor="warning700" role="status">
          The browser keeps it silent until you press anywhere on this page.
        </Typography>
      )}
      <Button
        size="S"
        variant={on ? 'secondary' : 'ghost'}
        startIcon={<Bell />}
        aria-pressed={on}
        onClick={turn}
      >
        {on ? 'Rings for new enquiries' : 'Ring for new enquiries'}
      </Button>
    </Flex>
  );
}
