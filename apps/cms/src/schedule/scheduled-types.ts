import type { Core, UID } from '@strapi/strapi';
import { LEDGER } from '../ledger/ledger-rows';

/** A content type whose entries go live and come down. */
export type ScheduledType = { uid: UID.ContentType; single: boolean; name: string };

/** All of them: what editors write and drafts exist of. */
export function scheduledTypes(strapi: Core.Strapi): ScheduledType[] {
  return Object.values(strapi.contentTypes)
    .filter(
      ({ uid, options }) => uid.startsWith('api::') && !LEDGER.includes(uid) && options?.draftAndPublish,
    )
    .map(({ uid, kind, info }) => ({ uid, single: kind === 'singleType', name: info.displayName }));
}

/** One of them by its name; null for anything else. */
export const scheduledType = (strapi: Core.Strapi, name: unknown): ScheduledType | null =>
  scheduledTypes(strapi).find(({ uid }) => uid === name) ?? null;
