import { Button, Flex } from '@strapi/design-system';
import type { CSSProperties } from 'react';
import type { DeskVisit } from '../../server/replies';
import { usePlace } from '../in-hand';
import type { Column, Target } from './calendar-days';
import { sayHour } from './visit-words';

const TALL: CSSProperties = { minHeight: '4.4rem' };

type Props = { column: Column; visit: DeskVisit; saving: boolean; onChoose: (target: Target) => void };

type TargetProps = Omit<Props, 'column'> & { target: Target };

function MoveTarget({ target, visit, saving, onChoose }: TargetProps) {
  const { isOver, place } = usePlace(() => onChoose(target));
  const isOwnTime = Date.parse(target.start) === Date.parse(visit.startsAt);
  return (
    <Button
      className="visit-target"
      style={TALL}
      variant={isOver ? 'default' : 'secondary'}
      disabled={saving}
      fullWidth
      onClick={() => onChoose(target)}
      {...place}
    >
      {sayHour(target.start)}
      {isOwnTime ? ', same time' : ''}
    </Button>
  );
}

/** The times of a day, or of a guide, that the visit in hand can go to: dropped upon, pressed, or reached by keys. */
export function MoveTargets({ column, visit, ...props }: Props) {
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      role="group"
      aria-label={`${column.title}: where ${visit.name} can go`}
    >
      {column.targets.map((target) => (
        <MoveTarget key={target.start} target={target} visit={visit} {...props} />
      ))}
    </Flex>
  );
}
