import { Box, Button, VisuallyHidden } from '@strapi/design-system';
import { ArrowUp } from '@strapi/icons';
import type { CSSProperties } from 'react';

// Over the list and not in it: nothing moves when it comes. Scrolled to, below the panel's own head.
const OVER: CSSProperties = {
  position: 'sticky',
  top: '9rem',
  height: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
};
const PILL: CSSProperties = { minHeight: '4.4rem', transform: 'translateY(-50%)', borderRadius: '2.2rem' };

const say = (count: number) => (count === 1 ? '1 new enquiry' : `${count} new enquiries`);

/** Says that enquiries came, to eyes and ears, and puts them in at a press. */
export function Announced({ waiting, onPutIn }: { waiting: number; onPutIn: () => void }) {
  return (
    <Box style={OVER}>
      <VisuallyHidden role="status" aria-live="polite">
        {waiting > 0 ? say(waiting) : ''}
      </VisuallyHidden>
      {waiting > 0 && (
        <Button size="L" style={PILL} startIcon={<ArrowUp />} onClick={onPutIn}>
          {`Show ${say(waiting)}`}
        </Button>
      )}
    </Box>
  );
}
