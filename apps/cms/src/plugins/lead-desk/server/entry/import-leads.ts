import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit/audit-log';
import { announceDeliveries } from '../../../../deliveries/wake';
import { AlreadyStored } from '../../../../intake/store-lead';
import { takeTurn } from '../../../../kept/kept-values';
import { takeWriteLock } from '../../../../ledger/row-locks';
import type { Mistake } from '../../../bulk/server/plan';
import type { Viewer } from '../viewer';
import { fingerprintOf, isStored, knownContacts, readImport } from './plan-import';
import { storeEntered } from './store-entered';

const SHOWN_MISTAKES = 500;
const STORED_BEFORE = 'This file was brought in before. Nothing was stored.';

/** What a file of enquiries would store, or why it cannot. */
export type ImportCheck = {
  rows: number;
  mistakes: Mistake[];
  /** More than are shown. */
  moreMistakes: number;
  /** What each row would be, in the order of the file. */
  made: { name: string; number: string; about: string; isKnown: boolean }[];
  /** To be named by whoever wants it done; null: it cannot be. */
  fingerprint: string | null;
};
export type Imported = { outcome: 'stored'; stored: number } | { outcome: 'overtaken'; message: string };

/** Looks a file through. @throws UnreadableFile */
export async function checkImport(
  strapi: Core.Strapi,
  viewer: Viewer,
  bytes: Uint8Array,
): Promise<ImportCheck> {
  const file = await readImport(strapi, viewer, bytes);
  const connection = strapi.db.connection;
  const mistakes = [...file.mistakes];
  if (mistakes.length === 0 && (await isStored(strapi, connection, file))) {
    mistakes.push({ row: null, column: null, message: STORED_BEFORE });
  }
  mistakes.sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
  const known = await knownContacts(strapi, connection, file);
  const right = mistakes.length === 0;
  return {
    rows: file.rows,
    mistakes: mistakes.slice(0, SHOWN_MISTAKES),
    moreMistakes: Math.max(0, mistakes.length - SHOWN_MISTAKES),
    made: right
      ? file.enquiries.map(({ lead, e164, context, entered }, at) => ({
          name: lead.name,
          number: e164 ?? lead.mobile,
          about: [entered?.how, context.project].filter(Boolean).join(' · '),
          isKnown: (known[at] ?? null) !== null,
        }))
      : [],
    fingerprint: right ? fingerprintOf(file, known) : null,
  };
}

/**
 * Stores all enquiries of a file in one transaction, or nothing: where the file has mistakes, where it is not what was
 * looked through, where it was stored before, and where its people are others by now.
 * @throws UnreadableFile
 */
export async function importLeads(
  strapi: Core.Strapi,
  viewer: Viewer,
  bytes: Uint8Array,
  { fingerprint, name }: { fingerprint: string; name: string },
): Promise<Imported> {
  const file = await readImport(strapi, viewer, bytes);
  const overtaken: Imported = {
    outcome: 'overtaken',
    message:
      'Something changed since the file was looked through. Nothing was stored. Look it through again.',
  };
  if (file.mistakes.length > 0) return overtaken;
  try {
    const stored = await strapi.db.connection.transaction(async (trx) => {
      await takeWriteLock(strapi, trx);
      await takeTurn(strapi, trx, 'import');
      if (await isStored(strapi, trx, file)) throw new AlreadyStored();
      if (fingerprintOf(file, await knownContacts(strapi, trx, file)) !== fingerprint) return null;
      for (const enquiry of file.enquiries) {
        await storeEntered(strapi, trx, viewer, enquiry, { mine: false, spoken: false });
      }
      await audit(strapi, trx, {
        actor: viewer.actor,
        action: 'changed',
        subject: 'lead',
        details: `imported ${name}: ${file.enquiries.length} new`,
      });
      return file.enquiries.length;
    });
    if (stored === null) return overtaken;
    announceDeliveries(strapi);
    return { outcome: 'stored', stored };
  } catch (error) {
    if (error instanceof AlreadyStored) return { outcome: 'overtaken', message: STORED_BEFORE };
    throw error;
  }
}
