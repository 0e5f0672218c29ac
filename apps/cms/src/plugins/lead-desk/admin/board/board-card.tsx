import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Lead } from '../../server/replies';
import type { Stage } from '../../stages';
import { AnswerBadge } from '../answer-badge';
import { takenByPointer } from '../in-hand';
import { NextStep } from '../lead-lines';
import { sayDay } from '../say';
import { TagLabels } from '../tags/tag-labels';
import { MoveChoices } from './move-choices';

/** What a card does besides being read. */
export type CardActions = {
  onTake: (lead: Lead) => void;
  onLetGo: () => void;
  /** Its stages are asked for, or no longer. */
  onAsk: (lead: Lead | null) => void;
  onMove: (lead: Lead, to: Stage) => void;
};

type Props = CardActions & {
  lead: Lead;
  /** The pointer may take it. */
  canBeDragged: boolean;
  isInHand: boolean;
  /** Where it can go is shown. */
  isAsking: boolean;
  /** It is on its way. */
  isMoving: boolean;
};

// A name may be one long word.
const WHOLE: CSSProperties = { overflowWrap: 'anywhere' };
const THUMB: CSSProperties = { minHeight: '4.4rem' };
const FADED: CSSProperties = { opacity: 0.6 };

/** One enquiry of the board: who, about what, how long they wait or what comes next, and whose it is. */
export function BoardCard({ lead, canBeDragged, isInHand, isAsking, isMoving, ...actions }: Props) {
  const id = useId();
  const movable = !isMoving;
  // How soon somebody was answered is the list's; here is what is to be done.
  const waits = lead.answer?.state === 'waiting' || lead.answer?.state === 'late';
  const taken = takenByPointer({
    text: lead.reference,
    onTake: () => actions.onTake(lead),
    onLetGo: actions.onLetGo,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey || !movable) return;
    event.preventDefault();
    actions.onAsk(lead);
  };
  return (
    <Box
      tag="article"
      aria-label={`${lead.name}, ${lead.reference}`}
      aria-busy={isMoving}
      data-lead={lead.documentId}
      background={isInHand ? 'primary100' : 'neutral0'}
      borderColor={isInHand ? 'primary500' : 'neutral150'}
      hasRadius
      shadow="tableShadow"
      padding={canBeDragged ? 2 : 3}
      minWidth={0}
      onKeyDown={onKeyDown}
      {...(canBeDragged && movable ? taken : isMoving ? { style: FADED } : {})}
    >
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Typography
          tag={Link}
          to={`/lead-desk/${lead.documentId}`}
          // The card is taken, not its link.
          draggable={false}
          aria-keyshortcuts="M"
          fontWeight="semiBold"
          textColor="primary600"
          style={WHOLE}
        >
          {lead.name}
        </Typography>
        <Typography variant="pi" textColor="neutral800" style={WHOLE}>
          {lead.project ?? 'No project'}
        </Typography>
        <TagLabels tags={lead.tags} />
        {lead.lostReason && (
          <Typography variant="pi" textColor="neutral600">
            {lead.lostReason}
          </Typography>
        )}
        {waits && (
          <Flex>
            <AnswerBadge answer={lead.answer} />
          </Flex>
        )}
        <NextStep lead={lead} />
        {!waits && lead.nextFollowUp === null && lead.stageSince && (
          <Typography variant="pi" textColor="neutral600">
            Since {sayDay(lead.stageSince)}
          </Typography>
        )}
        {lead.withdrawn && (
          <Typography variant="pi" fontWeight="semiBold" textColor="danger600">
            Consent withdrawn
          </Typography>
        )}
        <Flex justifyContent="space-between" gap={2}>
          <Typography variant="pi" textColor={lead.owner ? 'neutral800' : 'neutral600'} ellipsis>
            {lead.owner ?? 'Nobody'}
          </Typography>
          <Button
            size="S"
            variant="ghost"
            style={canBeDragged ? {} : THUMB}
            aria-expanded={isAsking}
            aria-controls={id}
            aria-label={`Move ${lead.name}`}
            disabled={!movable}
            onClick={() => actions.onAsk(isAsking ? null : lead)}
          >
            {isAsking ? 'Leave' : 'Move'}
          </Button>
        </Flex>
        <div id={id} hidden={!isAsking}>
          {isAsking && (
            <MoveChoices
              lead={lead}
              onChoose={(to) => actions.onMove(lead, to)}
              onLeave={() => actions.onAsk(null)}
            />
          )}
        </div>
      </Flex>
    </Box>
  );
}
