import { columns, inPage, opening, reshaped, share } from '../../ui/picture-grid';
import { type Layout, PAGE } from '../../ui/picture-sizes';

/** Where pictures of projects stand (ui/picture-layouts.ts says how). */
export const projectLayouts = {
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
  card: inPage('landscape', { from: 60, width: share(8, 12) }),
  /** A drawing below what a card answers. */
  cardPlan: { shape: 'natural', steps: [{ from: 0, width: { rem: 12 } }], width: 'page' },
  overview: { ...inPage('fill', { from: 48, width: columns(5), aspect: 4 / 5 }), aspect: 3 / 2 },
  /** Below those words: two of one height, on a phone in a rail. */
  overviewUpright: inPage('upright', { from: 48, width: columns(4) }, { from: 0, width: { rem: 11.2 } }),
  overviewBroad: inPage(
    'fill',
    { from: 48, width: columns(8), aspect: 5 / 3 },
    { from: 0, width: { rem: 21 }, aspect: 3 / 2 },
  ),
  /** Project page: the first picture, beside its name, in narrow windows below it. */
  banner: opening(
    { least: 28.5, grows: 82, unit: 'svh', most: 62.5 },
    { from: 48, width: { vw: 100 }, height: { least: 20, grows: 52, unit: 'svh', most: 40 } },
    { from: 40, width: { vw: 100 }, height: { least: 14, grows: 36, unit: 'svh', most: 24 } },
    { from: 0, width: { vw: 100 }, aspect: 25 / 24 },
  ),
  /** Project page: the plates of the gallery, all of one height. */
  plate: {
    shape: 'natural',
    steps: [{ from: 0, width: { vw: 0 }, height: { least: 14, grows: 32, unit: 'vw', most: 28 } }],
    width: 'bleed',
  },
  /** The film among them, cut on a phone. */
  filmPlate: {
    shape: 'fill',
    steps: [{ from: 0, width: { vw: 0 }, height: { least: 14, grows: 32, unit: 'vw', most: 28 } }],
    width: 'bleed',
  },
  /** A plan beside its facts; over the whole window, to be enlarged there. */
  plan: inPage('natural', { from: 60, width: share(8, 12) }),
  planSheet: { shape: 'bare', steps: [], width: { lessRem: 9 } },
  constructionUpdate: inPage(
    'landscape',
    { from: 60, width: share(6, 8, 1, columns(7)) },
    { from: 48, width: share(6, 8) },
  ),
  /** Project page: what stands at its end, three abreast, in narrower windows a rail. */
  related: inPage('landscape', { from: 60, width: columns(4) }, { from: 0, width: { rem: 16.5 } }),
} as const satisfies Record<string, Layout>;
