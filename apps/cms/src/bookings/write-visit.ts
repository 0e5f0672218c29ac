import type { Core } from '@strapi/strapi';
import { type Connection, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { type Visit, visits } from '../visits/visit-rows';

type Change = {
  values: Partial<Pick<Visit, 'state' | 'minutes' | 'hold' | 'startsAt' | 'sequence' | 'how'>>;
  /** The line of the enquiry's history. */
  event: { kind: string; note: string; by: string };
  now: number;
};

/** Writes what became of a visit, with its line in the story of the enquiry. @returns the visit as it is now */
export async function writeVisit(
  strapi: Core.Strapi,
  trx: Connection,
  visit: Visit,
  { values, event, now }: Change,
): Promise<Visit> {
  const table = visits(strapi, trx);
  const at = new Date(now);
  const { startsAt, ...others } = values;
  await table
    .rows()
    .where({ id: visit.id })
    .update(
      table.columnsOf({
        ...others,
        ...(startsAt === undefined ? {} : { startsAt: new Date(startsAt) }),
        ...(values.state === undefined ? {} : { stateSince: at }),
        updatedAt: at,
      }),
    );
  if (visit.lead !== null) {
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([{ lead: visit.lead, at, ...event }]);
  }
  return { ...visit, ...values };
}
