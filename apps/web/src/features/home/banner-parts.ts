import { part } from '../../browser/part';

/** What the markup of the banners and `banners.browser.ts` call their parts. */
export const bannerParts = { mark: part('mark'), pause: part('pause') };
