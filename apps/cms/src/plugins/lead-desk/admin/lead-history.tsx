import { Box, Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { sayState } from './deliveries';
import { capitalised, sayMoment } from './say';

const SYSTEM = 'system';

const sayNote = (kind: string, note: string | null) =>
  kind === 'follow-up' && note ? note.replace(/\d{4}-\S+Z/, (at) => sayMoment(at)) : note;

type Line = {
  at: string | null;
  kind: string;
  by: string | null;
  note: string | null;
  /** The enquiry it happened to, where there are several. */
  of?: { reference: string; documentId: string } | null;
};
type Props = { events: Line[]; title?: string };

/** What happened, the latest first. Nothing of it can be changed. What people did stands out from the rest. */
export function LeadHistory({ events, title = 'History' }: Props) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="delta" tag="h2">
        {title}
      </Typography>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {events.map(({ at, kind, by, note, of }, index) => (
          <Box
            tag="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: the history is only ever added to
            key={events.length - index}
            paddingLeft={4}
            borderColor={by === SYSTEM ? 'neutral150' : 'primary200'}
            borderWidth="0 0 0 3px"
            borderStyle="solid"
          >
            <Flex gap={2} wrap="wrap" alignItems="baseline">
              <Typography
                fontWeight={by === SYSTEM ? 'regular' : 'semiBold'}
                textColor={by === SYSTEM ? 'neutral600' : 'neutral800'}
              >
                {capitalised(sayState(kind))}
              </Typography>
              <Typography variant="pi" textColor="neutral600">
                {sayMoment(at)}
                {by ? ` · ${by}` : ''}
              </Typography>
              {of && (
                <Typography variant="pi" tag={Link} to={`/lead-desk/${of.documentId}`} textColor="primary600">
                  {of.reference}
                </Typography>
              )}
            </Flex>
            {note && (
              <Typography
                tag="p"
                textColor={by === SYSTEM ? 'neutral600' : 'neutral800'}
                style={{ whiteSpace: 'pre-line' }}
              >
                {sayNote(kind, note)}
              </Typography>
            )}
          </Box>
        ))}
      </Flex>
    </Flex>
  );
}
