import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { LEDGER } from '../../../ledger/ledger-rows';
import { refuse } from '../../../refuse';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** An entry of content that somebody in the panel may see. */
export type Entry = { uid: UID.ContentType; documentId: string };

const DOCUMENT_ID = /^[a-z0-9]{1,40}$/;
const RIGHTS = {
  read: 'plugin::content-manager.explorer.read',
  update: 'plugin::content-manager.explorer.update',
};

/** The entry that a route's address names; answers for those who may not do that with it, and where there is none. */
export function entryOf(
  strapi: Core.Strapi,
  ctx: Context,
  right: keyof typeof RIGHTS = 'read',
): Entry | null {
  const { uid, documentId } = ctx.params;
  const type = Object.values(strapi.contentTypes).find((one) => one.uid === uid);
  const isContent = type?.uid.startsWith('api::') && !LEDGER.includes(type.uid);
  if (!type || !isContent || !DOCUMENT_ID.test(documentId)) {
    refuse(ctx, 404, 'NotFoundError', 'There is no such entry');
    return null;
  }
  if (ctx.state.userAbility.can(RIGHTS[right], type.uid) !== true) {
    refuse(ctx, 403, 'ForbiddenError', `Your role may not ${right} this`);
    return null;
  }
  return { uid: type.uid, documentId };
}

const moment = z
  .union([z.string(), z.date()])
  .nullish()
  .transform((value) => (value ? new Date(value).toISOString() : null));
const version = z.object({
  url: z.string().nullish(),
  category: z.string().nullish(),
  updatedAt: moment,
  publishedAt: moment,
});

/** An entry as visitors see it, or as it waits; null where there is no such version. */
export async function versionOf(
  strapi: Core.Strapi,
  { uid, documentId }: Entry,
  status: 'draft' | 'published',
) {
  const found = await strapi.documents(uid).findOne({ documentId, status });
  return found ? version.parse(found) : null;
}
