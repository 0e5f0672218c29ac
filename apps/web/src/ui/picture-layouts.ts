import { abreast, columns, fixed, HALF_ON_PHONES, inPage, opening, share } from './picture-grid';
import { type Layout, PAGE } from './picture-sizes';

/*
 * Where pictures stand on the site's pages: every use of <Picture> names one of these, or of its feature's own. They
 * repeat in numbers what the style sheets say, because a browser chooses a file before it knows the layout;
 * e2e/pictures.test.ts holds the two together at every width it tries.
 */
export const layouts = {
  /** The first screen: beside its words, in narrow windows above them. */
  hero: opening(
    { grows: 90, unit: 'svh' },
    { from: 40, width: { vw: 100 }, height: { least: 18, grows: 62, unit: 'svh', most: 60 } },
    { from: 0, width: { vw: 100 }, height: { least: 16, grows: 44, unit: 'svh', most: 40 } },
  ),
  /** As wide as the page: the opening picture of a story, a picture between two chapters. */
  pageWide: inPage('wide'),
  pageLandscape: inPage('landscape'),
  /** Large, over the whole window but for its bar and its caption. */
  lightbox: { shape: 'bare', steps: [], width: { lessRem: 8.5 } },
  /** Two pictures of one place over each other. */
  beforeAfter: inPage('landscape', { from: 60, width: columns(7) }),
  /** A list of stories: the first beside its words, the others three or two abreast. */
  storyFirst: inPage('landscape', { from: 48, width: share(8, 12) }),
  storyThird: inPage('landscape', { from: 75, width: columns(4) }, { from: 48, width: abreast(2) }),
  storyHalf: inPage('landscape', { from: 48, width: abreast(2) }),
  storySecondOfTwo: inPage('landscape', { from: 75, width: PAGE }, { from: 48, width: abreast(2) }),
  /** Opens a column of stories, of two. */
  storyColumn: inPage('landscape', { from: 60, width: { vw: 42, rem: 39 } }),
  /** Two abreast. */
  pair: inPage('landscape', { from: 48, width: abreast(2) }),
  /** In running text, as wide as its lines. */
  prose: { shape: 'natural', steps: [{ from: 40, width: { rem: 34.9 } }], width: 'page' },
  proseFilm: { shape: 'wide', steps: [{ from: 40, width: { rem: 34.9 } }], width: 'page' },
  /** A drawing to a card: four, three or two abreast. */
  elevation: inPage(
    'natural',
    { from: 75, width: abreast(4) },
    { from: 48, width: abreast(3) },
    ...HALF_ON_PHONES,
  ),
  avatar: fixed('square', 3.5, 3.5, 400),
  portrait: fixed('square', 5, 5, 400),
  icon: fixed('bare', 1.75, 1.75, 400),
  logo: fixed('bare', 12, 2.5, 640),
  smallLogo: fixed('bare', 14, 3.5, 640),
} as const satisfies Record<string, Layout>;
