import type { Core } from '@strapi/strapi';
import { startOfDate } from '../india-time';
import { namesOf } from './entry-names';
import type { CalendarMonth } from './replies';
import { changesBetween } from './schedule-rows';
import { scheduledTypes } from './scheduled-types';

const MONTH = /^(20\d{2})-(0[1-9]|1[0-2])$/;
const LINES_AT_ONCE = 300;

/** A month as `2026-11`; null for anything else. */
export const readMonth = (text: unknown): string | null =>
  typeof text === 'string' && MONTH.test(text) ? text : null;

/** The month after, or so many. @param month as `2026-12` */
export function monthsFrom(month: string, later: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth - 1 + later, 1)).toISOString().slice(0, 7);
}

/** When a month begins in India and when it has ended (milliseconds since 1970). */
export const spanOf = (month: string) => ({
  from: startOfDate(`${month}-01`).getTime(),
  to: startOfDate(`${monthsFrom(month, 1)}-01`).getTime(),
});

/** All that is set for a month of India, and what came of it, of the types somebody may read. */
export async function calendarOf(
  strapi: Core.Strapi,
  month: string,
  mayRead: (type: string) => boolean,
): Promise<CalendarMonth> {
  const types = scheduledTypes(strapi).filter(({ uid }) => mayRead(uid));
  const within = { ...spanOf(month), types: types.map(({ uid }) => uid), atMost: LINES_AT_ONCE + 1 };
  const changes = await changesBetween(strapi, within);
  const shown = changes.slice(0, LINES_AT_ONCE);
  const lines: CalendarMonth['lines'] = [];
  for (const { uid, single, name: kind } of types) {
    const own = shown.filter(({ type }) => type === uid);
    const names = await namesOf(strapi, uid, [...new Set(own.map(({ entry }) => entry))]);
    for (const { id, type, entry, action, who, at, state, outcome } of own) {
      const name = names.get(entry);
      // Deleted while this was being read.
      if (name === undefined) continue;
      lines.push({
        id,
        type,
        entry,
        single,
        name,
        kind,
        action,
        who,
        state,
        outcome,
        at: new Date(at).toISOString(),
      });
    }
  }
  lines.sort((one, other) => one.at.localeCompare(other.at) || one.id - other.id);
  return { month, lines, more: changes.length > LINES_AT_ONCE };
}
