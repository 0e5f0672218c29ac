import { type EnquiryIntent, enquiryIntent } from '@sahyara/lead-contract/enquiry-intent';
import { part } from '../browser/part';
import { dialogs } from './dialogs';

/**
 * What somebody wants who presses more than "Enquire Now". Texts are empty where there is none: `project` is its
 * title, `of` a configuration or plan of it, `at` the part of the page to come back to.
 */
export type Wish = { intent: EnquiryIntent; project: string; of: string; at: string };

/** As they are called in the form, and in the markup of what opens it. */
export const wishFields = ['intent', 'project', 'of', 'at'] as const;
const marks = {
  intent: part('wish-intent'),
  project: part('wish-project'),
  of: part('wish-of'),
  at: part('wish-at'),
};

const TEXT_MAX = 120;
const ANCHOR = /^[\w-]{1,80}$/;

/** Reads a wish, whoever sent it; `null` where nothing known is wished for. */
export function wishFrom(read: (field: (typeof wishFields)[number]) => unknown): Wish | null {
  const intent = enquiryIntent(read('intent'));
  if (intent === null) return null;
  const text = (given: unknown) => (typeof given === 'string' ? given.slice(0, TEXT_MAX) : '');
  const at = text(read('at'));
  return { intent, project: text(read('project')), of: text(read('of')), at: ANCHOR.test(at) ? at : '' };
}

/** What a button says that opens the enquiry for a wish: `<Button {...opensFor({ intent: 'visit', project: title })}>`. */
export function opensFor({ intent, project = '', of = '', at = '' }: Pick<Wish, 'intent'> & Partial<Wish>) {
  return {
    command: 'show-modal',
    commandfor: dialogs.enquireNow,
    ...marks.intent.mark(intent),
    ...marks.project.mark(project || null),
    ...marks.of.mark(of || null),
    ...marks.at.mark(at || null),
  } as const;
}

/** What a button opens the enquiry for; `null` for a plain one. */
export const wishOf = (opener: Element): Wish | null => wishFrom((field) => marks[field].read(opener));

// "The half floor", but "the 3 BHK".
const inASentence = (name: string) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** `the 3 BHK at Meander`, or `Meander`; empty for the company as a whole. */
const subjectOf = ({ project, of }: Wish) =>
  of && project ? `the ${inASentence(of)} at ${project}` : project;

type Words = {
  /** Under the title of the form. */
  line: (subject: string) => string;
  /** The message, as the visitor would write it; long enough to be sent as it is. */
  message: (subject: string) => string;
  /** Said with the thanks: what was asked for, and no more than what happens. */
  thanks: (subject: string) => string;
};

const words: Record<EnquiryIntent, Words> = {
  brochure: {
    line: (subject) => `The brochure of ${subject} opens once this has reached us.`,
    message: (subject) => `Please let me read the brochure of ${subject}.`,
    thanks: (subject) => `You asked for the brochure of ${subject}.`,
  },
  plan: {
    line: (subject) => `The plan of ${subject} opens once this has reached us.`,
    message: (subject) => `Please show me the plan of ${subject}.`,
    thanks: (subject) => `You asked for the plan of ${subject}.`,
  },
  price: {
    line: (subject) => `The price of ${subject}: a person tells you.`,
    message: (subject) => `Please tell me the price of ${subject}.`,
    thanks: (subject) => `You asked for the price of ${subject}. A person looks it up and tells you.`,
  },
  visit: {
    line: (subject) =>
      subject
        ? `A visit to ${subject}: say when it suits you.`
        : 'A visit: say what you would like to see, and when.',
    message: (subject) =>
      subject
        ? `I would like to visit ${subject}. Please tell me when I can come.`
        : 'I would like to visit one of your projects. Please tell me when I can come.',
    thanks: (subject) =>
      `You asked to visit ${subject || 'us'}. Nothing is booked yet: we settle day and hour with you.`,
  },
  'call back': {
    line: (subject) => (subject ? `We call you back about ${subject}.` : 'We call you back.'),
    message: (subject) => (subject ? `Please call me back about ${subject}.` : 'Please call me back.'),
    thanks: (subject) => `You asked us to call you back${subject ? ` about ${subject}` : ''}.`,
  },
};

/** What of a wish is said where: under the title, in the message, with the thanks. */
export const wishSaid = (wish: Wish, where: keyof Words): string =>
  words[wish.intent][where](subjectOf(wish));
