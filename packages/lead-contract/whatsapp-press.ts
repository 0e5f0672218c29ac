/**
 * Where on the site its WhatsApp is pressed. A kind of page and not its address: numbers are kept by it, and whatever
 * somebody sends must make no row of its own.
 */
export const PRESS_PAGES = [
  'home',
  'project',
  'cost sheet',
  'visit',
  'list',
  'contact',
  'thank you',
  'other',
] as const;
export type PressPage = (typeof PRESS_PAGES)[number];
