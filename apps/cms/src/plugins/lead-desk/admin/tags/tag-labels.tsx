import { Box, Flex, Typography } from '@strapi/design-system';
import type { CSSProperties } from 'react';
import type { Lead } from '../../server/replies';

/** What a row or card has room for; an opened enquiry shows them all. */
const SHOWN = 3;
// A cell of a table breaks no lines by itself. By words first: its column would become as narrow as a letter.
const WHOLE: CSSProperties = { overflowWrap: 'break-word', whiteSpace: 'normal' };

/** Small labels that an enquiry carries; nothing where it carries none. @param all also those a row has no room for */
export function TagLabels({ tags, all = false }: Pick<Lead, 'tags'> & { all?: boolean }) {
  if (tags.length === 0) return null;
  const shown = all ? tags : tags.slice(0, SHOWN);
  const more = tags.slice(shown.length);
  return (
    <Flex tag="ul" aria-label="Tags" gap={1} wrap="wrap" maxWidth="100%" minWidth={0}>
      {shown.map(({ documentId, label }) => (
        <Box
          tag="li"
          key={documentId}
          background="neutral100"
          borderColor="neutral300"
          hasRadius
          paddingLeft={2}
          paddingRight={2}
          maxWidth="100%"
          minWidth={0}
        >
          <Typography variant="pi" textColor="neutral800" style={WHOLE}>
            {label}
          </Typography>
        </Box>
      ))}
      {more.length > 0 && (
        <Typography tag="li" variant="pi" textColor="neutral600">
          and {more.length} more
        </Typography>
      )}
    </Flex>
  );
}
