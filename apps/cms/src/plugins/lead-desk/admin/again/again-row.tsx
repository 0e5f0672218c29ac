import { Box, Flex, Grid, Typography } from '@strapi/design-system';
import { useIsMobile } from '@strapi/strapi/admin';
import type { AgainLead } from '../../server/replies';
import { AfterTries } from '../after-tries';
import { ContactLinks } from '../contact-links';
import { About, FADED, Gone, Owner, Who } from '../lead-lines';
import { sayDate, sayDay } from '../say';
import { StageBadge } from '../stage-badge';

/** What there is to tell: each change, the newest first. */
function Changes({ lead }: { lead: AgainLead }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1} aria-label="What changed">
      {lead.changes.map(({ id, words, at }) => (
        <Typography key={id} tag="li" fontWeight="semiBold">
          {`${words} on ${sayDay(at)}`}
        </Typography>
      ))}
    </Flex>
  );
}

/** Why they may be called. */
const Agreed = ({ lead }: { lead: AgainLead }) => (
  <Typography variant="pi" textColor="neutral600" tag="p">
    {`Asked on ${lead.createdAt ? sayDate(lead.createdAt) : 'an unknown day'}`}
    {lead.agreedOn && ` · agreed to be called and written to on ${sayDate(lead.agreedOn)}`}
  </Typography>
);

type Props = { lead: AgainLead; gone: boolean; onChange: () => void };

/** Somebody to be called again: who, what there is to tell, and the buttons to do it. */
export function AgainRow({ lead, gone, onChange }: Props) {
  const mobile = useIsMobile();
  const contact = gone ? (
    <Gone />
  ) : (
    <ContactLinks lead={lead} onContact={onChange} shape={mobile ? 'wide' : 'words'} />
  );
  return (
    <Box
      tag="li"
      background="neutral0"
      padding={{ initial: 4, medium: 5 }}
      hasRadius
      shadow="tableShadow"
      minWidth={0}
      style={gone ? FADED : {}}
    >
      <Grid.Root gap={{ initial: 3, medium: 4 }}>
        <Grid.Item col={3} s={12} xs={12} direction="column" alignItems="stretch" gap={2} minWidth={0}>
          <Who lead={lead} />
          <Flex gap={2} wrap="wrap">
            <StageBadge stage={lead.stage} />
            {lead.lostReason && (
              <Typography variant="pi" textColor="neutral600">
                {lead.lostReason}
              </Typography>
            )}
          </Flex>
        </Grid.Item>
        <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch" gap={2} minWidth={0}>
          <About lead={lead} />
          <Changes lead={lead} />
          <Agreed lead={lead} />
        </Grid.Item>
        <Grid.Item col={3} s={12} xs={12} direction="column" alignItems="stretch" gap={2} minWidth={0}>
          {contact}
          <Owner lead={lead} />
        </Grid.Item>
      </Grid.Root>
      {!gone && <AfterTries lead={lead} onDone={onChange} />}
    </Box>
  );
}
