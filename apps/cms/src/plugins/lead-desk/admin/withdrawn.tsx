import { Box, Typography } from '@strapi/design-system';
import type { OpenedLead } from '../server/replies';
import { sayDay } from './say';

/** That this person is not to be called or written to any more. */
export function Withdrawn({ consents }: Pick<OpenedLead, 'consents'>) {
  const taken = consents.find(({ key, granted }) => key === 'enquiry/any' && !granted);
  return (
    <Box background="danger100" padding={5} hasRadius marginBottom={4}>
      <Typography tag="p" fontWeight="semiBold" textColor="danger700">
        Do not call or write: this person withdrew their consent
        {taken ? ` on ${sayDay(taken.since)}` : ''}.
      </Typography>
    </Box>
  );
}
