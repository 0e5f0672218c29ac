/**
 * How soon somebody was spoken to after they enquired, each span beyond the one before: by the clock, day and night, as
 * who waits counts. Who came by or called was spoken to before they were written down. What an answer is: decision 98.
 */
export const ANSWERED = [
  'when entered',
  'up to 5 min',
  '5 to 15 min',
  '15 to 60 min',
  '1 to 24 hours',
  'after 24 hours',
  'nobody yet',
] as const;
/** Of the calendar's visits to an enquiry: one had its place, one was kept, none was kept and one missed. */
export const VISITED = ['booked', 'kept', 'missed'] as const;
/** What may stand in the ledger: a job is not an enquiry that somebody sells by. */
export const KINDS = ['enquiry', 'application'] as const;
/** How long an enquiry has stood in its stage, each span beyond the one before. */
export const STANDING = ['up to 7 days', '7 to 30 days', '30 to 45 days', 'over 45 days'] as const;
/** What may have happened to an enquiry on some days, whenever it came. */
export const HAPPENED = ['first spoken to', 'visit kept', 'visit missed', 'booked', 'lost'] as const;
export type Happened = (typeof HAPPENED)[number];
/** What an enquiry may have come without. */
export const WITHOUT = ['project', 'source', 'origin', 'campaign'] as const;

/** By what a report is divided. A form is also a way an enquiry was entered by; where it came from, the page or portal before. */
export const DIVISIONS = ['sales person', 'project', 'form', 'origin', 'campaign', 'week'] as const;
export type Division = (typeof DIVISIONS)[number];
/** How a division is chosen, how its lines are headed, and how what has none of it is called. */
export const DIVIDED: Record<Division, { by: string; heading: string; nameless: string }> = {
  'sales person': { by: 'By sales person', heading: 'Sales person', nameless: 'Nobody' },
  project: { by: 'By project', heading: 'Project', nameless: 'No project' },
  form: { by: 'By form', heading: 'Form', nameless: 'No form' },
  origin: { by: 'By where they came from', heading: 'Came from', nameless: 'Not known' },
  campaign: { by: 'By campaign', heading: 'Campaign', nameless: 'No campaign' },
  week: { by: 'By week', heading: 'Week', nameless: 'No week' },
};

/**
 * The figures of a report, of the enquiries that came on its days, without spam and applications. Each is how long a
 * list is: these filters make both, so that a figure and the list behind it cannot say two things.
 */
export const FIGURES = {
  enquiries: { kind: 'enquiry' },
  whenEntered: { kind: 'enquiry', answered: 'when entered' },
  within5Minutes: { kind: 'enquiry', answered: 'up to 5 min' },
  within15Minutes: { kind: 'enquiry', answered: '5 to 15 min' },
  withinAnHour: { kind: 'enquiry', answered: '15 to 60 min' },
  withinADay: { kind: 'enquiry', answered: '1 to 24 hours' },
  later: { kind: 'enquiry', answered: 'after 24 hours' },
  notYet: { kind: 'enquiry', answered: 'nobody yet' },
  visitsBooked: { kind: 'enquiry', visited: 'booked' },
  visitsKept: { kind: 'enquiry', visited: 'kept' },
  visitsMissed: { kind: 'enquiry', visited: 'missed' },
  booked: { kind: 'enquiry', stage: 'Booked' },
  lost: { kind: 'enquiry', stage: 'Lost' },
} as const satisfies Record<string, Record<string, string>>;
/** The open enquiries that stand in their stage for so long, whenever they came. */
export const STANDS = { view: 'open', kind: 'enquiry' } as const;
/** The enquiries to which this happened, whenever they came, narrowed by the days on which it did. */
export const happening = (happened: Happened, days: { from: string; to: string }) =>
  ({ view: 'all', kind: 'enquiry', happened, since: days.from, until: days.to }) as const;
export type Figure = keyof typeof FIGURES;
const isFigure = (name: string): name is Figure => Object.hasOwn(FIGURES, name);
export const FIGURE_NAMES = Object.keys(FIGURES).filter(isFigure);

/** What each says: in its column, below the heading of several; and where it stands alone. */
export const SAID: Record<Figure, { column: string; alone: string }> = {
  enquiries: { column: 'Enquiries', alone: 'Enquiries' },
  whenEntered: { column: 'Entered', alone: 'Spoken to when they were entered' },
  within5Minutes: { column: 'Up to 5 min', alone: 'Spoken to within 5 minutes' },
  within15Minutes: { column: '5–15 min', alone: 'Spoken to after 5 to 15 minutes' },
  withinAnHour: { column: '15–60 min', alone: 'Spoken to after 15 to 60 minutes' },
  withinADay: { column: '1–24 h', alone: 'Spoken to after 1 to 24 hours' },
  later: { column: 'Later', alone: 'Spoken to after 24 hours' },
  notYet: { column: 'Nobody yet', alone: 'Nobody spoken to yet' },
  visitsBooked: { column: 'Booked', alone: 'With a visit booked' },
  visitsKept: { column: 'Kept', alone: 'With a visit kept' },
  visitsMissed: { column: 'Missed', alone: 'With a visit missed, none kept' },
  booked: { column: 'Booked', alone: 'Enquiries that are Booked' },
  lost: { column: 'Lost', alone: 'Enquiries that are Lost' },
};

/** What each thing that happened says of how many enquiries. */
export const SAID_HAPPENED: Record<Happened, string> = {
  'first spoken to': 'First spoken to',
  'visit kept': 'Came to a visit',
  'visit missed': 'Missed a visit',
  booked: 'Booked',
  lost: 'Lost',
};
