import { atom } from 'nanostores';

/** What became of the last press on something of the shortlist: `shortlist-said.browser.ts` shows it for a while. */
export const $shortlistSaid = atom<{ words: string } | null>(null);

/** Says it, also when it was the last thing said. */
export const sayOfShortlist = (words: string): void => $shortlistSaid.set({ words });
