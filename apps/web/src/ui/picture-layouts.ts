import { type Height, type Layout, PAGE, type Shape, type Span, type Step } from './picture-sizes';

/*
 * Where pictures stand on the site's pages: every use of <Picture> names one of these. They repeat in numbers what the
 * style sheets say, because a browser chooses a file before it knows the layout; e2e/pictures.test.ts holds the two
 * together at every width it tries.
 */

/** tokens.css: --grid-gap. */
const GAP = { vw: 2.2, rem: 2 };

type Grown = Required<Span>;

/** `parts` of a row divided into `of`, with `gaps` gaps in the row. */
function share(parts: number, of: number, gaps = 1, row: Grown = PAGE): Grown {
  return {
    vw: ((row.vw - gaps * GAP.vw) * parts) / of,
    rem: ((row.rem - gaps * GAP.rem) * parts) / of,
  };
}

/** So many columns of a grid of twelve, with the gaps between them. */
function columns(count: number): Grown {
  const { vw, rem } = share(count, 12, 11);
  return { vw: vw + (count - 1) * GAP.vw, rem: rem + (count - 1) * GAP.rem };
}

const abreast = (count: number) => share(1, count, count - 1);

const inPage = (shape: Shape, ...steps: Step[]): Layout => ({ shape, steps, width: 'page' });
const fixed = (shape: Shape, rem: number, heightRem: number, upTo?: number): Layout => ({
  shape,
  steps: [],
  width: { rem, heightRem },
  upTo,
});
const bleeding = (height: Height): Layout => ({
  shape: 'backdrop',
  steps: [{ from: 0, width: { vw: 100 }, height }],
  width: 'bleed',
});

/** Two abreast on a phone, where the gap between them no longer grows with the window. */
const HALF_ON_PHONES: Step[] = [
  { from: 39, width: share(1, 2) },
  { from: 0, width: { vw: 41 } },
];
/** A box whose shape is another on narrow windows. */
const reshaped = (width: Grown, aspect: number, narrow = 3 / 2): Layout => ({
  ...inPage('fill', { from: 60, width, aspect }),
  aspect: narrow,
});

export const layouts = {
  /** The opening of the home page and of a project's page. */
  homeBanner: bleeding({ grows: 100, unit: 'svh' }),
  projectBanner: bleeding({ least: 34, grows: 92, unit: 'svh', most: 68 }),
  /** As wide as the page: the opening picture of a story, a picture between two chapters. */
  pageWide: inPage('wide'),
  pageLandscape: inPage('landscape'),
  /** Home, overview: seven columns and five, large ones under them. */
  overviewWide: reshaped(columns(7), 3 / 2),
  overviewUpright: reshaped(columns(5), 4 / 5),
  overviewLarge: reshaped(columns(8), 3 / 2),
  /** Home, the latest update: from the edge of the window to the words beside it. */
  latestUpdate: {
    shape: 'fill',
    steps: [{ from: 60, width: { vw: (100 * 7) / 12 }, aspect: 3 / 2 }],
    width: 'bleed',
    aspect: 3 / 2,
  },
  /** Home, projects: over the whole page, two side by side, alone beside its words. */
  featuredOpening: reshaped(PAGE, 16 / 9, 5 / 4),
  featuredBroad: inPage('landscape', { from: 60, width: columns(7) }),
  featuredUpright: {
    ...inPage(
      'fill',
      { from: 60, width: columns(5), aspect: 4 / 5 },
      { from: 40, width: PAGE, aspect: 3 / 2 },
    ),
    aspect: 4 / 5,
  },
  featuredBeside: inPage('landscape', { from: 60, width: columns(7) }),
  /** Beside the words of a project in a list; beside the words about a project. */
  projectCard: inPage('landscape', { from: 60, width: share(8, 12) }),
  projectOverview: inPage('upright', { from: 48, width: columns(5) }),
  /** Project page: the plates of the gallery. */
  galleryFour: inPage('natural', { from: 48, width: columns(4) }),
  galleryFive: inPage('natural', { from: 48, width: columns(5) }),
  gallerySeven: inPage('natural', { from: 48, width: columns(7) }),
  galleryTen: inPage('natural', { from: 48, width: columns(10) }),
  galleryTwelve: inPage('natural'),
  galleryFourHalf: inPage('natural', { from: 48, width: columns(4) }, ...HALF_ON_PHONES),
  galleryFiveHalf: inPage('natural', { from: 48, width: columns(5) }, ...HALF_ON_PHONES),
  /** Large, over the whole window but for its bar and its caption. */
  lightbox: { shape: 'bare', steps: [], width: { lessRem: 8.5 } },
  /** A plan beside its facts; over the whole window, to be enlarged there. */
  plan: inPage('natural', { from: 60, width: share(8, 12) }),
  planSheet: { shape: 'bare', steps: [], width: { lessRem: 9 } },
  /** The building site: two pictures of one place over each other; one among the entries below them. */
  beforeAfter: inPage('landscape', { from: 60, width: columns(8) }),
  constructionUpdate: inPage(
    'landscape',
    { from: 60, width: share(6, 8, 1, columns(8)) },
    { from: 48, width: share(6, 8) },
  ),
  /** Project page: what stands at its end, three abreast. */
  relatedProject: inPage('landscape', { from: 48, width: columns(4) }),
  /** A list of stories: the first beside its words, the others three or two abreast. */
  storyFirst: inPage('landscape', { from: 48, width: share(8, 12) }),
  storyThird: inPage('landscape', { from: 75, width: columns(4) }, { from: 48, width: abreast(2) }),
  storyHalf: inPage('landscape', { from: 48, width: abreast(2) }),
  storySecondOfTwo: inPage('landscape', { from: 75, width: PAGE }, { from: 48, width: abreast(2) }),
  /** Opens a column of stories, of two. */
  storyColumn: inPage('landscape', { from: 60, width: { vw: 42, rem: 39 } }),
  /** About: pictures after the story, two abreast. */
  pair: inPage('landscape', { from: 48, width: abreast(2) }),
  /** In running text, as wide as its lines. */
  prose: { shape: 'natural', steps: [{ from: 40, width: { rem: 34.9 } }], width: 'page' },
  /** Shortlist: the homes side by side, two or three on a phone; always three places on a desktop. */
  comparedOfTwo: inPage(
    'landscape',
    { from: 60, width: { vw: 25.5, rem: 24 } },
    { from: 39, width: share(1, 2) },
    { from: 0, width: { vw: 41 } },
  ),
  comparedOfThree: inPage(
    'landscape',
    { from: 60, width: { vw: 25.5, rem: 24 } },
    { from: 39, width: abreast(3) },
    { from: 0, width: { vw: 26 } },
  ),
  comparedPlan: {
    shape: 'natural',
    steps: [
      { from: 60, width: { rem: 20 } },
      { from: 0, width: { vw: 26 } },
    ],
    width: 'page',
  },
  reviewer: fixed('square', 3.5, 3.5, 400),
  icon: fixed('bare', 2, 2, 400),
  logo: fixed('bare', 12, 2.5, 640),
  memberLogo: fixed('bare', 8, 3, 640),
} as const satisfies Record<string, Layout>;
