import { Button, Flex } from '@strapi/design-system';
import { type CSSProperties, type DragEvent, useState } from 'react';
import type { DeskVisit } from '../../server/replies';
import type { Column, Target } from './calendar-days';
import { sayHour } from './visit-words';

const TALL: CSSProperties = { minHeight: '4.4rem' };

type Props = { column: Column; visit: DeskVisit; saving: boolean; onChoose: (target: Target) => void };

/** The times of a day, or of a guide, that the visit in hand can go to: dropped upon, pressed, or reached by keys. */
export function MoveTargets({ column, visit, saving, onChoose }: Props) {
  const [over, setOver] = useState<string | null>(null);
  const isOwnTime = (start: string) => Date.parse(start) === Date.parse(visit.startsAt);
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      role="group"
      aria-label={`${column.title}: where ${visit.name} can go`}
    >
      {column.targets.map((target) => (
        <Button
          key={target.start}
          className="visit-target"
          style={TALL}
          variant={over === target.start ? 'default' : 'secondary'}
          disabled={saving}
          fullWidth
          onClick={() => onChoose(target)}
          onDragOver={(event: DragEvent) => {
            event.preventDefault();
            setOver(target.start);
          }}
          onDragLeave={() => setOver(null)}
          onDrop={(event: DragEvent) => {
            event.preventDefault();
            onChoose(target);
          }}
        >
          {sayHour(target.start)}
          {isOwnTime(target.start) ? ', same time' : ''}
        </Button>
      ))}
    </Flex>
  );
}
