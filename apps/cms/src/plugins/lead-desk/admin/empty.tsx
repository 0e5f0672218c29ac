import { Box, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** What a list without anything in it means. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <Box background="neutral0" padding={10} hasRadius shadow="tableShadow">
      <Typography textColor="neutral600" textAlign="center" tag="p">
        {children}
      </Typography>
    </Box>
  );
}
