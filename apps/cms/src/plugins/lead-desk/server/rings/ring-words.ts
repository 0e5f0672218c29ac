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
export const sayMoment = (at: Date) => clock.format(at);

/** A span of office hours in words. */
export function saySpan(minutes: number): string {
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
