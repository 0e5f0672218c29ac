import type { Core } from '@strapi/strapi';
import { z } from 'zod';

/** The schemas of the last start, as Strapi keeps them. */
const schemas = z.record(
  z.string(),
  z.object({ options: z.object({ draftAndPublish: z.boolean().optional() }).optional() }),
);
const context = z.object({ oldContentTypes: schemas.nullish(), contentTypes: schemas });

/**
 * Types whose drafts Strapi would delete, because they have none in this release, and that hold some which are not, or
 * not as they are, published.
 * @param hooked what Strapi tells of the last start's content types and of this one's
 */
export async function lostDrafts(strapi: Core.Strapi, hooked: unknown): Promise<string[]> {
  const { oldContentTypes, contentTypes } = context.parse(hooked);
  const hasDrafts = (types: z.infer<typeof schemas>, uid: string) =>
    types[uid]?.options?.draftAndPublish === true;
  const ending = Object.keys(contentTypes).filter(
    (uid) => oldContentTypes && hasDrafts(oldContentTypes, uid) && !hasDrafts(contentTypes, uid),
  );
  const lost: string[] = [];
  for (const uid of ending) {
    const { tableName } = strapi.db.metadata.get(uid);
    const published = strapi.db
      .getConnection()
      .from(`${tableName} as published`)
      .whereNotNull('published.published_at')
      .whereRaw('published.document_id = draft.document_id and published.updated_at >= draft.updated_at');
    const draft: unknown = await strapi.db
      .getConnection()
      .from(`${tableName} as draft`)
      .whereNull('draft.published_at')
      .whereNotExists(published)
      .first('draft.id');
    if (draft !== undefined) lost.push(tableName);
  }
  return lost;
}
