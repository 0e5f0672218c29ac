import { Box, Flex, Grid, LinkButton, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page, useIsDesktop } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Choices } from '../server/replies';
import { AnswerBadge } from './answer-badge';
import { ConnectionLine } from './connection-line';
import { ContactLinks } from './contact-links';
import { Deliveries } from './deliveries';
import { DeskTitle } from './desk-title';
import { Failed } from './failed';
import { LeadActions } from './lead-actions';
import { LeadFacts } from './lead-facts';
import { LeadHistory } from './lead-history';
import { MendNumber } from './mend-number';
import { WriteMessage } from './messages/write-message';
import { NotSpam, SpamButton } from './not-spam';
import { OutcomeAsk } from './outcome-ask';
import { ASIDE, Part } from './part';
import { readOpenedLead } from './read-reply';
import { StageBadge } from './stage-badge';
import { LeadTags } from './tags/lead-tags';
import { useChanges } from './use-changes';
import { useDesk } from './use-desk';
import { LeadVisits } from './visits/lead-visits';
import { Withdrawn } from './withdrawn';
import { WriteInstead } from './write-instead';

/** One enquiry: what was asked, what was done, and what to do next. */
export function LeadEntry({ documentId, choices }: { documentId: string; choices: Choices }) {
  const { data: lead, error, reload, renew } = useDesk(`/leads/${documentId}`, readOpenedLead);
  useChanges(({ changed, touched }) => (changed || touched.includes(documentId)) && renew());
  const wide = useIsDesktop();
  const [writes, setWrites] = useState(false);
  if (error && !lead) {
    return (
      <Box padding={{ initial: 4, large: 10 }}>
        <Failed error={error} onRetry={reload}>
          <LinkButton tag={Link} to="/lead-desk" variant="tertiary">
            To the list
          </LinkButton>
        </Failed>
      </Box>
    );
  }
  if (!lead) return <Page.Loading />;
  return (
    <Page.Main>
      <DeskTitle>{lead.reference}</DeskTitle>
      <Layouts.Header
        title={lead.name}
        subtitle={lead.reference}
        navigationAction={<BackButton fallback="/lead-desk" />}
        primaryAction={
          !lead.withdrawn && (
            <ContactLinks lead={lead} onContact={reload} onWrite={() => setWrites(true)} withMail />
          )
        }
      />
      <Layouts.Content>
        <Flex gap={2} paddingBottom={4} wrap="wrap">
          <StageBadge stage={lead.stage} />
          {lead.lostReason && <Typography textColor="neutral600">{lead.lostReason}</Typography>}
          <AnswerBadge answer={lead.answer} />
          {lead.person && (
            <Typography tag={Link} to={`/lead-desk/people/${lead.person}`} textColor="primary600">
              Everything of this person
            </Typography>
          )}
          {choices.everybody && !lead.suspected && <SpamButton lead={lead} onDone={reload} />}
        </Flex>
        <LeadTags lead={lead} choices={choices} onDone={reload} />
        <ConnectionLine only="lost" />
        {error && (
          <Box paddingBottom={4}>
            <Failed error={error} onRetry={reload} />
          </Box>
        )}
        {lead.withdrawn && <Withdrawn consents={lead.consents} />}
        {!lead.withdrawn && !lead.suspected && (
          <Box
            background="neutral0"
            padding={{ initial: 4, medium: 6 }}
            hasRadius
            shadow="tableShadow"
            marginBottom={4}
          >
            <Flex direction="column" alignItems="stretch" gap={4}>
              <OutcomeAsk
                lead={lead}
                onDone={reload}
                question={lead.tries.pending ? 'What came of it?' : 'You spoke, or tried to?'}
              />
              <MendNumber lead={lead} onDone={reload} />
              <WriteInstead lead={lead} onContact={reload} onWrite={() => setWrites(true)} />
            </Flex>
          </Box>
        )}
        {writes && !lead.withdrawn && (
          <WriteMessage lead={lead} onSent={reload} onClose={() => setWrites(false)} />
        )}
        {lead.suspected && <NotSpam lead={lead} onDone={reload} />}
        <Grid.Root gap={4} paddingBottom={8}>
          <Part col={8}>
            <LeadFacts lead={lead} />
          </Part>
          <Part col={4} style={wide ? ASIDE : undefined}>
            <LeadActions lead={lead} choices={choices} onDone={reload} />
          </Part>
          <Part col={8}>
            <LeadVisits lead={lead} choices={choices} onDone={reload} />
          </Part>
          <Part col={8}>
            <Deliveries deliveries={lead.deliveries} resend={choices.everybody} onDone={reload} />
          </Part>
          <Part col={8}>
            <LeadHistory events={lead.events} />
          </Part>
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  );
}
