import { isNumber, isText, objectOf, replyOf, type Shape, textLike } from './shape.ts';

/*
 * What site and CMS must agree on about a visit. Files of a browser may import it.
 */

export const VISIT_WAYS = ['in person', 'by video'] as const;
export type VisitWay = (typeof VISIT_WAYS)[number];
export const VISIT_LANGUAGES = ['English', 'Marathi', 'Hindi'] as const;
/** So many come together at most. */
export const VISIT_PEOPLE_MAX = 10;
/** So many projects are visited with one booking: what a family sees in a day. */
export const VISIT_PROJECTS_MAX = 3;
/** Where somebody is to be fetched. */
export const FETCH_FROM_MAX = 200;
export const TIME_ZONE_MAX = 60;
/** A visit is reminded of at this hour of the evening before, in India, and so many hours before it. */
export const REMINDED_EVENING_HOUR = 18;
export const REMINDED_HOURS_BEFORE = 2;
/** How long a time is held for whoever fills in the form. */
export const HOLD_MINUTES = 5;

/** A time at another project in the same booking: the same people come, in the same way. */
export type VisitElsewhere = { project: string; startsAt: string; hold?: string | undefined };

/** The visit that an enquiry asks for, as part of its context. Moments are in ISO 8601. */
export type VisitWish = {
  startsAt: string;
  how: VisitWay;
  people: number;
  language?: string | undefined;
  fetched?: boolean | undefined;
  fetchFrom?: string | undefined;
  /** Of the visitor, for example Europe/London. */
  timeZone?: string | undefined;
  /** What `POST /api/visit-holds` gave. */
  hold?: string | undefined;
  also?: VisitElsewhere[] | undefined;
  /** Who chose a full time is on its list at once, unless a place is free by now. */
  waits?: boolean | undefined;
};

/** What became of the visit: booked, wanted and not settled yet, taken by others meanwhile, or on the list of a full time. */
export const VISIT_OUTCOMES = ['booked', 'asked', 'full', 'waiting'] as const;
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

const isOneOf =
  <Text extends string>(texts: readonly Text[]): Shape<Text> =>
  (given): given is Text =>
    texts.some((text) => text === given);
const isListOf =
  <Item>(has: Shape<Item>): Shape<Item[]> =>
  (given): given is Item[] =>
    Array.isArray(given) && given.every(has);
const isTextOrNull = (given: unknown): given is string | null => given === null || isText(given);
const isFlag = (given: unknown): given is boolean => typeof given === 'boolean';

/** Whether a text can be the signed link of a visit: it stands in addresses as it is. */
export const isVisitLink = textLike(/^[\w.-]{1,200}$/);
/** Whether a text can be the name of a hold. */
export const isVisitHold = textLike(/^[0-9a-f-]{36}$/);
const isMoment = textLike(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/);

/** The visit in the receipt of an enquiry. */
export type VisitReceipt = { state: VisitOutcome; link: string };
export const isVisitReceipt = objectOf({ state: isOneOf(VISIT_OUTCOMES), link: isVisitLink });

const isSlot = objectOf({
  start: isMoment,
  end: isMoment,
  ways: isListOf(isOneOf(VISIT_WAYS)),
  free: isFlag,
});
export type VisitSlot = { start: string; end: string; ways: VisitWay[]; free: boolean };
/** The answer of `GET /api/visit-slots`. `open`: whether the project can be visited by appointment at all. */
export const isVisitSlotsReply = replyOf(
  objectOf({
    open: isFlag,
    fetches: isFlag,
    minutes: isNumber,
    meetingPoint: isTextOrNull,
    slots: isListOf(isSlot),
  }),
);

/** The answer of `POST /api/visit-holds`. */
export const isVisitHoldReply = replyOf(objectOf({ hold: isVisitHold, until: isMoment }));

/** What the site's server says of the page of a booking that was opened: times were shown, or none could be offered. */
export const VISIT_PAGE_STEPS = ['times shown', 'no times'] as const;
export type VisitPageStep = (typeof VISIT_PAGE_STEPS)[number];

/** What the link of a visit may change. */
export const VISIT_CHANGES = ['move', 'cancel', 'wait'] as const;
export type VisitChange = (typeof VISIT_CHANGES)[number];

const VISIT_STATES = [...VISIT_OUTCOMES, 'cancelled', 'kept', 'missed'] as const;
/** Another visit of the same booking, with the link that changes it. */
export type BookedBeside = { state: VisitOutcome; title: string; startsAt: string; link: string };
const isBookedBeside = objectOf({
  state: isOneOf(VISIT_OUTCOMES),
  title: isText,
  startsAt: isMoment,
  link: isVisitLink,
});
/** The answer of `POST /api/visit-view`: what the link of a visit shows. */
export const isVisitReply = replyOf(
  objectOf({
    state: isOneOf(VISIT_STATES),
    project: isText,
    title: isText,
    category: isTextOrNull,
    startsAt: isMoment,
    endsAt: isMoment,
    how: isOneOf(VISIT_WAYS),
    people: isNumber,
    guide: isTextOrNull,
    meetingPoint: isTextOrNull,
    mapLink: isTextOrNull,
    toBring: isTextOrNull,
    timeZone: isTextOrNull,
    uid: isText,
    sequence: isNumber,
    changeable: isFlag,
    beside: isListOf(isBookedBeside),
  }),
);
