import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { calledBy } from '../message-texts';
import { CALLS_IN_VAIN } from '../outcomes';
import type { Lead } from '../server/replies';
import { useDeskHours } from './desk-clock';
import { OpenWhatsApp } from './messages/open-whatsapp';

/** What one writes to somebody who does not pick up. */
const textTo = ({ name, project }: Pick<Lead, 'name' | 'project'>, from: string, brandName: string) =>
  `${['Hello', calledBy(name)].filter(Boolean).join(' ')}, this is ${from} of ${brandName}. You asked about ${project ?? 'our homes'}; I have tried to call you. When would it suit you to talk?`;

type Props = { lead: Lead; onContact: () => void; onWrite?: () => void };

/** After three calls in vain: the message that may be sent instead, to be read before it is. */
export function WriteInstead({ lead, onContact, onWrite }: Props) {
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
        <Flex gap={2} wrap="wrap">
          <OpenWhatsApp lead={lead} text={text} onOpened={onContact} />
          {onWrite && (
            <Button variant="tertiary" size="L" onClick={onWrite}>
              Another text
            </Button>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}
