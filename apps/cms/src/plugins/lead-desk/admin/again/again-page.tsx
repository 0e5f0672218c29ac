import { Box, Flex, LinkButton, Loader, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { NEWS_FOR_DAYS, OLD_AFTER_DAYS } from '../../again-kinds';
import type { AgainPage as Again, AgainLead, Choices } from '../../server/replies';
import { DeskHeader } from '../desk-header';
import { DeskSignals } from '../desk-signals';
import { DeskTitle } from '../desk-title';
import { Empty } from '../empty';
import { Failed } from '../failed';
import { LeadViews } from '../lead-views';
import { Pages } from '../pages';
import { readAgainPage } from '../read-reply';
import { useChanges } from '../use-changes';
import { useDesk } from '../use-desk';
import { useInHand } from '../use-in-hand';
import { useSteadyRows } from '../use-steady-rows';
import { AgainFilters } from './again-filters';
import { AgainRow } from './again-row';

const ASKED = ['project', 'change', 'page'];

const HELP = `Enquiries older than ${OLD_AFTER_DAYS} days whose project changed since anybody spoke to them, in the last ${NEWS_FOR_DAYS} days: who was nearest to buying first. Say what came of a call, and they leave the list until the next change.`;

/** What is known of each row; of one that is gone, what was known last. */
function useKnown(data: Again | null): ReadonlyMap<string, AgainLead> {
  const known = useRef(new Map<string, AgainLead>());
  for (const lead of data?.leads ?? []) known.current.set(lead.documentId, lead);
  return known.current;
}

/** Old enquiries that are worth a call again, each with what there is to tell. */
export function AgainPage({ choices, onViews }: { choices: Choices; onViews: () => void }) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const asked = new URLSearchParams([...params].filter(([name]) => ASKED.includes(name)));
  const { data, error, asking, rounds, reload, renew } = useDesk(`/again?${asked}`, readAgainPage);
  const list = useRef<HTMLDivElement>(null);
  const inHand = useInHand(list);
  const { rows } = useSteadyRows(data, asking ? null : `${asked} ${rounds}`, inHand);
  const known = useKnown(data);
  useChanges(({ changed }) => changed && renew());
  const choose = (name: string, value: string | null) =>
    setParams((before) => {
      if (name !== 'page') before.delete('page');
      if (value === null) before.delete(name);
      else before.set(name, value);
      return before;
    });
  const pages = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1;
  const narrowed = asked.has('project') || asked.has('change');

  return (
    <Page.Main>
      <DeskTitle>Again</DeskTitle>
      <DeskHeader
        title="Again"
        subtitle={data ? `${data.total} to call` : 'Worth a call again'}
        action={
          <LinkButton tag={Link} to="/lead-desk/new" startIcon={<Plus />}>
            New enquiry
          </LinkButton>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <LeadViews
            choices={choices}
            params={new URLSearchParams({ view: 'again' })}
            onChoose={(chosen) => navigate(`/lead-desk?${chosen}`)}
            onViews={onViews}
          />
          <AgainFilters choices={choices} params={params} onChoose={choose} />
          <DeskSignals at="top" />
          <Typography variant="pi" textColor="neutral600" tag="p">
            {HELP}
          </Typography>
          {error && <Failed error={error} onRetry={reload} />}
          {!data && !error && <Loader>Who is worth a call is being fetched</Loader>}
          <Box ref={list} tabIndex={-1} aria-label="To be called again" role="group">
            <Box aria-busy={asking} style={asking ? { opacity: 0.5 } : {}}>
              {data && !error && rows.length > 0 && (
                <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
                  {rows.map(({ lead: { documentId }, gone }) => {
                    const lead = known.get(documentId);
                    return lead && <AgainRow key={documentId} lead={lead} gone={gone} onChange={reload} />;
                  })}
                </Flex>
              )}
              {data && !error && rows.length === 0 && (
                <Empty>
                  {narrowed
                    ? 'Nobody fits these filters.'
                    : 'Nothing changed that somebody who asked long ago has not heard of. When a price falls or a home is free again, they stand here.'}
                </Empty>
              )}
            </Box>
          </Box>
          {data && !error && pages > 1 && (
            <Pages page={data.page} pages={pages} onChoose={(page) => choose('page', String(page))} />
          )}
          <DeskSignals at="foot" />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
