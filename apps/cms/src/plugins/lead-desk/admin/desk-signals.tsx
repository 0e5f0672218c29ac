import { Flex } from '@strapi/design-system';
import { useIsMobile } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { BellSwitch } from './bell-switch';
import { ConnectionLine } from './connection-line';
import { PhoneSwitch } from './phone-switch';

/** How this browser is told of enquiries. On a phone only what is wrong stands above the list, the rest below it. */
export function DeskSignals({ at, more }: { at: 'top' | 'foot'; more?: ReactNode }) {
  const mobile = useIsMobile();
  if (at === 'top' && mobile) return <ConnectionLine only="lost" />;
  if (at === 'foot' && !mobile) return null;
  return (
    <Flex gap={4} justifyContent="space-between" wrap="wrap">
      <ConnectionLine only={mobile ? 'live' : undefined} />
      <Flex gap={2} wrap="wrap">
        <PhoneSwitch />
        <BellSwitch />
        {mobile && more}
      </Flex>
    </Flex>
  );
}
