import { Box, VisuallyHidden } from '@strapi/design-system';
import type { CSSProperties } from 'react';
import { ChosenNotice } from '../chosen/chosen-notice';
import { sayNotice } from '../chosen/chosen-words';
import type { Changing } from '../chosen/use-change-chosen';

// Beneath the board for the eye, and before it for the keyboard.
const UNDER: CSSProperties = { position: 'sticky', bottom: '1.6rem', zIndex: 3, order: 1 };

/** What was moved, to eyes and ears, and for a minute the way back. @param onLeft when what had the focus is gone */
export function BoardNotice({ changing, onLeft }: { changing: Changing; onLeft: () => void }) {
  const { notice } = changing;
  return (
    <Box style={notice ? UNDER : { order: 1 }}>
      {/* It stands there before its words: only then is a change read out. */}
      <VisuallyHidden role="status" aria-live="polite">
        {notice && sayNotice(notice)}
      </VisuallyHidden>
      {notice && (
        <Box background="neutral0" padding={4} hasRadius shadow="popupShadow" borderColor="neutral200">
          <ChosenNotice
            key={notice.id}
            notice={notice}
            changing={changing}
            takesFocus={false}
            onClose={(hadFocus) => {
              changing.closeNotice();
              if (hadFocus) onLeft();
            }}
          />
        </Box>
      )}
    </Box>
  );
}
