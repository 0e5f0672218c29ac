import { Box, Flex, Typography } from '@strapi/design-system';
import { sayClock } from './say';
import { useConnection } from './use-changes';

const REFUSED = {
  'signed out': 'You are signed out: nothing new appears here. Sign in again in this tab.',
  'not allowed': 'Your account may not see enquiries any more: nothing new appears here.',
} as const;

/**
 * Whether new enquiries come in by themselves. Nothing is promised that is not so at this moment.
 * @param only `lost`: where the list is not, what works needs no line; `live`: where it is said elsewhere that it does not
 */
export function ConnectionLine({ only }: { only?: 'lost' | 'live' | undefined }) {
  const connection = useConnection();
  const { state } = connection;
  const works = state === 'live' || state === 'beginning';
  if (only === 'live' && !works) return null;
  // The region stands there before its words: only then is a change read out.
  if (only === 'lost' && works) return <Flex role="status" aria-live="polite" />;
  const words =
    state === 'live'
      ? 'New enquiries appear by themselves'
      : state === 'lost'
        ? `Not connected since ${sayClock(connection.since)}; trying again`
        : state === 'refused'
          ? REFUSED[connection.why]
          : 'Connecting';
  const colour = state === 'live' ? 'success600' : state === 'beginning' ? 'neutral500' : 'danger600';
  return (
    <Flex gap={2} role="status" aria-live="polite" paddingBottom={only === 'lost' ? 4 : 0}>
      <Box background={colour} width="8px" height="8px" borderRadius="50%" aria-hidden />
      <Typography variant="pi" textColor={state === 'live' ? 'neutral600' : colour}>
        {words}
      </Typography>
    </Flex>
  );
}
