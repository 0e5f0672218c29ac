import { Box, Grid } from '@strapi/design-system';
import type { CSSProperties, ReactNode } from 'react';

type PartProps = { col: number; style?: CSSProperties | undefined; children: ReactNode };

/** A part of a page, as wide as so many of twelve columns; on narrow screens one below the other. */
export function Part({ col, style, children }: PartProps) {
  return (
    <Grid.Item col={col} s={12} xs={12} direction="column" alignItems="stretch" style={style}>
      <Box
        background="neutral0"
        padding={{ initial: 4, medium: 6 }}
        hasRadius
        shadow="tableShadow"
        style={{ overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
    </Grid.Item>
  );
}

/** Beside all the rest, however long that is, and in sight while it is read. */
export const ASIDE: CSSProperties = {
  gridRow: '1 / span 4',
  gridColumn: '9 / span 4',
  alignSelf: 'start',
  position: 'sticky',
  top: '1.6rem',
};
