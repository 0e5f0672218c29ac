import { Flex, IconButton, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import type { CSSProperties, ReactElement } from 'react';
import { STAGES, type Stage } from '../../stages';
import type { Column } from './board-columns';

const GROWS: CSSProperties = { flex: 1, minWidth: 0 };
const THUMB: CSSProperties = { width: '4.4rem', height: '4.4rem' };

type Props = {
  /** As they came; none yet: their counts are not known. */
  columns: readonly Column[];
  stage: Stage;
  onChoose: (stage: Stage) => void;
};

function sayColumn(stage: Stage, columns: readonly Column[]): string {
  const column = columns.find((one) => one.stage === stage);
  return column?.isShown ? `${stage} (${column.total})` : stage;
}

/** Which stage a phone shows: chosen by name, or the one before and after. */
export function StageChooser({ columns, stage, onChoose }: Props) {
  const at = STAGES.indexOf(stage);
  const beside = (by: 1 | -1, words: string, sign: ReactElement) => {
    const other = STAGES[at + by];
    return (
      <IconButton
        label={other ? `${words}: ${other}` : words}
        style={THUMB}
        disabled={!other}
        onClick={() => other && onChoose(other)}
      >
        {sign}
      </IconButton>
    );
  };
  return (
    <Flex gap={2} role="group" aria-label="Stages">
      {beside(-1, 'The stage before', <ChevronLeft />)}
      <Flex direction="column" alignItems="stretch" style={GROWS}>
        <SingleSelect
          aria-label="Stage shown"
          value={stage}
          onChange={(chosen) => {
            const other = STAGES.find((one) => one === chosen);
            if (other) onChoose(other);
          }}
        >
          {STAGES.map((one) => (
            <SingleSelectOption key={one} value={one}>
              {sayColumn(one, columns)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Flex>
      {beside(1, 'The stage after', <ChevronRight />)}
    </Flex>
  );
}
