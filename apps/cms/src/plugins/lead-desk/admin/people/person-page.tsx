import { Box, Flex, Grid, LinkButton, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page, useIsDesktop } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { ConnectionLine } from '../connection-line';
import { ContactLinks } from '../contact-links';
import { DeskTitle } from '../desk-title';
import { Failed } from '../failed';
import { LeadHistory } from '../lead-history';
import { ASIDE, Part } from '../part';
import { readPerson } from '../read-reply';
import { sayDay } from '../say';
import { TagsOfAll } from '../tags/lead-tags';
import { useChanges } from '../use-changes';
import { useDesk } from '../use-desk';
import { PersonAlike } from './person-alike';
import { PersonDetails } from './person-details';
import { PersonEnquiries } from './person-enquiries';
import { PersonMerges } from './person-merges';
import { PersonReach } from './person-reach';

const countOf = (enquiries: number) => `${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}`;

/** One person: their enquiries as one story, how to reach them, what is known of them. */
export function PersonPage({ documentId }: { documentId: string }) {
  const { data: person, error, reload, renew } = useDesk(`/people/${documentId}`, readPerson);
  useChanges(({ changed }) => changed && renew());
  const wide = useIsDesktop();
  if (error && !person) {
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
  if (!person) return <Page.Loading />;
  const [newest] = person.leads;
  return (
    <Page.Main>
      <DeskTitle>{person.name}</DeskTitle>
      <Layouts.Header
        title={person.name}
        subtitle={countOf(person.leads.length)}
        navigationAction={<BackButton fallback="/lead-desk" />}
        primaryAction={newest && <ContactLinks lead={newest} onContact={reload} withMail />}
      />
      <Layouts.Content>
        <ConnectionLine only="lost" />
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={4}>
          {error && <Failed error={error} onRetry={reload} />}
          <TagsOfAll leads={person.leads} />
          {person.erasureRequestedAt && (
            <Box background="danger100" padding={5} hasRadius>
              <Typography fontWeight="semiBold" textColor="danger700">
                Asked to be erased on {sayDay(person.erasureRequestedAt)}: neither call nor write.
              </Typography>
            </Box>
          )}
          {(person.others ?? 0) > 0 && (
            <Typography textColor="neutral600">
              {countOf(person.others ?? 0)} more of this person {person.others === 1 ? 'is' : 'are'} with
              colleagues; a sales manager sees all.
            </Typography>
          )}
          <PersonAlike person={person} onDone={reload} />
          <PersonMerges merges={person.merges} onDone={reload} />
        </Flex>
        <Grid.Root gap={4} paddingBottom={8}>
          <Part col={8}>
            <PersonEnquiries leads={person.leads} />
          </Part>
          <Part col={4} style={wide ? ASIDE : undefined}>
            <PersonDetails person={person} onDone={reload} />
          </Part>
          <Part col={8}>
            <PersonReach person={person} />
          </Part>
          <Part col={8}>
            <LeadHistory events={person.events} title="Their story" />
            {person.older && (
              <Typography textColor="neutral600" tag="p">
                What is older stands with each enquiry.
              </Typography>
            )}
          </Part>
        </Grid.Root>
      </Layouts.Content>
    </Page.Main>
  );
}
