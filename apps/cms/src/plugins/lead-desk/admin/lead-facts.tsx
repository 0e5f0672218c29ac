import { Box, Flex, Grid, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenedLead } from '../server/replies';
import { CvDownload } from './cv-download';
import { capitalised, sayMoment, sayNewsWay } from './say';
import { StageBadge } from './stage-badge';

const [HALF, WHOLE] = [6, 12];

/** `wide`: over both columns; an address would be broken within a word where a phone has two. */
function Fact({
  label,
  children,
  wide = false,
}: {
  label: string;
  children: ReactNode;
  wide?: boolean | 'on phones';
}) {
  return (
    <Grid.Item
      xs={wide ? WHOLE : HALF}
      s={wide === true ? WHOLE : HALF}
      col={wide === true ? WHOLE : HALF}
      direction="column"
      alignItems="stretch"
      gap={1}
      minWidth={0}
    >
      <Typography variant="sigma" textColor="neutral600" tag="dt">
        {label}
      </Typography>
      <Typography tag="dd">{children}</Typography>
    </Grid.Item>
  );
}

/** By which ways the person wants to hear of other projects. */
function newsBy({ consents }: OpenedLead): string {
  const ways = consents.filter(({ granted }) => granted).flatMap(({ key }) => sayNewsWay(key) ?? []);
  return ways.length > 0 ? `By ${ways.join(', ')}` : 'No';
}

function Others({ others }: Pick<OpenedLead, 'others'>) {
  return (
    <Flex gap={3} wrap="wrap" tag="span">
      {others.map(({ documentId, reference, stage, project }) => (
        <Flex key={documentId} gap={2} tag="span" wrap="wrap">
          <Typography tag={Link} to={`/lead-desk/${documentId}`} textColor="primary600">
            {reference}
          </Typography>
          {project && <Typography textColor="neutral600">{project}</Typography>}
          <StageBadge stage={stage} />
        </Flex>
      ))}
    </Flex>
  );
}

/** What the visitor asked, and from where. */
export function LeadFacts({ lead }: { lead: OpenedLead }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Typography variant="delta" tag="h2">
        Enquiry
      </Typography>
      {lead.message && (
        <Box paddingLeft={4} borderColor="primary200" borderWidth="0 0 0 3px" borderStyle="solid">
          <Typography tag="p" variant="epsilon" style={{ whiteSpace: 'pre-line' }}>
            {lead.message}
          </Typography>
        </Box>
      )}
      <Grid.Root gap={5} tag="dl">
        {lead.cv && (
          <Fact label="CV" wide>
            <CvDownload documentId={lead.documentId} cv={lead.cv} />
          </Fact>
        )}
        <Fact label="Number" wide="on phones">
          {lead.shownNumber}
        </Fact>
        <Fact label="E-mail" wide="on phones">
          {lead.email || 'None'}
        </Fact>
        <Fact label="Project">{lead.project ?? 'None'}</Fact>
        <Fact label="Form">{capitalised(lead.source)}</Fact>
        <Fact label="Received">{sayMoment(lead.createdAt)}</Fact>
        <Fact label="In this stage since">{sayMoment(lead.stageSince)}</Fact>
        <Fact label="News of other projects">{newsBy(lead)}</Fact>
        {lead.facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {lead.shortlist.length > 0 && (
          <Fact label="Shortlist" wide>
            {lead.shortlist.join(', ')}
          </Fact>
        )}
        {lead.others.length > 0 && (
          <Fact label="Other enquiries of this person" wide>
            <Others others={lead.others} />
          </Fact>
        )}
      </Grid.Root>
    </Flex>
  );
}
