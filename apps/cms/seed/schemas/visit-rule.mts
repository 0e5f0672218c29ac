import { z } from 'zod';
import { date, line, slug, text, webAddress } from './fields.mts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 10:00');
const dayOfYear = z.string().regex(/^\d{2}\/\d{2}$/, 'must be day and month such as 10/06');
const hours = z.strictObject({
  firstDay: z.enum(DAYS),
  lastDay: z.enum(DAYS),
  opens: clock,
  closes: clock,
  how: z.enum(['In person or by video', 'In person', 'By video']).default('In person or by video'),
});

/** When a project can be seen. */
export const visitRule = z.strictObject({
  project: slug,
  open: z.boolean().default(true),
  lengthMinutes: z.number().int().min(15).max(240),
  places: z.number().int().min(1).max(50),
  noticeHours: z.number().int().min(0).max(168),
  daysAhead: z.number().int().min(1).max(60),
  hours: z.array(hours).min(1),
  monsoonFrom: dayOfYear.optional(),
  monsoonTo: dayOfYear.optional(),
  monsoonHours: z.array(hours).default([]),
  closedDays: z
    .array(z.strictObject({ from: date, to: date.optional(), why: line(80).optional() }))
    .default([]),
  meetingPoint: line(200).optional(),
  mapLink: webAddress.optional(),
  toBring: text(600).optional(),
  fetches: z.boolean().default(true),
});
