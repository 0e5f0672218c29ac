import { Box, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import type { Lead } from '../../server/replies';
import { AnswerBadge } from '../answer-badge';
import { capitalised, sayMoment } from '../say';
import { StageBadge } from '../stage-badge';
import { TagLabels } from '../tags/tag-labels';

/** One enquiry in a line or two: what about, how far, whose. */
export function EnquiryLine({ lead, linked = true }: { lead: Lead; linked?: boolean }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Flex gap={3} wrap="wrap" alignItems="center">
        {linked ? (
          <Typography
            tag={Link}
            to={`/lead-desk/${lead.documentId}`}
            fontWeight="semiBold"
            textColor="primary600"
          >
            {lead.reference}
          </Typography>
        ) : (
          <Typography fontWeight="semiBold">{lead.reference}</Typography>
        )}
        <StageBadge stage={lead.stage} />
        {linked && <AnswerBadge answer={lead.answer} />}
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {[
          sayMoment(lead.createdAt),
          capitalised(lead.source),
          lead.project ?? 'No project',
          lead.owner === null ? 'Of nobody' : lead.owner,
        ].join(' · ')}
      </Typography>
      <TagLabels tags={lead.tags} all />
    </Flex>
  );
}

/** Everything they asked, the latest first, in their own words. */
export function PersonEnquiries({ leads }: { leads: Lead[] }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Typography variant="delta" tag="h2">
        Enquiries and messages
      </Typography>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={5}>
        {leads.map((lead) => (
          <Flex tag="li" key={lead.documentId} direction="column" alignItems="stretch" gap={3}>
            <EnquiryLine lead={lead} />
            {lead.message && (
              <Box paddingLeft={4} borderColor="primary200" borderWidth="0 0 0 3px" borderStyle="solid">
                <Typography tag="p" style={{ whiteSpace: 'pre-line' }}>
                  {lead.message}
                </Typography>
              </Box>
            )}
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}
