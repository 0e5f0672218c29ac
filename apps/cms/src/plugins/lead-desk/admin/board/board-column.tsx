import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Lead } from '../../server/replies';
import type { Stage } from '../../stages';
import { usePlace } from '../in-hand';
import { StageBadge } from '../stage-badge';
import { BoardCard, type CardActions } from './board-card';
import type { Column } from './board-columns';

const TALL: CSSProperties = { minHeight: '4.4rem' };
const FULL: CSSProperties = { height: '100%' };

export type ColumnProps = CardActions & {
  column: Column;
  /** The enquiry the pointer has taken. */
  inHand: Lead | null;
  /** The one whose stages are asked for. */
  asking: Lead | null;
  canBeDragged: boolean;
  /** It stands alone, and what chooses it says its name and count. */
  isAlone: boolean;
  isMoving: (lead: Lead) => boolean;
  onMore: (stage: Stage, pages: number) => void;
  /** The same stage in the list, where no more fit here. */
  list: (stage: Stage) => string;
};

/** One stage with its enquiries; what is dropped on it goes there. */
export function BoardColumn({ column, inHand, asking, canBeDragged, isAlone, ...props }: ColumnProps) {
  const { stage, isShown, total, leads, nextPages } = column;
  const { list, isMoving, onMore, ...actions } = props;
  const { isOver, place } = usePlace(() => inHand && actions.onMove(inHand, stage));
  const isPlace = inHand !== null && inHand.stage !== stage;
  const isHere = (one: Lead | null, { documentId }: Lead) => one?.documentId === documentId;
  const rest = total - leads.length;
  return (
    <Flex
      tag="section"
      aria-label={stage}
      direction="column"
      alignItems="stretch"
      gap={2}
      padding={isAlone ? 0 : 1}
      hasRadius
      minWidth={0}
      background={
        isAlone ? 'neutral100' : isPlace && isOver ? 'primary200' : isPlace ? 'primary100' : 'neutral150'
      }
      style={FULL}
      {...(isPlace ? place : {})}
    >
      {!isAlone && (
        <Flex tag="h2" justifyContent="space-between" gap={2} wrap="wrap" padding={1} paddingTop={2}>
          <StageBadge stage={stage} />
          {isShown && (
            <Typography variant="omega" fontWeight="semiBold" textColor="neutral800">
              {total}
            </Typography>
          )}
        </Flex>
      )}
      {leads.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {leads.map((lead) => (
            <Box tag="li" key={lead.documentId} minWidth={0}>
              <BoardCard
                lead={lead}
                canBeDragged={canBeDragged}
                isInHand={isHere(inHand, lead)}
                isAsking={isHere(asking, lead)}
                isMoving={isMoving(lead)}
                {...actions}
              />
            </Box>
          ))}
        </Flex>
      )}
      {!isShown && (
        <Typography variant="pi" textColor="neutral600" paddingLeft={1}>
          Not in this view
        </Typography>
      )}
      {isShown && total === 0 && (
        <Typography variant="pi" textColor="neutral600" paddingLeft={1}>
          No enquiries
        </Typography>
      )}
      {leads.length > 0 && rest > 0 && nextPages !== null && (
        <Button
          variant="tertiary"
          style={TALL}
          aria-label={`Show more of ${stage}`}
          onClick={() => onMore(stage, nextPages)}
        >
          {`Show more (${rest})`}
        </Button>
      )}
      {leads.length > 0 && rest > 0 && nextPages === null && (
        <LinkButton tag={Link} to={list(stage)} variant="tertiary">
          {`${rest} more in the list`}
        </LinkButton>
      )}
    </Flex>
  );
}
