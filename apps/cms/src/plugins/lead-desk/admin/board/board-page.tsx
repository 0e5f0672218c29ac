import { Box, Flex, LinkButton, Loader, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page, useIsMobile } from '@strapi/strapi/admin';
import { type CSSProperties, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Choices, Lead } from '../../server/replies';
import { STAGES, type Stage } from '../../stages';
import { type KeptNotice, useChangeChosen } from '../chosen/use-change-chosen';
import { DeskHeader } from '../desk-header';
import { DeskSignals } from '../desk-signals';
import { DeskTitle } from '../desk-title';
import { EmptyView } from '../empty-view';
import { Failed } from '../failed';
import { LeadFilters, withoutPlace } from '../lead-filters';
import { LeadViews } from '../lead-views';
import { readBoard } from '../read-reply';
import { useChanges } from '../use-changes';
import { useDesk } from '../use-desk';
import { useLateByClock } from '../use-late-by-clock';
import { BoardColumn } from './board-column';
import { type Column, withMore, withMoves } from './board-columns';
import { FoldedFilters } from './board-filters';
import { BoardNotice } from './board-notice';
import { LoseAsk } from './lose-ask';
import { StageChooser } from './stage-chooser';
import { useKeptFocus } from './use-kept-focus';
import { useMoves } from './use-moves';

/** A column that only takes what is dropped on it needs no room for cards. */
const beside = (columns: readonly Column[]): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: columns
    .map(({ isShown }) => (isShown ? 'minmax(17rem, 1fr)' : 'minmax(9rem, 11rem)'))
    .join(' '),
  gap: '0.8rem',
  overflowX: 'auto',
  alignItems: 'stretch',
});

/** The one stage a phone shows. */
function columnOf(params: URLSearchParams): Stage {
  const asked = params.get('column') ?? params.get('stage');
  return STAGES.find((stage) => stage === asked) ?? STAGES[0];
}

function queryOf(params: URLSearchParams, isPhone: boolean): URLSearchParams {
  const asked = new URLSearchParams(params);
  if (isPhone) asked.set('column', columnOf(params));
  else asked.delete('column');
  return asked;
}

/** Nothing moves on the board while somebody has something of it in hand: what stood there then stays. */
function useStill<T>(now: T, isStill: boolean): T {
  const shown = useRef(now);
  if (!isStill) shown.current = now;
  return shown.current;
}

type Props = { choices: Choices; onViews: () => void; kept: KeptNotice };

/** The enquiries of the list by stage, moved from one to the next. Its filters stand in the address, as the list's do. */
export function BoardPage({ choices, onViews, kept }: Props) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isPhone = useIsMobile();
  const { data, error, asking, reload, renew } = useDesk(`/board?${queryOf(params, isPhone)}`, readBoard);
  const { moves, move, isMoving } = useMoves(data, { reload, kept });
  const changing = useChangeChosen(reload, kept);
  const [inHand, setInHand] = useState<Lead | null>(null);
  const [asked, setAsked] = useState<Lead | null>(null);
  const [losing, setLosing] = useState<Lead | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const focusOn = useKeptFocus(board);
  const shown = useStill(data, inHand !== null || asked !== null || losing !== null);
  useChanges(({ changed }) => changed && renew());
  useLateByClock(params, renew);

  const columns = withMoves(shown?.columns ?? [], moves);
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  const alone = columnOf(params);
  const only = columns.find(({ stage }) => stage === alone);
  const isEmpty = total === 0 && moves.length === 0;
  // Nothing of the one that is chosen has come yet.
  const isComing = isPhone && asking && only?.isShown && only.leads.length === 0 && only.total > 0;
  const drawn = isPhone ? columns.filter((column) => column === only) : columns;

  const set = (name: string, value: string) => {
    setAsked(null);
    setParams((before) => {
      before.set(name, value);
      return before;
    });
  };
  const choose = (chosen: URLSearchParams, how?: { replace: boolean }) => {
    setAsked(null);
    // What is no view of enquiries by stage is the list's.
    const isOfList = ['day', 'spam'].includes(chosen.get('view') ?? '');
    if (isOfList) return navigate(`/lead-desk?${chosen}`);
    // The stage that a phone shows is no part of a view.
    const column = params.get('column');
    if (column !== null) chosen.set('column', column);
    setParams(chosen, how);
  };
  const listOf = (stage: Stage) => {
    const same = withoutPlace(params);
    same.set('stage', stage);
    return `/lead-desk?${same}`;
  };
  const moveTo = (lead: Lead, to: Stage) => {
    setInHand(null);
    setAsked(null);
    if (to === 'Lost') setLosing(lead);
    else void move(lead, to, null);
  };
  const leave = (lead: Lead | null) => {
    setAsked(lead);
    if (lead === null && asked) focusOn(asked.documentId);
  };

  return (
    <Page.Main>
      <DeskTitle>Lead desk</DeskTitle>
      <DeskHeader
        title="Lead desk"
        subtitle={data ? `${total} ${total === 1 ? 'enquiry' : 'enquiries'} by stage` : 'Enquiries by stage'}
        action={
          <LinkButton tag={Link} to="/lead-desk/new" startIcon={<Plus />}>
            New enquiry
          </LinkButton>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={isPhone ? 2 : 4} paddingBottom={8}>
          <LeadViews choices={choices} params={params} onChoose={choose} onViews={onViews} isBoard />
          {isPhone ? (
            <FoldedFilters choices={choices} params={params} onChange={choose}>
              <StageChooser columns={columns} stage={alone} onChoose={(stage) => set('column', stage)} />
            </FoldedFilters>
          ) : (
            <LeadFilters choices={choices} params={params} onChange={choose} />
          )}
          <DeskSignals at="top" />
          {error && <Failed error={error} onRetry={reload} />}
          {!data && !error && <Loader>Enquiries are being fetched</Loader>}
          <BoardNotice changing={changing} onLeft={() => board.current?.focus()} />
          {shown && !error && isEmpty && <EmptyView params={params} />}
          {shown && !error && !isEmpty && (
            <>
              {!isPhone && (
                <Typography variant="pi" textColor="neutral600">
                  Drag a card to its new stage; by keys, press M on it.
                </Typography>
              )}
              <Box
                ref={board}
                tabIndex={-1}
                role="group"
                aria-label="Enquiries by stage"
                aria-busy={asking}
                style={{
                  ...(isPhone ? {} : beside(columns)),
                  ...(asking ? { opacity: 0.5 } : {}),
                }}
                padding={isPhone ? 0 : 1}
              >
                {isComing && <Loader>Enquiries are being fetched</Loader>}
                {!isComing &&
                  drawn.map((column) => (
                    <BoardColumn
                      key={column.stage}
                      column={column}
                      inHand={inHand}
                      asking={asked}
                      canBeDragged={!isPhone}
                      isAlone={isPhone}
                      isMoving={isMoving}
                      onTake={setInHand}
                      onLetGo={() => setInHand(null)}
                      onAsk={leave}
                      onMove={moveTo}
                      onMore={(stage, pages) => set('more', withMore(params.get('more'), stage, pages))}
                      list={listOf}
                    />
                  ))}
              </Box>
            </>
          )}
          {losing && (
            <LoseAsk
              lead={losing}
              onCancel={() => setLosing(null)}
              onLose={(reason) => {
                setLosing(null);
                void move(losing, 'Lost', reason);
              }}
              onGone={() => focusOn(losing.documentId)}
            />
          )}
          <DeskSignals at="foot" />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
