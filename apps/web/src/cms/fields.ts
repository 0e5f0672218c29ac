import { z } from 'zod/mini';
import { type Picture, pictureFromCms, rawPicture } from './media';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Text an editor may leave empty: nothing typed is `''`. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value?.trim() ?? ''),
);

/** Text without which the entry means nothing. */
export const requiredText = z.pipe(z.string().check(z.regex(/\S/, { error: 'is empty' })), trimmed());

function trimmed() {
  return z.transform((value: string) => value.trim());
}

/** A number an editor may leave empty. Strapi sends big integers (prices) as text. */
export const amount = z.pipe(
  z.nullish(z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))])),
  z.transform((value) => (value === null || value === undefined ? null : Number(value))),
);

/** A number without which the entry means nothing, not below zero. Strapi sends decimals of Postgres as text. */
export const figure = z.pipe(
  z.union([z.number().check(z.minimum(0)), z.string().check(z.regex(/^\d+(\.\d+)?$/))], {
    error: 'is no number',
  }),
  z.transform((value) => Number(value)),
);

/** A switch; never touched is off. */
export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** A day as `2026-11-21`, without a time and so without a time zone. */
export const day = z.pipe(
  z.string().check(z.regex(DAY, { error: 'is not a day' })),
  z.transform((value) => value.slice(0, '2026-11-21'.length)),
);

/** A day an editor may leave empty. */
export const optionalDay = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => (value && DAY.test(value) ? value.slice(0, '2026-11-21'.length) : null)),
);

const safeLink = (pattern: RegExp) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => (value && pattern.test(value.trim()) ? value.trim() : null)),
  );

/** A link to another site; anything but http(s) is dropped, so that no link can run script. */
export const outsideLink = safeLink(/^https?:\/\//i);
/** A link to a page of ours or of another site. */
export const anyLink = safeLink(/^(https?:\/\/|\/(?!\/))/i);

/** When Strapi last changed an entry; `null` where a backend does not say. */
export const changedAt = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => (value && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null)),
);

/** A repeatable component; one never filled in is an empty list. */
export function listOf<Item extends z.core.SomeType>(item: Item) {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((value) => value ?? []),
  );
}

/** A picture field, already as the site shows it. */
export const picture = z.pipe(rawPicture, z.transform(pictureFromCms));

/** A heading with a text under it; `null` where the editor wrote none. */
export const headingAndText = z.pipe(
  z.nullish(z.object({ heading: requiredText, text })),
  z.transform((value) => value ?? null),
);

/** What an editor says to search engines and shared links; empty fields fall back to the page's own words. */
export type Seo = { title: string; description: string; shareImage: Picture | null };

export const seo = z.pipe(
  z.nullish(z.object({ title: text, description: text, shareImage: picture })),
  z.transform((value): Seo => value ?? { title: '', description: '', shareImage: null }),
);
