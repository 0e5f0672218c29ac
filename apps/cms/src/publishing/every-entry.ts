import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { LEDGER } from '../ledger/ledger-rows';
import { ownParts } from './own-parts';

const AT_ONCE = 20;
/** By what editors know an entry of a list, in whichever field its type has it. */
const NAMES = ['title', 'from', 'name'];

/** An entry as it is live, or as its draft has it. */
export type Entry = {
  uid: string;
  documentId: string;
  single: boolean;
  name: string;
  fields: Record<string, unknown>;
};

const entries = z.array(z.looseObject({ documentId: z.string() }));
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What editors call an entry of a list. @param type what its type is called, which a nameless one is called too */
export const nameOf = (fields: Record<string, unknown>, type: string): string =>
  NAMES.map((field) => fields[field]).find(isText) ?? type;

/**
 * Everything that is live, or all drafts; a type without drafts is read alike both times. A few entries at a time: what
 * is being looked at is all that is in memory.
 */
export async function* everyEntry(strapi: Core.Strapi, status: 'published' | 'draft'): AsyncGenerator<Entry> {
  const types: { uid: UID.ContentType; kind: string; info: { displayName: string } }[] = Object.values(
    strapi.contentTypes,
  ).filter(({ uid }) => uid.startsWith('api::') && !LEDGER.includes(uid));
  for (const { uid, kind, info } of types) {
    const single = kind === 'singleType';
    for (let start = 0; ; start += AT_ONCE) {
      const page = entries.parse(
        await strapi.documents(uid).findMany({
          status,
          populate: ownParts(strapi, uid),
          sort: 'id',
          start,
          limit: AT_ONCE,
        }),
      );
      for (const fields of page) {
        const name = single ? info.displayName : nameOf(fields, info.displayName);
        yield { uid, documentId: fields.documentId, single, name, fields };
      }
      if (page.length < AT_ONCE) break;
    }
  }
}
