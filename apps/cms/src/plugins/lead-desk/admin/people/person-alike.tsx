import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { Alike, Person } from '../../server/replies';
import { EnquiryLine } from './person-enquiries';
import { useAskedOnce } from './use-asked-once';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What comes along beside the enquiries. */
function along({ consents, details }: Alike): string {
  const parts = [
    ...(consents > 0 ? [many(consents, 'answer about consent', 'answers about consent')] : []),
    ...details,
  ];
  return parts.length > 0 ? `With them: ${parts.join(', ')}.` : '';
}

type OneProps = { person: Person; alike: Alike; onDone: () => void };

function One({ person, alike, onDone }: OneProps) {
  const [looking, setLooking] = useState(false);
  const { asking, ask } = useAskedOnce(onDone);
  const merge = () =>
    ask(
      `/lead-desk/people/${person.documentId}/merge`,
      { other: alike.documentId, seen: alike.seen },
      'Merged: they are one person now',
    );
  return (
    <Box
      background="warning100"
      padding={{ initial: 4, medium: 5 }}
      hasRadius
      role="region"
      aria-label={`Is ${alike.name} the same person?`}
    >
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex justifyContent="space-between" alignItems="center" gap={3} wrap="wrap">
          <Box>
            <Typography tag="p" fontWeight="semiBold">
              Is {alike.name} the same person?
            </Typography>
            <Typography tag="p" textColor="neutral700" style={{ overflowWrap: 'anywhere' }}>
              Both have {alike.by.join(' and ') || 'a number or an address in common'}.
            </Typography>
          </Box>
          <Button variant="tertiary" aria-expanded={looking} onClick={() => setLooking(!looking)}>
            {looking ? 'Not now' : 'Look at what would be joined'}
          </Button>
        </Flex>
        {looking && (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
              {alike.leads.map((lead) => (
                <Box tag="li" key={lead.documentId} background="neutral0" padding={4} hasRadius>
                  <EnquiryLine lead={lead} linked={false} />
                </Box>
              ))}
            </Flex>
            <Typography textColor="neutral700">
              Known by {alike.reach.join(', ')}. {along(alike)} What is noted of {person.name} stays as it is.
              For thirty days this can be undone.
            </Typography>
            <Flex>
              <Button loading={asking} onClick={merge}>
                Merge into {person.name}
              </Button>
            </Flex>
          </Flex>
        )}
      </Flex>
    </Box>
  );
}

/** Who may be the same person; the CMS proposes only those of whom everything may be seen here. */
export const PersonAlike = ({ person, onDone }: { person: Person; onDone: () => void }) => (
  <>
    {person.alike.map((alike) => (
      <One key={alike.documentId} person={person} alike={alike} onDone={onDone} />
    ))}
  </>
);
