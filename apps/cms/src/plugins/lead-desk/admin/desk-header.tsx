import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, useIsMobile } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  subtitle: string;
  /** What is done most from here. */
  action: ReactNode;
  /** What else may be; a phone has it below the list. */
  more?: ReactNode;
};

/** The head of a list of the desk. On a phone it leaves the upper third to the first enquiry. */
export function DeskHeader({ title, subtitle, action, more }: Props) {
  if (!useIsMobile()) {
    const actions = (
      <Flex gap={2} wrap="wrap">
        {action}
        {more}
      </Flex>
    );
    return <Layouts.Header title={title} subtitle={subtitle} primaryAction={actions} />;
  }
  return (
    <Flex tag="header" justifyContent="space-between" gap={4} padding={4}>
      <Box minWidth={0}>
        <Typography variant="beta" tag="h1">
          {title}
        </Typography>
        <Typography textColor="neutral600" tag="p">
          {subtitle}
        </Typography>
      </Box>
      <Box shrink={0}>{action}</Box>
    </Flex>
  );
}
