import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { CaretDown } from '@strapi/icons';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskVisit } from '../../server/replies';
import { takenByPointer } from '../in-hand';
import { type Guide, isOpen } from './calendar-days';
import type { DeskChange } from './use-visit-change';
import { VisitActions } from './visit-actions';
import { STATES, sayHour, sayParty, sayTime } from './visit-words';

const COLOURS = {
  asked: 'warning',
  booked: 'primary',
  full: 'warning',
  waiting: 'warning',
  kept: 'success',
  missed: 'danger',
  cancelled: 'neutral',
} as const;
const EDGES = {
  asked: 'warning500',
  booked: 'primary500',
  full: 'warning500',
  waiting: 'warning500',
  kept: 'success500',
  missed: 'danger500',
  cancelled: 'neutral200',
} as const;

export type CardProps = {
  visit: DeskVisit;
  guides: readonly Guide[];
  mayGiveAway: boolean;
  saving: boolean;
  /** It is the one that is being moved. */
  isInHand?: boolean;
  /** It can be taken by the pointer. */
  canBeDragged?: boolean;
  /** Its day, where no heading says it. */
  day?: string;
  onTake: (by: 'drag' | 'press') => void;
  onLetGo: () => void;
  onChange: (change: DeskChange) => void;
};

/** One visit of the calendar: who comes when, what is wrong with it, and what to do. */
export function VisitCard({
  visit,
  isInHand = false,
  canBeDragged = false,
  day,
  onTake,
  onLetGo,
  onChange,
  ...actions
}: CardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const movable = canBeDragged && isOpen(visit) && !actions.saving;
  const taken = takenByPointer({ text: visit.reference, onTake: () => onTake('drag'), onLetGo });
  return (
    <Box
      tag="article"
      aria-label={`${visit.name}, ${sayTime(visit.startsAt)}`}
      background={isInHand ? 'primary100' : 'neutral0'}
      borderColor={EDGES[visit.state]}
      borderWidth="0 0 0 3px"
      borderStyle="solid"
      hasRadius
      shadow="tableShadow"
      padding={3}
      {...(movable ? taken : {})}
    >
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Flex justifyContent="space-between" gap={2} wrap="wrap">
          <Typography fontWeight="bold" variant="omega">
            {day ? `${day}, ` : ''}
            {sayHour(visit.startsAt)}
          </Typography>
          {visit.state !== 'booked' && <Badge variant={COLOURS[visit.state]}>{STATES[visit.state]}</Badge>}
        </Flex>
        {visit.lead ? (
          <Typography tag={Link} to={`/lead-desk/${visit.lead}`} fontWeight="semiBold" textColor="primary600">
            {visit.name}
          </Typography>
        ) : (
          <Typography fontWeight="semiBold">{visit.name}</Typography>
        )}
        <Typography variant="pi" textColor="neutral600">
          {visit.projectName} · {sayParty(visit)}
        </Typography>
        {visit.guide && (
          <Typography variant="pi" textColor="neutral600">
            With {visit.guide.name}
          </Typography>
        )}
        {visit.fetched && (
          <Typography variant="pi" textColor="neutral800">
            To be fetched{visit.fetchFrom ? `: ${visit.fetchFrom}` : ''}
          </Typography>
        )}
        {visit.faults.map((fault) => (
          <Typography key={fault} variant="pi" fontWeight="semiBold" textColor="danger600">
            {fault}
          </Typography>
        ))}
        <Flex paddingTop={1}>
          <Button
            size="S"
            variant="ghost"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`What to do with ${visit.name}`}
            endIcon={<CaretDown />}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'Do'}
          </Button>
        </Flex>
        <div id={id} hidden={!open}>
          {open && (
            <VisitActions
              visit={visit}
              {...actions}
              onChange={onChange}
              onMove={() => {
                setOpen(false);
                onTake('press');
              }}
            />
          )}
        </div>
      </Flex>
    </Box>
  );
}
