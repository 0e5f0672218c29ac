import { dateIn, MINUTE_MS } from '../../../../india-time';
import { type Guide, isOnLeave, showsProject, worksAt } from '../../../../visits/guides';
import { isClosed, slotAt } from '../../../../visits/slots-of-rule';
import type { Visit } from '../../../../visits/visit-rows';
import type { VisitRule } from '../../../../visits/visit-rule';
import { writeDay } from '../../../../written-day';

type Around = {
  /** Null: the project has none, or may not be offered. */
  rule: VisitRule | null;
  /** Who shows it, by its row id; with the name also of who does not show anybody round any more. */
  guide: { id: number; name: string } | null;
  guides: readonly Guide[];
  /** Whether this guide has another visit then. */
  isTwice: boolean;
};

/** Why a guide cannot show a visit round, or nobody does; null: they can. */
export function faultOfGuide(
  visit: Pick<Visit, 'project' | 'startsAt' | 'minutes'>,
  { guide, guides, isTwice }: Pick<Around, 'guide' | 'guides' | 'isTwice'>,
): string | null {
  const ofProject = guides.filter((one) => showsProject(one, visit.project));
  if (guide === null) return ofProject.length > 0 ? 'Nobody shows them round yet' : null;
  const known = ofProject.find(({ id }) => id === guide.id);
  if (!known) return `${guide.name} does not show this project any more`;
  if (isOnLeave(known, dateIn(new Date(visit.startsAt)))) {
    return `${guide.name} is on leave until ${writeDay(known.awayUntil ?? '')}`;
  }
  if (isTwice) return `${guide.name} shows somebody else round at the same time`;
  const end = visit.startsAt + visit.minutes * MINUTE_MS;
  return worksAt(known, { start: visit.startsAt, end }) ? null : `${guide.name} does not work then`;
}

/**
 * What is wrong with a visit to come that was right when it was booked: rules, holidays and leave change after it, and
 * nobody is sent away by a changed rule. Empty for what is over.
 */
export function faultsOf(visit: Visit, around: Around, now: number): string[] {
  if (visit.state !== 'booked' || visit.startsAt <= now) return [];
  const { rule } = around;
  const date = dateIn(new Date(visit.startsAt));
  const ofTime =
    rule === null
      ? 'This project is not shown at present'
      : rule.holidays.includes(date)
        ? 'That day is a holiday'
        : isClosed(rule, date)
          ? 'The project is closed that day'
          : slotAt(rule, visit.startsAt)
            ? null
            : 'There is no such time any more';
  return [ofTime, faultOfGuide(visit, around)].flatMap((fault) => fault ?? []);
}
