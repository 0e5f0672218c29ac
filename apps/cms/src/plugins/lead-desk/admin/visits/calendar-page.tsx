import { Box, Button, Flex, LinkButton, Loader, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dateIn } from '../../../../india-time';
import { CHECK_IN_PAGE } from '../../check-in-rules';
import type { Choices, DeskVisit } from '../../server/replies';
import { ConnectionLine } from '../connection-line';
import { DeskTitle } from '../desk-title';
import { Failed } from '../failed';
import { readVisitCalendar } from '../read-reply';
import { useChanges } from '../use-changes';
import { useDesk } from '../use-desk';
import { CalendarBar } from './calendar-bar';
import { CalendarBoard } from './calendar-board';
import {
  columnsOfDays,
  columnsOfGuides,
  dateOf,
  daysOf,
  firstDay,
  type Span,
  type Target,
} from './calendar-days';
import { useTimes } from './use-times';
import { useVisitChange } from './use-visit-change';
import { sayTime } from './visit-words';

const queryOf = (params: URLSearchParams, from: string, span: Span) => {
  const asked = new URLSearchParams({ from, days: String(daysOf(span)) });
  for (const name of ['project', 'guide']) {
    const value = params.get(name);
    if (value) asked.set(name, value);
  }
  return asked;
};

function subtitleOf(visits: DeskVisit[] | undefined): string {
  if (!visits) return 'Who comes when';
  const booked = visits.filter(({ state }) => state === 'booked').length;
  const open = visits.filter(({ state }) => ['asked', 'full', 'waiting'].includes(state)).length;
  const faults = visits.filter((visit) => visit.faults.length > 0).length;
  return [
    booked === 1 ? '1 visit booked' : `${booked} visits booked`,
    open > 0 && `${open} without a time`,
    faults > 0 && `${faults} to look at`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The calendar of visits: a week by days, a day by guides; on a phone a list. */
export function CalendarPage({ choices }: { choices: Choices }) {
  const [params, setParams] = useSearchParams();
  const span: Span = params.get('span') === 'day' ? 'day' : 'week';
  const date = dateOf(params.get('date'), new Date());
  const from = firstDay(date, span);
  const path = `/visits?${queryOf(params, from, span)}`;
  const { data, error, asking, reload, renew } = useDesk(path, readVisitCalendar);
  const [taken, setTaken] = useState<{ visit: DeskVisit; by: 'drag' | 'press' } | null>(null);
  // Another week may be looked at with it in hand.
  const inHand =
    data?.visits.find(({ documentId }) => documentId === taken?.visit.documentId) ?? taken?.visit ?? null;
  const { times, asking: askingTimes } = useTimes(
    inHand && { project: inHand.project, from, days: daysOf(span) },
  );
  const { change, saving } = useVisitChange(reload);
  useChanges(({ changed }) => changed && renew());
  const letGo = () => setTaken(null);

  const columns = useMemo(() => {
    if (!data) return [];
    return span === 'day'
      ? columnsOfGuides(data, inHand, times, choices.everybody)
      : columnsOfDays(data, inHand, times);
  }, [data, span, inHand, times, choices.everybody]);

  // Whoever works by keys goes on where the visit can go.
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (taken?.by !== 'press' || times.length === 0) return;
    board.current?.querySelector<HTMLElement>('.visit-target')?.focus();
  }, [taken, times]);
  useEffect(() => {
    if (!taken) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setTaken(null);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [taken]);

  // Whoever pressed Move elsewhere has it in hand here.
  const asked = params.get('move');
  useEffect(() => {
    const visit = asked === null ? undefined : data?.visits.find(({ documentId }) => documentId === asked);
    if (!visit) return;
    setTaken({ visit, by: 'press' });
    setParams((before) => {
      before.delete('move');
      return before;
    });
  }, [asked, data, setParams]);

  const choose = (name: string, value: string | null) =>
    setParams((before) => {
      if (value === null) before.delete(name);
      else before.set(name, value);
      return before;
    });
  const moveTo = ({ start, guide }: Target) => {
    if (!inHand) return;
    const isSameTime = Date.parse(start) === Date.parse(inHand.startsAt) && inHand.state === 'booked';
    letGo();
    if (isSameTime && guide) change(inHand, { to: 'guide', guide: guide.documentId });
    else change(inHand, { to: 'move', startsAt: start, ...guideOf(inHand, guide) });
  };
  const hasTargets = columns.some(({ targets }) => targets.length > 0);

  return (
    <Page.Main>
      <DeskTitle>Visits</DeskTitle>
      <Layouts.Header
        title="Visits"
        subtitle={subtitleOf(data?.visits)}
        navigationAction={<BackButton fallback="/lead-desk" />}
        primaryAction={
          // A page of its own, apart from the panel.
          <LinkButton tag="a" href={CHECK_IN_PAGE}>
            Check in
          </LinkButton>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <CalendarBar
            date={date}
            from={from}
            span={span}
            project={params.get('project') ?? ''}
            guide={params.get('guide') ?? ''}
            calendar={data}
            onChoose={choose}
          />
          <ConnectionLine only="lost" />
          {inHand && (
            <Flex gap={3} wrap="wrap" padding={3} background="primary100" hasRadius role="status">
              <Typography>
                {inHand.name}, {sayTime(inHand.startsAt)}:{' '}
                {askingTimes
                  ? 'looking for free times …'
                  : hasTargets
                    ? 'choose where to.'
                    : `no free time ${span === 'day' ? 'that day' : 'that week'}; look at the next.`}
              </Typography>
              <Button size="S" variant="tertiary" onClick={letGo}>
                Leave it
              </Button>
            </Flex>
          )}
          {error && <Failed error={error} onRetry={reload} />}
          {!data && !error && <Loader>Visits are being fetched</Loader>}
          {data && (
            <Box ref={board} aria-busy={asking} style={asking ? { opacity: 0.5 } : {}}>
              <CalendarBoard
                columns={columns}
                today={dateIn(new Date())}
                guides={data.guides}
                mayGiveAway={choices.everybody}
                inHand={inHand}
                saving={saving}
                onTake={(visit, by) => setTaken({ visit, by })}
                onLetGo={() => setTaken((now) => (now?.by === 'drag' ? null : now))}
                onMove={moveTo}
                onChange={change}
              />
            </Box>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** A guide is named only where it is to be another: else a visit keeps its own. */
const guideOf = ({ guide }: DeskVisit, chosen: Target['guide']) =>
  chosen && chosen.documentId !== guide?.documentId ? { guide: chosen.documentId } : {};
