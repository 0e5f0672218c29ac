import type { Core } from '@strapi/strapi';
import { AUDIT_ENTRY, type Connection, tableOf } from '../ledger/ledger-rows';

/** Postgres refuses a longer one, and with it what it tells of. */
const LONGEST = 255;
const cut = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words);

/** Who did it: an account of the panel, or the system. */
export type Actor = { id: number | null; name: string };

/**
 * One line of the audit log. It names entries by their reference or id, filters and fields by their names:
 * never a visitor's name, number, mail or message.
 */
export type AuditLine = {
  actor: Actor;
  action: 'read' | 'listed' | 'changed' | 'exported' | 'erased';
  /** What kind of thing: `lead`, `contact` … */
  subject: string;
  /** Which one. */
  entry?: string | null;
  details?: string | null;
};

/**
 * Adds a line to the audit log. Part of the caller's transaction, so that nothing is done without its line.
 * Nobody can change or delete one, in the panel or over HTTP.
 */
export async function audit(strapi: Core.Strapi, connection: Connection, line: AuditLine): Promise<void> {
  const { actor, action, subject, entry = null, details = null } = line;
  await tableOf(strapi, connection, AUDIT_ENTRY).insertAll([
    {
      at: new Date(),
      account: actor.id,
      who: actor.name,
      action,
      subject,
      entry: entry === null ? null : cut(entry),
      details: details === null ? null : cut(details),
    },
  ]);
}

type Account = { id?: unknown; firstname?: unknown; lastname?: unknown };

/** The signed-in account of a request. Not by its address: the log names people as the desk does. */
export function actorOf(user: Account | undefined): Actor {
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ');
  const id = typeof user?.id === 'number' ? user.id : null;
  return { id, name: name || (id === null ? 'system' : `Account ${id}`) };
}
