import type { LeadFilters } from './server/lead-filters';

/**
 * How soon somebody was spoken to after they enquired, each beyond the one before: by the clock, day and night, as who
 * waits counts. What an answer is: decision 98.
 */
export const ANSWERED = ['5 minutes', '15 minutes', 'an hour', 'a day', 'later', 'not yet'] as const;
/** Of the calendar's visits to an enquiry: one had its place, one was kept, none was kept and one missed. */
export const VISITED = ['booked', 'kept', 'missed'] as const;
/** How long an enquiry has stood in its stage, each beyond the one before. */
export const STANDING = ['a week', 'a month', '45 days', 'longer'] as const;
/** What an enquiry may have come without. */
export const WITHOUT = ['project', 'source', 'campaign'] as const;
/** By what a report is divided. */
export const DIVISIONS = ['sales person', 'project', 'source', 'campaign', 'week'] as const;
export type Division = (typeof DIVISIONS)[number];
/** How what has none of it is called. */
export const NAMELESS: Record<Division, string> = {
  'sales person': 'Nobody',
  project: 'No project',
  source: 'Not known',
  campaign: 'No campaign',
  week: 'No week',
};

/**
 * The figures of a report, of the enquiries that came on its days, without spam. Each is how long a list is: these
 * filters make both, so that a figure and the list behind it cannot say two things.
 */
export const FIGURES = {
  enquiries: {},
  within5Minutes: { answered: '5 minutes' },
  within15Minutes: { answered: '15 minutes' },
  withinAnHour: { answered: 'an hour' },
  withinADay: { answered: 'a day' },
  later: { answered: 'later' },
  notYet: { answered: 'not yet' },
  visitsBooked: { visited: 'booked' },
  visitsKept: { visited: 'kept' },
  visitsMissed: { visited: 'missed' },
  booked: { stage: 'Booked' },
  lost: { stage: 'Lost' },
} as const satisfies Record<string, LeadFilters>;
export type Figure = keyof typeof FIGURES;
export const isFigure = (name: string): name is Figure => name in FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES).filter(isFigure);

/** How each is headed, in a table and in a file. */
export const HEADINGS: Record<Figure, string> = {
  enquiries: 'Enquiries',
  within5Minutes: 'Within 5 min',
  within15Minutes: '15 min',
  withinAnHour: '1 hour',
  withinADay: '1 day',
  later: 'Later',
  notYet: 'Not yet',
  visitsBooked: 'Booked',
  visitsKept: 'Kept',
  visitsMissed: 'Missed',
  booked: 'Homes booked',
  lost: 'Lost',
};
