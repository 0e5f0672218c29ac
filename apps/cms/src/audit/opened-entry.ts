import type { Core } from '@strapi/strapi';
import { AUDIT_ENTRY, tableOf } from '../ledger/ledger-rows';

/** A form asks for all it shows within a second or two; a slow line takes longer. */
const OPENING_MS = 60_000;

/** An entry, and the account that looks at it. */
export type Looking = { account: number; subject: string; entry: string };

/**
 * Whether the log says that somebody has just opened an entry. By the log itself, so that it holds over several CMSs
 * and nothing goes unwritten that no line stands for.
 */
export async function hasJustOpened(
  strapi: Core.Strapi,
  { account, subject, entry }: Looking,
  now: number,
): Promise<boolean> {
  const line: unknown = await tableOf(strapi, strapi.db.connection, AUDIT_ENTRY)
    .rows()
    .where({ account, subject, entry, action: 'read' })
    .where('at', '>', new Date(now - OPENING_MS))
    .first('id');
  return line !== undefined;
}
