/** What of a project may have changed since somebody asked about it, as one chooses it. */
export const AGAIN_KINDS = ['price', 'home', 'certificate', 'stage'] as const;
export type AgainKind = (typeof AGAIN_KINDS)[number];
export const AGAIN_SAID: Record<AgainKind, string> = {
  price: 'Price',
  home: 'A home free again',
  certificate: 'Certificate',
  stage: 'Stage',
};

/** An enquiry is old after so many days: every fifth visit comes of one. */
export const OLD_AFTER_DAYS = 45;
/** A change is news for so many days. */
export const NEWS_FOR_DAYS = 90;
