import { z } from 'zod/mini';
import type { CalendarMonth, EntrySchedule } from '../../schedule/replies';

const NOT_A_REPLY = 'The CMS answered something that this page cannot show. Reload the page.';

const shown = {
  action: z.enum(['publish', 'unpublish']),
  who: z.string(),
  at: z.string(),
  outcome: z.nullable(z.string()),
};
const entrySchedule = z.object({
  may: z.boolean(),
  waiting: z.array(z.object(shown)),
  failed: z.array(z.object(shown)),
  mistakes: z.array(z.string()),
  missing: z.array(z.string()),
});
const calendarMonth = z.object({
  month: z.string(),
  more: z.boolean(),
  lines: z.array(
    z.object({
      ...shown,
      id: z.number(),
      type: z.string(),
      entry: z.string(),
      single: z.boolean(),
      name: z.string(),
      kind: z.string(),
      state: z.enum(['waiting', 'done', 'failed']),
    }),
  ),
});

/** Reads the body of an answer. @throws Error with a sentence for whoever sees it, when it is not that reply */
function reply<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = z.object({ data: schema }).safeParse(body);
  if (!parsed.success) throw new Error(NOT_A_REPLY);
  return parsed.data.data;
}

export const readEntrySchedule = (body: unknown): EntrySchedule => reply(entrySchedule, body);
export const readCalendarMonth = (body: unknown): CalendarMonth => reply(calendarMonth, body);
