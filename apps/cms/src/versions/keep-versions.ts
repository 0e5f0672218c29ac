import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { audit } from '../audit/audit-log';
import { takeTurn } from '../kept/kept-values';
import { type Connection, LEDGER } from '../ledger/ledger-rows';
import { type Asked, askedVersions, versionOf } from './asked-versions';
import { changedFields } from './entry-differences';
import { type AttributesOf, isFields, type Snapshot, snapshotOf, wholeEntry } from './entry-snapshot';
import { overtakenBy, refuseOvertaken } from './refuse-overtaken';
import { type Action, addVersion, makerOf, snapshotOfVersion } from './version-rows';

/** What of the Document Service changes an entry, and how the history calls it. */
const CHANGES = new Map<string, Action>([
  ['create', 'created'],
  ['clone', 'created'],
  ['update', 'saved'],
  ['publish', 'published'],
  ['unpublish', 'unpublished'],
  ['discardDraft', 'discarded'],
  ['delete', 'deleted'],
]);
const BEFORE_HISTORY = { id: null, name: 'Before this history' };

const stored = z.looseObject({ id: z.number(), updatedAt: z.union([z.string(), z.date()]) });
const answered = z.object({ documentId: z.string() });

/** The fields of a type as its schema has them. */
export const attributesIn =
  (strapi: Core.Strapi): AttributesOf =>
  (uid) => {
    const model = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].find(
      (one) => one.uid === uid,
    );
    if (!model) throw new Error(`There is no type ${uid}`);
    return model.attributes;
  };

type Current = { version: string; snapshot: Snapshot };

/** An entry as it is stored; null: there is none. */
async function read(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  status: 'draft' | 'published' = 'draft',
): Promise<Current | null> {
  const attributesOf = attributesIn(strapi);
  const populate = wholeEntry(attributesOf, uid);
  const entry: unknown = await strapi.documents(uid).findOne({ documentId, status, populate });
  if (!isFields(entry)) return null;
  return { version: versionOf(stored.parse(entry)), snapshot: snapshotOf(attributesOf, uid, entry) };
}

async function versionNow(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const entry: unknown = await strapi.documents(uid).findOne({ documentId, status: 'draft' });
  return entry ? versionOf(stored.parse(entry)) : null;
}

type Change = {
  uid: UID.ContentType;
  documentId: string;
  sent: Record<string, unknown> | null;
  asked: Asked;
};

/** What is stored before a change, put into the history where that does not know it yet. */
async function before(
  strapi: Core.Strapi,
  trx: Connection,
  { uid, documentId, sent, asked }: Change,
): Promise<Current | null> {
  const version = await versionNow(strapi, uid, documentId);
  if (version === null) return null;
  const name = { type: uid, entry: documentId };
  let snapshot = await snapshotOfVersion(strapi, trx, { ...name, version });
  if (snapshot === null) {
    snapshot = (await read(strapi, uid, documentId))?.snapshot ?? {};
    await addVersion(strapi, trx, { ...name, version, actor: BEFORE_HISTORY, action: 'found', snapshot });
  }
  const seen = asked.takeSeen(documentId);
  if (seen !== null && seen !== version) {
    const opened = await snapshotOfVersion(strapi, trx, { ...name, version: seen });
    const maker = await makerOf(strapi, trx, { ...name, version });
    const given = { uid, entry: documentId, version, maker, opened, sent, theirs: snapshot };
    refuseOvertaken(strapi, overtakenBy(attributesIn(strapi), given));
  }
  return { version, snapshot };
}

/**
 * From now on every change of an entry of the content has a line in its history and one in the audit log, in its own
 * transaction; and whoever says which version they have seen changes no other. One change of an entry at a time.
 */
export function keepVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const called = CHANGES.get(action);
    if (!called || !uid.startsWith('api::') || LEDGER.includes(uid)) return next();
    const asked = askedVersions(strapi);
    const named = 'documentId' in params && typeof params.documentId === 'string' ? params.documentId : null;
    const data: unknown = 'data' in params && action === 'update' ? params.data : null;
    const sent = isFields(data) ? data : null;
    return strapi.db.transaction(async ({ trx }) => {
      const exists = action !== 'create' && action !== 'clone' && named !== null;
      if (exists) await takeTurn(strapi, trx, `entry ${uid} ${named}`);
      const old = exists ? await before(strapi, trx, { uid, documentId: named, sent, asked }) : null;
      const hasLive = strapi.contentType(uid).options?.draftAndPublish === true;
      const live =
        action === 'delete' && named && hasLive ? await read(strapi, uid, named, 'published') : null;
      const result = await next();
      const documentId = exists ? named : answered.parse(result).documentId;
      const name = { type: uid, entry: documentId };
      const keepsDraft = action === 'publish' || action === 'unpublish';
      const version = keepsDraft ? await versionNow(strapi, uid, documentId) : null;
      // What was there is read once more only where it may be another.
      const now =
        keepsDraft && old?.version === version
          ? old
          : action === 'delete'
            ? null
            : await read(strapi, uid, documentId);
      const fields = old && now && now !== old ? changedFields(old.snapshot, now.snapshot) : [];
      const { actor } = asked;
      const made = asked.takeAction();
      const line = {
        ...name,
        actor,
        action: made?.action ?? called,
        source: made?.source ?? null,
        fields,
        version: (now ?? old)?.version ?? 'gone',
        snapshot: now === old ? null : ((now ?? old)?.snapshot ?? null),
      };
      await addVersion(strapi, trx, { ...line, live: live?.snapshot ?? null });
      const from = line.source === null ? '' : ` from ${line.source}`;
      const details = `${line.action}${from}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`;
      const subject = uid.replace(/^api::([^.]+)\..*$/, '$1');
      await audit(strapi, trx, { actor, action: 'changed', subject, entry: documentId, details });
      if (now) asked.tell(documentId, now.version);
      return result;
    });
  });
}
