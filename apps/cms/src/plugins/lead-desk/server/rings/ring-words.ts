import type { Colleague } from '../colleagues';
import type { Told } from './who-is-told';

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const HOUR = 60;

/** How the history calls it. */
export const ESCALATED = 'escalated';

/** A moment as colleagues read it: `25 Nov, 10:03`. */
const sayMoment = (at: Date) => clock.format(at);

/** A span of office hours in words. */
function saySpan(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  const parts = [
    ...(hours > 0 ? [hours === 1 ? '1 hour' : `${hours} hours`] : []),
    ...(rest > 0 || hours === 0 ? [rest === 1 ? '1 minute' : `${rest} minutes`] : []),
  ];
  return parts.join(' ');
}

const namesOf = (people: Colleague[]) => people.map(({ name }) => name).join(' and ');

/** The line in the history of an enquiry that nobody has answered. */
export function escalationEvent(told: Exclude<Told, { as: 'nobody' }>, waited: number): string {
  const whom = {
    owner: `${namesOf(told.people)}, whose it is,`,
    'on duty': `${namesOf(told.people)}, who is on duty,`,
    managers: `${namesOf(told.people)} as ${told.people.length === 1 ? 'sales manager' : 'sales managers'}`,
  }[told.as];
  return `Unanswered for ${saySpan(waited)} of office hours: told to ${whom}`.replace(/,$/, '');
}

type Unanswered = {
  reference: string;
  project: string | null;
  owner: string | null;
  came: Date;
  waited: number;
};

/** The mail about it. Of who enquired it says nothing: a mail cannot be taken back, nor erased. */
export const escalationMail = ({ reference, project, owner, came, waited }: Unanswered) => ({
  subject: ['Unanswered', reference, project].filter(Boolean).join(' · '),
  paragraphs: [
    `Nobody has spoken to this visitor for ${saySpan(waited)} of office hours. ${reference} · ${project ?? 'No project named'} came on ${sayMoment(came)} IST.`,
    owner === null ? 'It belongs to nobody yet.' : `It belongs to ${owner}.`,
    'It stops when the desk knows that somebody was spoken to. A press on Call alone does not stop it.',
  ],
});

/** One line of the list at the end of the day. */
export const listLine = ({ reference, project, owner, came }: Omit<Unanswered, 'waited'>) =>
  `${reference} · ${project ?? 'No project named'} · ${owner ?? 'nobody’s'} · since ${sayMoment(came)}`;

/** How the history calls that the time to call has come. */
export const REMINDED = 'time to call';

type ToCall = { reference: string; project: string | null; at: Date };
const lineOf = ({ reference, project }: ToCall) => `${reference} · ${project ?? 'No project named'}`;

/** The mail when an enquiry is to be called. */
export const reminderMail = (lead: ToCall) => ({
  subject: ['Call now', lead.reference, lead.project].filter(Boolean).join(' · '),
  paragraphs: [
    `${lineOf(lead)} is to be called now: you planned it for ${sayMoment(lead.at)} IST. Their number, and what was said before, stand at the desk.`,
  ],
});

const sayCount = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What a day begins with; null when there is nothing to say. */
export function digestWords(
  { waiting, due, notReached }: Record<'waiting' | 'due' | 'notReached', ToCall[]>,
  now: Date,
): { subject: string; paragraphs: string[] } | null {
  const counts = [
    ...sayCount(waiting.length, 'waits', 'wait'),
    ...sayCount(due.length, 'to call', 'to call'),
    ...sayCount(notReached.length, 'not reached', 'not reached'),
  ];
  if (counts.length === 0) return null;
  const section = (heading: string, lines: string[]) => (lines.length === 0 ? [] : [heading, ...lines]);
  return {
    subject: `Your day: ${counts.join(', ')}`,
    paragraphs: [
      ...section(
        'Waiting for a first answer, the longest first:',
        waiting.map((lead) => `${lineOf(lead)} · since ${sayMoment(lead.at)}`),
      ),
      ...section(
        'To call today:',
        due.map((lead) => `${sayMoment(lead.at)} · ${lineOf(lead)}${lead.at < now ? ' · was due' : ''}`),
      ),
      ...section('Tried and not reached:', notReached.map(lineOf)),
    ],
  };
}
