import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { sayLeft } from './chosen-words';
import type { Changing, Notice } from './use-change-chosen';

const SECOND_MS = 1000;
const TALL: CSSProperties = { minHeight: '4.4rem' };
// Of two hundred that were left the page would be the list of them.
const LEFT: CSSProperties = { maxHeight: '16rem', overflowY: 'auto' };

/** Seconds until a moment, told anew each second; 0: it is over. */
function useSecondsTo(until: number | null): number {
  const secondsNow = () => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)));
  const [seconds, setSeconds] = useState(secondsNow);
  const latest = useRef(secondsNow);
  latest.current = secondsNow;
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setSeconds(latest.current()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

type Props = {
  notice: Notice;
  changing: Pick<Changing, 'busy' | 'refusal' | 'undo'>;
  onClose: (hadFocus: boolean) => void;
  /** Whether what it was done from is gone, and with it what had the focus. */
  takesFocus?: boolean;
};

/** What was done, what did not go along and why, and for a minute the way back. */
export function ChosenNotice({ notice, changing, onClose, takesFocus = true }: Props) {
  const { words, left, undo } = notice;
  const seconds = useSecondsTo(undo?.until ?? null);
  const box = useRef<HTMLDivElement>(null);
  const close = () => onClose(box.current?.contains(document.activeElement) ?? false);
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    if (!takesFocus) return;
    const timer = setTimeout(() => box.current?.querySelector('button')?.focus(), 0);
    return () => clearTimeout(timer);
  }, [takesFocus]);
  const isOver = undo !== null && seconds === 0;
  useEffect(() => {
    if (!isOver) return;
    if (left.length === 0) closing.current();
    // Undo is gone, and with it what had the focus, if it had.
    else if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [isOver, left]);
  return (
    <Flex ref={box} direction="column" alignItems="stretch" gap={3} role="group" aria-label="What was done">
      <Flex justifyContent="space-between" gap={3} wrap="wrap">
        <Typography fontWeight="semiBold" textColor="neutral800">
          {words}
        </Typography>
        <Flex gap={2}>
          {undo && !isOver && (
            <Button
              size="L"
              style={TALL}
              variant="secondary"
              loading={changing.busy}
              onClick={() => changing.undo(notice)}
            >
              Undo<span aria-hidden>{` · ${seconds} s`}</span>
            </Button>
          )}
          <Button size="L" style={TALL} variant="tertiary" startIcon={<Cross />} onClick={close}>
            Close
          </Button>
        </Flex>
      </Flex>
      {changing.refusal && (
        <Typography textColor="danger600" role="alert">
          {changing.refusal}
        </Typography>
      )}
      {left.length > 0 && (
        <Box style={LEFT}>
          <Typography textColor="warning700">{sayLeft(left.length)}:</Typography>
          <ul>
            {left.map(({ documentId, who, why }) => (
              <Typography key={documentId} tag="li" variant="pi" textColor="neutral700">
                {who}: {why}
              </Typography>
            ))}
          </ul>
        </Box>
      )}
    </Flex>
  );
}
