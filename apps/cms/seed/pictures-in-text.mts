import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const FILE_UID = 'plugin::upload.file';
const pictureBlock = z.looseObject({ type: z.literal('image'), image: z.int() });
const entry = z.record(z.string(), z.unknown());

/**
 * A copy of an entry in which every picture of a rich text is what the media library says of it: a text carries the
 * words and the address of its pictures itself, where a field of an entry carries their number.
 * @param data with the library's number in place of each file
 */
export async function withPicturesInText(strapi: Core.Strapi, data: Record<string, unknown>) {
  const fields = Object.entries(data).map(async ([field, value]) => {
    if (!Array.isArray(value)) return [field, value] as const;
    return [field, await Promise.all(value.map((part) => withFile(strapi, part)))] as const;
  });
  return entry.parse(Object.fromEntries(await Promise.all(fields)));
}

async function withFile(strapi: Core.Strapi, part: unknown): Promise<unknown> {
  const block = pictureBlock.safeParse(part);
  if (!block.success) return part;
  const file: unknown = await strapi.db.query(FILE_UID).findOne({ where: { id: block.data.image } });
  return { ...block.data, image: entry.parse(file) };
}
