import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Fields } from './editor.ts';
import { aRegisteredPhase } from './registration.ts';

/** Entries with everything that publishing requires and nothing more. */
export const aProject = (changes: Fields = {}): Fields => ({
  title: 'Neem Court',
  url: 'neem-court',
  category: 'residential',
  // Lived in: it may be asked about without a registration.
  projectStatus: 'ready to move',
  locality: 'Baner',
  phases: [aRegisteredPhase()],
  ...changes,
});

/** A city, in whose reach are all places that the tests name. */
export const aCity = (changes: Fields = {}): Fields => ({
  name: 'Pune',
  latitude: 18.5204,
  longitude: 73.8567,
  reachKm: 40,
  ...changes,
});

/** A locality of such a city. */
export const aLocality = (city: string | null, changes: Fields = {}): Fields => ({
  name: 'Baner',
  city,
  latitude: 18.559,
  longitude: 73.779,
  ...changes,
});

export const aNewsItem = (changes: Fields = {}): Fields => ({
  title: 'Plinth ready',
  url: 'plinth-ready',
  kind: 'event',
  publishedOn: '2026-10-01',
  ...changes,
});

export const aBlogPost = (changes: Fields = {}): Fields => ({
  title: 'How to read a plan',
  url: `how-to-read-a-plan-${randomUUID().slice(0, 8)}`,
  publishedOn: '2026-10-01',
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'From the door inwards.' }] }],
  ...changes,
});

/** A 1 × 1 webp: the smallest picture a browser shows. */
export const tinyPicture = new Uint8Array(
  Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
);

/** A picture of one colour that is large enough for every place in a form. */
export async function largePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 1600, height: 1000, channels: 3, background: 'sienna' } as const;
  return new Uint8Array(await sharp({ create }).webp().toBuffer());
}

/** A PDF that is different from any other. */
export const aDocument = (words: string) =>
  new TextEncoder().encode(
    `%PDF-1.4\n% ${words}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
