import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { takeTurn } from '../kept/kept-values';
import type { Connection } from '../ledger/ledger-rows';
import { FILE_UID } from '../media/library-file';
import { nameChange } from './asked-versions';
import { contentOf, isFields, type Json, type Snapshot, writable } from './entry-snapshot';
import { attributesIn } from './keep-versions';
import { type Named, namedIn, storable } from './still-there';
import type { EntryName, VersionRow } from './version-rows';

export const NOT_IN_TRASH = 'This does not lie in the trash any more';

/** What came of it: what could not be stored again, and why what was live is not live yet. */
export type BroughtBack = { documentId: string; gone: string[]; draftBecause: string | null };

/** A content type by its name, which may be of an earlier release. */
function typeOf(strapi: Core.Strapi, name: string): UID.ContentType {
  const found = Object.values(strapi.contentTypes).find(({ uid }) => uid === name);
  if (!found) throw new errors.NotFoundError('There is no such content any more');
  return found.uid;
}

const keyOf = (named: Named) => `${named.kind} ${named.id}`;

/** What is stored of what a snapshot names. */
async function thereOf(strapi: Core.Strapi, named: Named[]): Promise<Set<string>> {
  const there = new Set<string>();
  const files = named.filter(({ kind }) => kind === 'file');
  const ids = [...new Set(files.map(({ id }) => id))];
  const found = ids.length
    ? await strapi.db.query(FILE_UID).findMany({ where: { id: ids }, select: ['id'] })
    : [];
  for (const { id } of found) there.add(`file ${id}`);
  for (const one of named) {
    if (one.kind !== 'entry') continue;
    const uid = typeOf(strapi, one.type);
    if (await strapi.documents(uid).findOne({ documentId: one.id, status: 'draft' })) there.add(keyOf(one));
  }
  return there;
}

type Ready = { data: Record<string, Json>; gone: string[] };

async function ready(strapi: Core.Strapi, uid: UID.ContentType, snapshot: Snapshot): Promise<Ready> {
  const attributesOf = attributesIn(strapi);
  const there = await thereOf(strapi, namedIn(attributesOf, uid, snapshot));
  const today = storable(attributesOf, uid, snapshot, (named) => there.has(keyOf(named)));
  const data = contentOf(attributesOf, uid)
    .filter(([field]) => field in today.snapshot)
    .map(([field, attribute]) => [field, writable(attribute, today.snapshot[field] ?? null, attributesOf)]);
  return { data: Object.fromEntries(data), gone: today.gone };
}

/** Makes the draft of an entry what it was in a version. What is live stays. */
export async function restoreVersion(strapi: Core.Strapi, row: VersionRow): Promise<BroughtBack> {
  const uid = typeOf(strapi, row.type);
  if (row.snapshot === null) throw new errors.ValidationError('Nothing was stored of this version.');
  const { data, gone } = await ready(strapi, uid, row.snapshot);
  nameChange(strapi, 'restored');
  const restored = await strapi.documents(uid).update({ documentId: row.entry, data, status: 'draft' });
  if (!restored) throw new errors.NotFoundError('This entry was deleted: it is in the trash.');
  return { documentId: row.entry, gone, draftBecause: null };
}

/** Another entry that has an address by now. @throws ValidationError that names it */
async function refuseTaken(strapi: Core.Strapi, uid: UID.ContentType, data: Record<string, Json>) {
  for (const [field, attribute] of contentOf(attributesIn(strapi), uid)) {
    const address = data[field];
    if (attribute.type !== 'uid' || typeof address !== 'string') continue;
    const other: unknown = await strapi
      .documents(uid)
      .findFirst({ filters: { [field]: address }, status: 'draft' });
    if (!other) continue;
    const title = isFields(other) ? (other.title ?? other.name) : null;
    throw new errors.ValidationError(
      `The address “${address}” belongs to ${title ? `“${title}”` : 'another entry'} now. Give that one another address first.`,
    );
  }
}

/**
 * Takes an entry out of the trash, under its old id and address; live again where it was live and still may be. In one
 * transaction, and one at a time: of two who bring the same back, the second finds that it is gone from the trash.
 * @param read what lies in the trash, read anew when it is this one's turn
 * @throws NotFoundError where it does not lie there any more
 */
export async function bringBack(
  strapi: Core.Strapi,
  { type, entry: documentId }: EntryName,
  read: (trx: Connection) => Promise<VersionRow | null>,
): Promise<BroughtBack> {
  const uid = typeOf(strapi, type);
  return await strapi.db.transaction(async ({ trx }) => {
    await takeTurn(strapi, trx, `entry ${uid} ${documentId}`);
    const row = await read(trx);
    if (!row) throw new errors.NotFoundError(NOT_IN_TRASH);
    if (row.snapshot === null) throw new errors.ValidationError('Nothing was stored of this entry.');
    const draft = await ready(strapi, uid, row.snapshot);
    const live = row.live === null ? null : await ready(strapi, uid, row.live);
    await refuseTaken(strapi, uid, draft.data);
    if (live) await refuseTaken(strapi, uid, live.data);
    nameChange(strapi, 'brought back');
    await strapi.documents(uid).create({ data: { ...(live ?? draft).data, documentId }, status: 'draft' });
    const draftBecause = live ? await publishAgain(strapi, uid, documentId) : null;
    if (live) await strapi.documents(uid).update({ documentId, data: draft.data, status: 'draft' });
    return { documentId, gone: [...new Set([...draft.gone, ...(live?.gone ?? [])])], draftBecause };
  });
}

type Publishes = { publish(of: { documentId: string }): Promise<unknown> };
const publishes = (documents: object): documents is Publishes => 'publish' in documents;

/** @returns why it may not be live; null: it is */
async function publishAgain(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<string | null> {
  const documents = strapi.documents(uid);
  if (!publishes(documents)) return null;
  try {
    await documents.publish({ documentId });
    return null;
  } catch (error) {
    if (error instanceof errors.ValidationError) return error.message;
    throw error;
  }
}
