import { Checkbox, Flex, Typography } from '@strapi/design-system';
import type { CSSProperties, MouseEvent } from 'react';
import type { Row } from '../steady-rows';
import type { Choosing } from './use-chosen';

// A thumb's size, and never under the bar that it brings up.
const THUMB: CSSProperties = { minHeight: '4.4rem', scrollMarginBottom: '18rem' };
const ALONE: CSSProperties = { ...THUMB, width: '4.4rem', flexShrink: 0 };

// The row behind opens the enquiry, and Shift would mark its words.
const keepWords = (event: MouseEvent) => event.shiftKey && event.preventDefault();

/** Chooses a row; with Shift all from the one that was chosen before. */
export function ChooseBox({ row: { lead, gone }, choosing }: { row: Row; choosing: Choosing }) {
  if (gone) return null;
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    choosing.press(lead.documentId, event.shiftKey);
  };
  return (
    <Flex style={ALONE} justifyContent="center" cursor="pointer" onMouseDown={keepWords} onClick={press}>
      <Checkbox
        aria-label={`Choose ${lead.name}, ${lead.reference}`}
        checked={choosing.isChosen(lead.documentId)}
      />
    </Flex>
  );
}

/** Chooses all that stand on the page, or none. */
export function ChooseAll({ choosing, words }: { choosing: Choosing; words?: string }) {
  return (
    <Flex
      style={words ? THUMB : ALONE}
      gap={3}
      justifyContent={words ? 'flex-start' : 'center'}
      cursor="pointer"
      onClick={choosing.pressAll}
    >
      <Checkbox aria-label={words ?? 'Choose all on this page'} checked={choosing.all} />
      {words && (
        <Typography textColor="neutral700" aria-hidden>
          {words}
        </Typography>
      )}
    </Flex>
  );
}
