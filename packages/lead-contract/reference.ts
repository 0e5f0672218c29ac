import { textLike } from './shape.ts';

export const REFERENCE_PREFIX = 'SH-';
/** Digits and capitals without those that are mistaken for each other, on paper or on the phone: 0O 1IL 2Z 5S 8B UV. */
export const REFERENCE_LETTERS = '34679ACDEFGHJKMNPQRTWXY2';
/** Letters of one that the CMS draws. */
export const DRAWN_LENGTH = 5;
/** Letters of one that the site tells before the CMS was asked: longer, so that the two never meet. */
export const TOLD_LENGTH = 7;

/** Whether a visitor may be shown it as a reference, whichever backend gave it. */
export const isReference = textLike(/^[A-Z0-9-]{3,20}$/);

/** Whether it is a reference that the site told while nobody answered. */
export const isToldReference = textLike(
  new RegExp(`^${REFERENCE_PREFIX}[${REFERENCE_LETTERS}]{${TOLD_LENGTH}}$`),
);
