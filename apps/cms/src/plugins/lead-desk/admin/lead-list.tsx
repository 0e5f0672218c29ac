import { Box, Button, Flex, LinkButton, Loader } from '@strapi/design-system';
import { Download, Plus } from '@strapi/icons';
import { Layouts, Page, useIsMobile, useRBAC } from '@strapi/strapi/admin';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DESK_ACTIONS } from '../../../permissions/role-codes';
import type { Choices } from '../server/replies';
import { Announced } from './announced';
import { ChosenBar } from './chosen/chosen-bar';
import type { KeptNotice } from './chosen/use-change-chosen';
import { useChosen } from './chosen/use-chosen';
import { DeskHeader } from './desk-header';
import { DeskSignals } from './desk-signals';
import { DeskTitle } from './desk-title';
import { EmptyView } from './empty-view';
import { Failed } from './failed';
import { LeadCards } from './lead-cards';
import { LeadFilters } from './lead-filters';
import { LeadTable } from './lead-table';
import { LeadViews } from './lead-views';
import { Pages } from './pages';
import { readLeadPage } from './read-reply';
import { useChanges } from './use-changes';
import { useDesk } from './use-desk';
import { useDownload } from './use-download';
import { useInHand } from './use-in-hand';
import { useLateByClock } from './use-late-by-clock';
import { useSteadyRows } from './use-steady-rows';

const EXPORTS = [{ action: DESK_ACTIONS.export, subject: null }];

type Props = { choices: Choices; onViews: () => void; kept: KeptNotice };

/** The enquiries somebody may see. Its filters stand in the address, so that a view can be sent to a colleague. */
export function LeadList({ choices, onViews, kept }: Props) {
  const [params, setParams] = useSearchParams();
  const { data, error, asking, rounds, reload, renew } = useDesk(`/leads?${params}`, readLeadPage);
  const { allowedActions } = useRBAC({ export: EXPORTS });
  const Leads = useIsMobile() ? LeadCards : LeadTable;
  const filters = new URLSearchParams(params);
  filters.delete('page');
  const { downloading, download } = useDownload();
  const exportLeads = () =>
    download(`/lead-desk/export?${filters}`, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
  const goTo = (page: number) =>
    setParams((before) => {
      before.set('page', String(page));
      return before;
    });
  const list = useRef<HTMLDivElement>(null);
  const inHand = useInHand(list);
  const { rows, waiting, putIn } = useSteadyRows(data, asking ? null : `${params} ${rounds}`, inHand);
  const choosing = useChosen(rows, String(params));
  useChanges(({ changed }) => changed && renew());
  useLateByClock(params, renew);
  const pages = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1;
  const exporting = allowedActions.canExport && (
    <Button
      variant="secondary"
      startIcon={<Download />}
      loading={downloading}
      disabled={!data || data.total === 0}
      onClick={exportLeads}
    >
      Export
    </Button>
  );

  return (
    <Page.Main>
      <DeskTitle>Lead desk</DeskTitle>
      <DeskHeader
        title="Lead desk"
        subtitle={data ? `${data.total} ${data.total === 1 ? 'enquiry' : 'enquiries'}` : 'Enquiries'}
        action={
          <LinkButton tag={Link} to="/lead-desk/new" startIcon={<Plus />}>
            New enquiry
          </LinkButton>
        }
        more={exporting}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <LeadViews choices={choices} params={params} onChoose={setParams} onViews={onViews} />
          <LeadFilters choices={choices} params={params} onChange={setParams} />
          <DeskSignals at="top" />
          {error && <Failed error={error} onRetry={reload} />}
          {!data && !error && <Loader>Enquiries are being fetched</Loader>}
          <ChosenBar
            choosing={choosing}
            choices={choices}
            mayExport={allowedActions.canExport === true}
            onDone={reload}
            list={list}
            kept={kept}
          />
          <Box ref={list} tabIndex={-1} aria-label="Enquiries" role="group">
            <Announced waiting={waiting} onPutIn={putIn} />
            <Box aria-busy={asking} style={asking ? { opacity: 0.5 } : {}}>
              {data && !error && rows.length > 0 && (
                <Leads
                  rows={rows}
                  spam={rows.every(({ lead }) => lead.suspected)}
                  onChange={reload}
                  choosing={choosing}
                />
              )}
              {data && !error && rows.length === 0 && <EmptyView params={params} />}
            </Box>
          </Box>
          {data && !error && pages > 1 && <Pages page={data.page} pages={pages} onChoose={goTo} />}
          <DeskSignals at="foot" more={exporting} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
