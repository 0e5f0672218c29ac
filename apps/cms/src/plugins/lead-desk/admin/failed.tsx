import { Button, Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import type { ReactNode } from 'react';

type Props = { error: string; onRetry: () => void; children?: ReactNode };

/** What did not come from the CMS: why, and another try. */
export function Failed({ error, onRetry, children }: Props) {
  return (
    <Flex
      direction="column"
      gap={4}
      padding={10}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      role="alert"
    >
      <WarningCircle width="3.2rem" height="3.2rem" fill="danger600" aria-hidden />
      <Typography textColor="neutral800" textAlign="center">
        {error}
      </Typography>
      <Flex gap={2} wrap="wrap" justifyContent="center">
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
        {children}
      </Flex>
    </Flex>
  );
}
