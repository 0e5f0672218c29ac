import { abreast, inPage, share } from '../../ui/picture-grid';
import type { Layout } from '../../ui/picture-sizes';

/** Where pictures stand on the shortlist (ui/picture-layouts.ts says how). */
export const shortlistLayouts = {
  /** Shortlist: the homes side by side, two or three on a phone; always three places on a desktop. */
  ofTwo: inPage(
    'landscape',
    { from: 60, width: { vw: 25.5, rem: 24 } },
    { from: 39, width: share(1, 2) },
    { from: 0, width: { vw: 39.4 } },
  ),
  ofThree: inPage(
    'landscape',
    { from: 60, width: { vw: 25.5, rem: 24 } },
    { from: 39, width: abreast(3) },
    { from: 0, width: { vw: 26 } },
  ),
  plan: {
    shape: 'natural',
    steps: [
      { from: 60, width: { rem: 20 } },
      { from: 0, width: { vw: 26 } },
    ],
    width: 'page',
  },
} as const satisfies Record<string, Layout>;
