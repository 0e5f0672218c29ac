import type { Core } from '@strapi/strapi';
import { dateIn, startOfDate } from '../../../../india-time';
import { allGuides, showsProject } from '../../../../visits/guides';
import { type VisitState, visits } from '../../../../visits/visit-rows';
import { projectNames } from '../project-names';
import type { Viewer } from '../viewer';
import { readVisits } from '../visits/read-visits';
import { visibleVisits } from '../visits/visible-visits';

/** Whom somebody at the door meets: who is expected, who came, and whom a colleague gave up. */
const AT_THE_DOOR: readonly VisitState[] = ['booked', 'kept', 'missed'];
const MOST = 500;

/** Where somebody may stand: the projects a guide shows; of whoever is no guide, all that are published. */
async function placesOf(strapi: Core.Strapi, viewer: Viewer) {
  const guide = (await allGuides(strapi)).find(({ id }) => id === viewer.person);
  const names = [...(await projectNames(strapi))].map(([url, name]) => ({ url, name }));
  return guide ? names.filter(({ url }) => showsProject(guide, url)) : names;
}

/**
 * The visits of today that this viewer may see, as far as a door needs them: a device keeps this for the day, and a
 * number it does not have cannot be lost with it.
 */
export async function readToday(strapi: Core.Strapi, viewer: Viewer, now = Date.now()) {
  const connection = strapi.db.connection;
  const table = visits(strapi, connection);
  const date = dateIn(new Date(now));
  const rows = await visibleVisits(strapi, connection, viewer)
    .where(table.columnsOf({ how: 'in person' }))
    .whereIn(`${table.tableName}.state`, [...AT_THE_DOOR])
    .where(table.column('startsAt'), '>=', startOfDate(date))
    .where(table.column('startsAt'), '<', startOfDate(date, 1))
    .orderBy(table.column('startsAt'))
    .orderBy(`${table.tableName}.id`)
    .limit(MOST)
    .select(table.columns);
  const shown = await readVisits(strapi, viewer, table.read(rows), now);
  return {
    date,
    /** Whose list it is: what they pressed is sent in their name alone. */
    account: { id: viewer.actor.id ?? 0, name: viewer.actor.name },
    places: await placesOf(strapi, viewer),
    visits: shown.map((visit) => ({
      documentId: visit.documentId,
      sequence: visit.sequence,
      state: visit.state,
      startsAt: visit.startsAt,
      people: visit.people,
      language: visit.language,
      project: visit.project,
      projectName: visit.projectName,
      name: visit.name,
      reference: visit.reference,
      guide: visit.guide?.name ?? null,
    })),
  };
}
