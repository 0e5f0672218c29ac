import type { Core } from '@strapi/strapi';
import { type Connection, LEAD, LEAD_EVENT, tableOf } from '../ledger/ledger-rows';
import { type Visit, visits } from '../visits/visit-rows';

type Change = {
  values: Partial<Pick<Visit, 'state' | 'minutes' | 'hold' | 'startsAt' | 'sequence' | 'how'>>;
  /** The line of the enquiry's history. */
  event: { kind: string; note: string; by: string };
  now: number;
};

const PROJECT = 'api::projects.projects';

/** Names the project of a visit where that is another than the one its enquiry is about; empty where it is that one. */
async function otherProject(strapi: Core.Strapi, trx: Connection, visit: Visit): Promise<string> {
  const lead: { project: string | null } | undefined = await tableOf(strapi, trx, LEAD)
    .rows()
    .where({ id: visit.lead })
    .first('project');
  if (lead?.project === visit.project) return '';
  const projects = tableOf(strapi, trx, PROJECT);
  const named: { title: string } | undefined = await projects
    .rows()
    .where({ url: visit.project })
    .whereNotNull(projects.column('publishedAt'))
    .first('title');
  return `${named?.title ?? visit.project}: `;
}

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
    const note = (await otherProject(strapi, trx, visit)) + event.note;
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([{ lead: visit.lead, at, ...event, note }]);
  }
  return { ...visit, ...values };
}
