import { Box, Flex, LinkButton, Loader, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page, useIsMobile } from '@strapi/strapi/admin';
import { useMemo, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Choices, MyDay as Day } from '../server/replies';
import { Announced } from './announced';
import { BellSwitch } from './bell-switch';
import { ConnectionLine } from './connection-line';
import { DeskTitle } from './desk-title';
import { Failed } from './failed';
import { LeadCards } from './lead-cards';
import { LeadTable } from './lead-table';
import { LeadViews } from './lead-views';
import { PhoneSwitch } from './phone-switch';
import { readMyDay } from './read-reply';
import type { Row } from './steady-rows';
import { useChanges } from './use-changes';
import { useDesk } from './use-desk';
import { useInHand } from './use-in-hand';
import { useSteadyRows } from './use-steady-rows';
import { VisitList } from './visits/visit-list';

type Part = Exclude<keyof Day, 'visits'>;

/** What of a day waits, in the order it is worked off. Its visits stand before, by the clock. */
const PARTS: { part: Part; heading: string; help: string; counted: (count: number) => string }[] = [
  {
    part: 'waiting',
    heading: 'Waiting for a first answer',
    help: 'Who waits longest stands first. What is nobody’s yet is yours as soon as you work on it.',
    counted: (count) => (count === 1 ? '1 waits' : `${count} wait`),
  },
  {
    part: 'due',
    heading: 'To call today',
    help: 'In the order of the times you planned.',
    counted: (count) => `${count} to call`,
  },
  {
    part: 'notReached',
    heading: 'Tried and not reached',
    help: 'Nothing is planned for them: call again, or write.',
    counted: (count) => `${count} not reached`,
  },
];

function subtitleOf(day: Day | null): string {
  if (!day) return 'What waits for you';
  const ahead = day.visits.filter(({ state }) => state === 'booked').length;
  const counts = [
    ...(ahead > 0 ? [ahead === 1 ? '1 visit' : `${ahead} visits`] : []),
    ...PARTS.flatMap(({ part, counted }) => (day[part].length > 0 ? counted(day[part].length) : [])),
  ];
  return counts.length > 0 ? counts.join(' · ') : 'Nothing waits for you';
}

/** Everything of the day as one list, so that what is in hand stays where it is. */
function pageOf(day: Day | null) {
  const leads = day ? PARTS.flatMap(({ part }) => day[part]) : [];
  return day && { leads, page: 1, pageSize: leads.length, total: leads.length };
}

/** In which part a row stands; one that is gone stays where it was. */
function usePartOf(day: Day | null): ReadonlyMap<string, Part> {
  const known = useRef(new Map<string, Part>());
  for (const { part } of PARTS)
    for (const lead of day?.[part] ?? []) known.current.set(lead.documentId, part);
  return known.current;
}

type PartProps = { heading: string; help: string; rows: Row[]; onChange: () => void };

function DayPart({ heading, help, rows, onChange }: PartProps) {
  const Leads = useIsMobile() ? LeadCards : LeadTable;
  return (
    <Flex tag="section" aria-label={heading} direction="column" alignItems="stretch" gap={3}>
      <Box>
        <Typography variant="delta" tag="h2">
          {heading}
        </Typography>
        <Typography variant="pi" textColor="neutral600" tag="p">
          {help}
        </Typography>
      </Box>
      <Leads rows={rows} spam={false} onChange={onChange} />
    </Flex>
  );
}

/** What one sales person has to do today, the first view of their desk. */
export function MyDay({ choices, onViews }: { choices: Choices; onViews: () => void }) {
  const [, setParams] = useSearchParams();
  const { data, error, asking, rounds, reload, renew } = useDesk('/my-day', readMyDay);
  const page = useMemo(() => pageOf(data), [data]);
  const list = useRef<HTMLDivElement>(null);
  const inHand = useInHand(list);
  const { rows, waiting, putIn } = useSteadyRows(page, asking ? null : `day ${rounds}`, inHand);
  const partOf = usePartOf(data);
  useChanges(({ changed }) => changed && renew());

  return (
    <Page.Main>
      <DeskTitle>My day</DeskTitle>
      <Layouts.Header
        title="My day"
        subtitle={subtitleOf(data)}
        primaryAction={
          <LinkButton tag={Link} to="/lead-desk/new" startIcon={<Plus />}>
            New enquiry
          </LinkButton>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <LeadViews
            choices={choices}
            params={new URLSearchParams({ view: 'day' })}
            onChoose={setParams}
            onViews={onViews}
          />
          <Flex gap={4} justifyContent="space-between" wrap="wrap">
            <ConnectionLine />
            <Flex gap={2} wrap="wrap">
              <PhoneSwitch />
              <BellSwitch />
            </Flex>
          </Flex>
          {error && <Failed error={error} onRetry={reload} />}
          {!data && !error && <Loader>Your day is being fetched</Loader>}
          {data && data.visits.length > 0 && (
            <Flex tag="section" aria-label="Visits today" direction="column" alignItems="stretch" gap={3}>
              <Typography variant="delta" tag="h2">
                Visits today
              </Typography>
              <VisitList visits={data.visits} withDay={false} onDone={reload} />
            </Flex>
          )}
          <Box ref={list}>
            <Announced waiting={waiting} onPutIn={putIn} />
            <Flex direction="column" alignItems="stretch" gap={7}>
              {data &&
                PARTS.map(({ part, heading, help }) => {
                  const ofPart = rows.filter(({ lead }) => partOf.get(lead.documentId) === part);
                  return (
                    ofPart.length > 0 && (
                      <DayPart key={part} heading={heading} help={help} rows={ofPart} onChange={reload} />
                    )
                  );
                })}
            </Flex>
            {data && rows.length === 0 && (
              <Box background="neutral0" padding={10} hasRadius shadow="tableShadow">
                <Typography textColor="neutral600" textAlign="center" tag="p">
                  Nobody waits for you, and nobody is to be called today.
                </Typography>
              </Box>
            )}
          </Box>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
