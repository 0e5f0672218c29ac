import { z } from 'zod';
import { DIVISIONS } from '../../report-figures';
import { leadFilters } from '../lead-filters';
import { type Days, lastWeek, lengthOf } from './report-weeks';

/** Longer than a year and a leap day nobody compares; each week is a line. */
const MOST_DAYS = 366;

/** Days are told apart and counted as texts: those of four digits. No enquiry is of another century. */
const day = z.iso.date().refine((date) => date >= '2000-01-01' && date <= '2099-12-31');

/** What a report is asked for; without days, the whole week that ended last. */
export const reportQuery = z
  .strictObject({
    from: day.optional(),
    to: day.optional(),
    by: z.enum(DIVISIONS).default('sales person'),
    tag: leadFilters.shape.tag,
    project: leadFilters.shape.project,
  })
  .transform(({ from, to, ...more }, { addIssue }) => {
    const usual = lastWeek(new Date());
    const days: Days = { from: from ?? to ?? usual.from, to: to ?? from ?? usual.to };
    if (days.from > days.to) addIssue({ code: 'custom', path: ['to'] });
    else if (lengthOf(days) > MOST_DAYS) addIssue({ code: 'custom', path: ['from'] });
    return { ...more, ...days };
  });
export type ReportQuery = z.infer<typeof reportQuery>;
