import { keep, readKeptJson } from '../browser/tab-storage';
import { type Wish, wishFrom } from './wish';

const KEPT = 'enquiry-wish';
// Also what stands in a link must be one of ours.
const PAGE = /^\/(?!\/)[^\s\\]*$/;

/** What the last accepted enquiry of this tab wished for, and the page it was made on. */
export type KeptWish = Wish & { page: string };

/** Remembers it for the thank-you page; an enquiry that wished for nothing in particular takes the last one away. */
export const keepWish = (wish: KeptWish | null): void => keep(KEPT, wish && JSON.stringify(wish));

/** What the last enquiry wished for; `null` where nothing, or nothing of ours, is kept. */
export function readWish(): KeptWish | null {
  const kept = readKeptJson(KEPT);
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = new Map<string, unknown>(Object.entries(kept));
  const wish = wishFrom((field) => texts.get(field));
  const page = texts.get('page');
  return wish && typeof page === 'string' && PAGE.test(page) ? { ...wish, page } : null;
}

/** Where the visitor was. */
export const wayBack = ({ page, at }: Pick<KeptWish, 'page' | 'at'>): string => (at ? `${page}#${at}` : page);

/** How the way there is called. */
export const wayBackWords = (project: string): string =>
  project ? `Back to ${project}` : 'Back to where you were';
