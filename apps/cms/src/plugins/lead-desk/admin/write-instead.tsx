import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import type { CSSProperties, MouseEvent } from 'react';
import { CALLS_IN_VAIN } from '../outcomes';
import type { Lead } from '../server/replies';
import { useDeskHours } from './desk-clock';
import { useContactNoted } from './use-contact-noted';
import { WhatsApp } from './whatsapp';

const TALL: CSSProperties = { minHeight: '4.4rem' };

/** What one writes to somebody who does not pick up. */
const textTo = ({ name, project }: Pick<Lead, 'name' | 'project'>, from: string, brandName: string) =>
  `Hello ${name.split(' ')[0]}, this is ${from} of ${brandName}. You asked about ${project ?? 'our homes'}; I have tried to call you. When would it suit you to talk?`;

type Props = { lead: Lead; onContact: () => void };

/** After three calls in vain: the message that may be sent instead, to be read before it is. */
export function WriteInstead({ lead, onContact }: Props) {
  const noted = useContactNoted(lead, onContact);
  const desk = useDeskHours();
  if (!desk || lead.withdrawn || lead.number === null || lead.tries.inVain < CALLS_IN_VAIN) return null;
  const text = textTo(lead, desk.selfName ?? desk.brandName, desk.brandName);
  return (
    <Box background="warning100" padding={4} hasRadius>
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography fontWeight="semiBold" textColor="neutral800">
          {`Not reached ${lead.tries.inVain} times. Write instead:`}
        </Typography>
        <Typography textColor="neutral800">{text}</Typography>
        <LinkButton
          style={TALL}
          variant="success-light"
          startIcon={<WhatsApp />}
          href={`https://wa.me/${lead.number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event: MouseEvent) => noted('whatsapp', event)}
        >
          Open in WhatsApp
        </LinkButton>
      </Flex>
    </Box>
  );
}
