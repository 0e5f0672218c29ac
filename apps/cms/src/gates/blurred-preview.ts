import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { z } from 'zod';

/** Enough to show that it is a plan; no wall, room or figure can be made out. */
const WIDTH_PX = 40;
const MOST_HEIGHT_PX = 80;
const BLUR_SIGMA = 1.2;
// A plan is thin lines on white, of which little is left when it is made this small: black is drawn out of it first,
// then all of it lightened.
const LIGHTENED = { by: 0.3, plus: 170 };
const MOST_KEPT = 500;

const picture = z.object({
  hash: z.string(),
  url: z.string().startsWith('/uploads/'),
  updatedAt: z.coerce.string(),
  formats: z
    .object({ thumbnail: z.object({ url: z.string().startsWith('/uploads/') }).optional() })
    .nullish(),
});

// By file and change; a few hundred bytes each.
const made = new Map<string, Promise<string | null>>();

async function blur(strapi: Core.Strapi, url: string): Promise<string | null> {
  try {
    const small = await sharp(path.join(strapi.dirs.static.public, url))
      .resize({ width: WIDTH_PX, height: MOST_HEIGHT_PX, fit: 'inside' })
      .flatten({ background: '#fff' })
      .blur(BLUR_SIGMA)
      .normalise({ lower: 2, upper: 90 })
      .toBuffer();
    const preview = await sharp(small)
      .linear(LIGHTENED.by, LIGHTENED.plus)
      .webp({ quality: 50, effort: 6 })
      .toBuffer();
    return `data:image/webp;base64,${preview.toString('base64')}`;
  } catch (error) {
    strapi.log.warn(`A gated picture has no preview: ${error}`);
    return null;
  }
}

/** A gated picture in a few blurred pixels, as a `data:` address; null for what is no picture, or cannot be read. */
export async function blurredPreview(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const row = picture.safeParse(
    await strapi.db.query('plugin::upload.file').findOne({ where: { documentId } }),
  );
  if (!row.success) return null;
  const { hash, url, updatedAt, formats } = row.data;
  const key = `${hash} ${updatedAt}`;
  const known = made.get(key);
  if (known) return known;
  const preview = blur(strapi, formats?.thumbnail?.url ?? url);
  made.set(key, preview);
  const [oldest] = made.keys();
  if (made.size > MOST_KEPT && oldest !== undefined) made.delete(oldest);
  return preview;
}
