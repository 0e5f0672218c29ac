import { Button, Flex } from '@strapi/design-system';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Lead } from '../../server/replies';
import { STAGES, type Stage } from '../../stages';
import { likelyNext } from './board-columns';

// A thumb's size.
const TALL: CSSProperties = { minHeight: '4.4rem' };

type Props = { lead: Lead; onChoose: (to: Stage) => void; onLeave: () => void };

/** The stages an enquiry can go to, for keys and thumbs. The keyboard begins at the next one, and Escape leaves it. */
export function MoveChoices({ lead, onChoose, onLeave }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const next = likelyNext(lead.stage, STAGES);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave();
  };
  return (
    <Flex
      role="group"
      aria-label={`Where ${lead.name} can go`}
      direction="column"
      alignItems="stretch"
      gap={2}
      paddingTop={2}
      onKeyDown={onKeyDown}
    >
      {STAGES.filter((stage) => stage !== lead.stage).map((stage) => (
        <Button
          key={stage}
          ref={stage === next ? first : undefined}
          size="S"
          style={TALL}
          variant={stage === next ? 'secondary' : 'tertiary'}
          onClick={() => onChoose(stage)}
        >
          {stage === 'Lost' ? 'Lost …' : stage}
        </Button>
      ))}
    </Flex>
  );
}
