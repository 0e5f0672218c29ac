import type { Core } from '@strapi/strapi';
import { dateIn } from '../india-time';
import { type Connection, LEAD, SALES_PERSON, tableOf } from './ledger-rows';
import { shareRows } from './row-locks';

/** A sales person. */
type Colleague = { id: number; name: string };

/**
 * The colleague who has a person: whose the newest of their enquiries is that belongs to anybody. Nobody, where that
 * account is closed or that colleague away today.
 */
export async function whoHasPerson(
  strapi: Core.Strapi,
  connection: Connection,
  contact: number,
  at: Date,
): Promise<Colleague | null> {
  const leads = tableOf(strapi, connection, LEAD);
  const newest: { owner: number } | undefined = await leads
    .rows()
    .where(leads.columnsOf({ contact }))
    .whereNotNull(leads.column('owner'))
    .orderBy('id', 'desc')
    .first({ owner: leads.column('owner') });
  if (!newest) return null;
  const people = tableOf(strapi, connection, SALES_PERSON);
  const away = people.column('awayUntil');
  const there = people
    .rows()
    .where({ id: newest.owner, active: true })
    .where((row) => row.whereNull(away).orWhere(away, '<', dateIn(at)))
    .select('id', 'name');
  // Whoever leaves at this moment waits, and hands this one over too; or has left.
  const [colleague]: Colleague[] = await shareRows(strapi, there);
  return colleague ?? null;
}
