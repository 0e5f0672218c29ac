import type { Moment } from './lead-rows';

/** What the desk notes of a person beside their enquiries. On no form of the site; all of it goes with an erasure. */
export const PERSON_DETAILS = [
  'secondMobile',
  'budgetLakh',
  'wishedHome',
  'wishedBy',
  'language',
  'timeZone',
] as const;
export type PersonDetail = (typeof PERSON_DETAILS)[number];

/** What each is called where people read of it. */
export const DETAIL_WORDS: Record<PersonDetail, string> = {
  secondMobile: 'second number',
  budgetLakh: 'budget',
  wishedHome: 'home looked for',
  wishedBy: 'by when',
  language: 'language',
  timeZone: 'time zone',
};

/** As the columns hold them. */
export type StoredDetails = {
  /** In E.164, or as it was typed where that is none of a mobile. */
  secondMobile: string | null;
  /** Up to so many lakh of rupees. */
  budgetLakh: number | null;
  wishedHome: string | null;
  wishedBy: string | null;
  language: string | null;
  /** By its IANA name. */
  timeZone: string | null;
};

/** A row of the contacts' table, as far as the desk reads it. */
export type ContactRow = StoredDetails & {
  id: number;
  documentId: string;
  name: string;
  mobile: string | null;
  email: string | null;
  mergedInto: number | null;
  erasureRequestedAt: Moment;
  maskedAt: Moment;
  updatedAt: Moment;
};

/** What to select for such a row. */
export const CONTACT_FIELDS = [
  'id',
  'documentId',
  'name',
  'mobile',
  'email',
  'mergedInto',
  'erasureRequestedAt',
  'maskedAt',
  'updatedAt',
  ...PERSON_DETAILS,
] as const satisfies (keyof ContactRow)[];

/** Nothing of them. */
export const NO_DETAILS = Object.fromEntries(PERSON_DETAILS.map((name) => [name, null]));
