import type { Core } from '@strapi/strapi';
import { everyEntry } from '../every-entry';
import { placeNames } from '../place-names';
import type { FileUse } from './file-use';
import { filesIn } from './files-in';

/**
 * Where each file of the library is used, by its hash: first in what is live, then where a draft alone has it. Reads
 * all content. @throws Error of the database
 */
export async function fileUses(strapi: Core.Strapi): Promise<Map<string, FileUse[]>> {
  const places = await placeNames(strapi);
  const uses = new Map<string, FileUse[]>();
  for (const status of ['published', 'draft'] as const) {
    for await (const { uid, documentId, single, name, fields } of everyEntry(strapi, status)) {
      for (const { field, hash } of filesIn(fields)) {
        const where = places(uid, field);
        const known = uses.get(hash) ?? [];
        // Pictures of one gallery, and what is live and in the draft alike, are one place to an editor.
        if (known.some((use) => use.documentId === documentId && use.uid === uid && use.where === where))
          continue;
        const use = { uid, documentId, single, entry: name, field, where, live: status === 'published' };
        uses.set(hash, [...known, use]);
      }
    }
  }
  return uses;
}
