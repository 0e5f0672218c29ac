import { Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useState } from 'react';
import type { Choices, OpenedLead } from '../../server/replies';
import { BookForm } from './book-form';
import { VisitList } from './visit-list';

type Props = { lead: OpenedLead; choices: Choices; onDone: () => void };

/** The visits of an enquiry, and a form for one more. */
export function LeadVisits({ lead, choices, onDone }: Props) {
  const [booking, setBooking] = useState(false);
  return (
    <Flex tag="section" aria-label="Visits" direction="column" alignItems="stretch" gap={4}>
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        <Typography variant="delta" tag="h2">
          Visits
        </Typography>
        {!booking && !lead.withdrawn && !lead.suspected && (
          <Button startIcon={<Plus />} variant="secondary" onClick={() => setBooking(true)}>
            Book a visit
          </Button>
        )}
      </Flex>
      {lead.visits.length > 0 ? (
        <VisitList visits={lead.visits} withDay onDone={onDone} />
      ) : (
        !booking && <Typography textColor="neutral600">None yet.</Typography>
      )}
      {booking && (
        <BookForm lead={lead} choices={choices} onDone={onDone} onLeave={() => setBooking(false)} />
      )}
    </Flex>
  );
}
