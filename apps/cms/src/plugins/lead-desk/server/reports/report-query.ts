import { z } from 'zod';
import { DIVISIONS } from '../../report-figures';
import { type Days, lastWeek, lengthOf } from './report-weeks';

/** Longer than a year and a leap day nobody compares; each week is a line. */
const MOST_DAYS = 366;

/** What a report is asked for; without days, the whole week that ended last. */
export const reportQuery = z
  .strictObject({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    by: z.enum(DIVISIONS).default('sales person'),
    again: z.literal('1').optional(),
  })
  .transform(({ from, to, ...more }, { addIssue }) => {
    const usual = lastWeek(new Date());
    const days: Days = { from: from ?? to ?? usual.from, to: to ?? from ?? usual.to };
    if (days.from > days.to) addIssue({ code: 'custom', path: ['to'] });
    else if (lengthOf(days) > MOST_DAYS) addIssue({ code: 'custom', path: ['from'] });
    return { ...more, ...days };
  });
export type ReportQuery = z.infer<typeof reportQuery>;
