import type { Core } from '@strapi/strapi';
import type { Connection } from '../ledger/ledger-rows';
import { places, visits } from '../visits/visit-rows';

/**
 * Takes out of the visits of enquiries what tells of their person, and frees what they had booked: somebody who was
 * erased is not waited for. That a visit was, when and what came of it stays, as with the history. Part of the caller's
 * transaction.
 * @param leads row ids
 */
export async function forgetVisits(
  strapi: Core.Strapi,
  trx: Connection,
  leads: number[],
  at: Date,
): Promise<void> {
  const table = visits(strapi, trx);
  const theirs = () => table.rows().whereIn(table.column('lead'), leads);
  const ahead = () => theirs().whereIn('state', ['asked', 'booked', 'full', 'waiting']);
  const taken = places(strapi, trx);
  await taken
    .rows()
    .whereIn('visit', ahead().where(table.column('startsAt'), '>', at).select('id'))
    .delete();
  await ahead()
    .where((visit) => visit.whereNot({ state: 'booked' }).orWhere(table.column('startsAt'), '>', at))
    .update(table.columnsOf({ state: 'cancelled', stateSince: at }));
  await theirs().update(
    table.columnsOf({ fetchFrom: null, timeZone: null, language: null, hold: null, updatedAt: at }),
  );
}
