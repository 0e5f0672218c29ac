import { Flex, Grid, Typography } from '@strapi/design-system';
import type { Person } from '../../server/replies';
import { sayDay, sayNewsWay } from '../say';

const sayConsent = (key: string) => {
  const way = sayNewsWay(key);
  return way === null ? 'Answers to their enquiries' : `News of other projects by ${way}`;
};

/** By which numbers and addresses they can be reached, and what they agreed to. */
export function PersonReach({ person: { reach, consents } }: { person: Person }) {
  return (
    <Grid.Root gap={6}>
      <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch" gap={3}>
        <Typography variant="delta" tag="h2">
          Numbers and addresses
        </Typography>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {reach.map(({ value, kind, shown, said }) => (
            <Flex tag="li" key={value} direction="column" alignItems="flex-start" gap={1}>
              <Typography
                tag="a"
                href={`${kind === 'number' ? 'tel' : 'mailto'}:${value}`}
                textColor="primary600"
                style={{ overflowWrap: 'anywhere' }}
              >
                {shown}
              </Typography>
              <Typography variant="pi" textColor="neutral600">
                {said.join(', ')}
              </Typography>
            </Flex>
          ))}
        </Flex>
      </Grid.Item>
      <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch" gap={3}>
        <Typography variant="delta" tag="h2">
          Consents
        </Typography>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {consents.map(({ key, granted, since }) => (
            <Flex tag="li" key={key} direction="column" alignItems="flex-start" gap={1}>
              <Typography>{sayConsent(key)}</Typography>
              <Typography variant="pi" textColor={granted ? 'success700' : 'danger600'}>
                {granted ? 'Yes' : 'No'}, since {sayDay(since)}
              </Typography>
            </Flex>
          ))}
        </Flex>
      </Grid.Item>
    </Grid.Root>
  );
}
