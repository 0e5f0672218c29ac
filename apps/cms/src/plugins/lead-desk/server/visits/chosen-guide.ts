import type { Core } from '@strapi/strapi';
import { type Connection, SALES_PERSON, tableOf } from '../../../../ledger/ledger-rows';
import { Refusal } from '../effect-of-change';
import type { Viewer } from '../viewer';

/**
 * The guide somebody at the desk chose, by row id; null: whoever is free.
 * @param documentId of the sales person
 * @throws Refusal where there is none, or where only a manager may give them a visit
 */
export async function chosenGuide(
  strapi: Core.Strapi,
  connection: Connection,
  viewer: Viewer,
  documentId: string | null,
): Promise<number | null> {
  if (documentId === null) return null;
  const people = tableOf(strapi, connection, SALES_PERSON);
  const found: { id: number } | undefined = await people
    .rows()
    .where(people.columnsOf({ documentId, active: true, showsVisitors: true }))
    .first('id');
  if (!found) throw new Refusal('There is no such guide, or they show nobody round any more');
  if (!viewer.everybody && found.id !== viewer.person) {
    throw new Refusal('Only a sales manager gives a visit to somebody else');
  }
  return found.id;
}
