import { Box, Flex, Typography } from '@strapi/design-system';
import { useIsDesktop } from '@strapi/strapi/admin';
import type { CSSProperties } from 'react';
import type { DeskVisit } from '../../server/replies';
import type { Column, Guide, Target } from './calendar-days';
import { MoveTargets } from './move-targets';
import type { DeskChange } from './use-visit-change';
import { VisitCard } from './visit-card';

type Props = {
  columns: Column[];
  /** The key of the column of today. */
  today: string;
  guides: readonly Guide[];
  mayGiveAway: boolean;
  inHand: DeskVisit | null;
  saving: boolean;
  onTake: (visit: DeskVisit, by: 'drag' | 'press') => void;
  onLetGo: () => void;
  onMove: (target: Target) => void;
  onChange: (visit: DeskVisit, change: DeskChange) => void;
};

const beside = (columns: number): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(14rem, 48rem))`,
  gap: '0.8rem',
  overflowX: 'auto',
  alignItems: 'stretch',
});
const FULL: CSSProperties = { height: '100%' };

/** The columns of the calendar beside each other, or on a narrow screen one below the other. */
export function CalendarBoard({ columns, today, inHand, onTake, onMove, onChange, ...props }: Props) {
  const wide = useIsDesktop();
  const filled = columns.filter(
    ({ key, visits, targets }) => key === today || visits.length + targets.length > 0,
  );
  // Below each other, days without a visit would only push down those that have one.
  const shown = wide || filled.length === 0 ? columns : filled;
  return (
    <Box
      style={wide ? beside(columns.length) : { display: 'grid', gap: '1.6rem' }}
      padding={wide ? 1 : 0}
      className="visit-board"
    >
      {shown.map((column) => (
        <Flex
          key={column.key}
          tag="section"
          aria-label={column.title}
          direction="column"
          alignItems="stretch"
          gap={3}
          padding={2}
          hasRadius
          background={column.key === today ? 'primary100' : 'neutral150'}
          style={FULL}
        >
          <Flex justifyContent="space-between" gap={2} wrap="wrap" paddingLeft={1}>
            <Typography
              variant="delta"
              tag="h2"
              textColor={column.key === today ? 'primary700' : 'neutral800'}
            >
              {column.title}
            </Typography>
            {column.note && (
              <Typography variant="pi" fontWeight="semiBold" textColor="warning700">
                {column.note}
              </Typography>
            )}
          </Flex>
          {column.visits.map((visit) => (
            <VisitCard
              key={visit.documentId}
              visit={visit}
              canBeDragged={wide}
              isInHand={visit.documentId === inHand?.documentId}
              onTake={(by) => onTake(visit, by)}
              onChange={(change) => onChange(visit, change)}
              guides={props.guides}
              mayGiveAway={props.mayGiveAway}
              saving={props.saving}
              onLetGo={props.onLetGo}
            />
          ))}
          {inHand && column.targets.length > 0 && (
            <MoveTargets column={column} visit={inHand} saving={props.saving} onChoose={onMove} />
          )}
          {column.visits.length === 0 && !(inHand && column.targets.length > 0) && (
            <Typography variant="pi" textColor="neutral600" paddingLeft={1}>
              No visits
            </Typography>
          )}
        </Flex>
      ))}
    </Box>
  );
}
