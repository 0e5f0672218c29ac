import type { Fields } from '../../../testing/editor.ts';

/** Entries with everything Strapi requires and nothing more. */
export const aProject = (changes: Fields = {}): Fields => ({
  title: 'Neem Court',
  url: 'neem-court',
  category: 'residential',
  // Lived in: it may be asked about without a registration.
  projectStatus: 'ready to move',
  locality: 'Baner',
  ...changes,
});

export const aNewsItem = (changes: Fields = {}): Fields => ({
  title: 'Plinth ready',
  url: 'plinth-ready',
  kind: 'event',
  publishedOn: '2026-10-01',
  ...changes,
});

/** A 1 × 1 webp: the smallest picture a browser shows. */
export const tinyPicture = new Uint8Array(
  Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
);
