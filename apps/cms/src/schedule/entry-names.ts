import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { nameOf } from '../publishing/every-entry';
import type { EntryName } from './schedule-rows';
import { scheduledType } from './scheduled-types';

const named = z.array(z.looseObject({ documentId: z.string() }));

/** What editors call some entries of one type, by their ids. */
export async function namesOf(
  strapi: Core.Strapi,
  type: string,
  entries: string[],
): Promise<Map<string, string>> {
  const found = scheduledType(strapi, type);
  const names = new Map<string, string>();
  if (!found || entries.length === 0) return names;
  const { uid } = found;
  const drafts: unknown = await strapi
    .documents(uid)
    .findMany({ filters: { documentId: { $in: entries } }, status: 'draft', limit: entries.length });
  for (const fields of named.parse(drafts))
    names.set(fields.documentId, found.single ? found.name : nameOf(fields, found.name));
  return names;
}

/** What editors call one. */
export const nameOfEntry = async (strapi: Core.Strapi, { type, entry }: EntryName): Promise<string> =>
  (await namesOf(strapi, type, [entry])).get(entry) ?? 'An entry without a name';
