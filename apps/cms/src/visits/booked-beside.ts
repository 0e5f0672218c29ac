import { type BookedBeside, VISIT_OUTCOMES } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { visitLinkOf } from './visit-link-of';
import { type Visit, visits } from './visit-rows';

/** Other visits of the same enquiry that are still to come, in order, each with the link that changes it. */
export async function bookedBeside(strapi: Core.Strapi, visit: Visit, now: number): Promise<BookedBeside[]> {
  if (visit.lead === null) return [];
  const table = visits(strapi, strapi.db.connection);
  const others = table.read(
    await table
      .rows()
      .where(table.columnsOf({ lead: visit.lead }))
      .whereNot({ id: visit.id })
      .whereIn('state', [...VISIT_OUTCOMES])
      .where(table.column('startsAt'), '>', new Date(now))
      .orderBy(table.column('startsAt'))
      .orderBy('id')
      .select(table.columns),
  );
  const named = await strapi.documents('api::projects.projects').findMany({
    filters: { url: { $in: others.map(({ project }) => project) } },
    fields: ['url', 'title'],
    status: 'published',
  });
  return others.flatMap((other) => {
    const state = VISIT_OUTCOMES.find((one) => one === other.state);
    const title = named.find(({ url }) => url === other.project)?.title ?? other.project;
    const startsAt = new Date(other.startsAt).toISOString();
    return state ? [{ state, title, startsAt, link: visitLinkOf(strapi, other) }] : [];
  });
}
