/** What somebody held at the desk, in numbers. */
export type Holdings = {
  /** Enquiries of all stages. */
  enquiries: number;
  /** Those of them that are not won or lost. */
  open: number;
  /** Open ones with a time to call again. */
  followUps: number;
  /** Enquiries of others that were brought before them and are still open. */
  brought: number;
  /** Visits to come that they show round. */
  visits: number;
  /** Lines of the duty roster. */
  duties: number;
  /** Whether mails about registrations go to them by name. */
  alarms: boolean;
};

/** A visit that the successor cannot show round. */
export type LeftVisit = { reference: string; startsAt: string; project: string; why: string };

const some = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? [] : [count === 1 ? `one ${one}` : `${count} ${many}`];

/** What was handed over, in one line for the audit log; empty: nothing. */
export const sayHoldings = ({ enquiries, brought, visits, duties, alarms }: Holdings): string =>
  [
    ...some(enquiries, 'enquiry', 'enquiries'),
    ...some(brought, 'enquiry brought before them', 'enquiries brought before them'),
    ...some(visits, 'visit'),
    ...some(duties, 'line of the duty roster', 'lines of the duty roster'),
    ...(alarms ? ['mails about registrations'] : []),
  ].join(', ');

/** Whether there is anything that somebody else must take. */
export const holdsAnything = (holdings: Holdings): boolean => sayHoldings(holdings) !== '';

/** Whether any of it only a sales person can take. */
export const holdsDesk = (holdings: Holdings): boolean => holdsAnything({ ...holdings, alarms: false });

type Given = {
  /** Who left. */
  from: string;
  holdings: Holdings;
  /** `Saturday, 5 December 2026, 10 am: Skyline`. */
  visits: string[];
  left: number;
};

/** What the successor is told by mail beside the enquiries, the heading first. Nothing of a visitor. */
export function wordsForSuccessor({ from, holdings, visits, left }: Given): [string, ...string[]] {
  const { followUps, brought, duties, alarms } = holdings;
  const also = [
    ...some(
      followUps,
      'enquiry is to be called at a time that was set',
      'enquiries are to be called at times that were set',
    ),
    ...some(
      brought,
      'enquiry of a colleague was brought before them and is before you now',
      'enquiries of colleagues were brought before them and are before you now',
    ),
    ...some(duties, 'line of the duty roster names you', 'lines of the duty roster name you'),
  ].map((words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
  return [
    `${from} has left`,
    ...also,
    ...(alarms ? ['Mails about registrations come to you.'] : []),
    ...visits.map((visit) => `You show visitors round: ${visit}.`),
    ...(left > 0
      ? [
          `${left === 1 ? 'One visit that they were to show round waits' : `${left} visits that they were to show round wait`} for a sales manager: you cannot at that time.`,
        ]
      : []),
  ];
}

/** The line in the story of each enquiry. */
export const sayHandedOver = (from: string, to: string): string =>
  `Belongs to ${to}: handed over from ${from}, who left`;
