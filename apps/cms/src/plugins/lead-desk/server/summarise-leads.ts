import type { Core } from '@strapi/strapi';
import { DAY_MS, dayStart } from '../../../india-time';
import { LEAD, tableOf } from '../../../ledger/ledger-rows';
import { countRows } from '../../../ledger/row-count';
import { VISITED_STAGES } from '../stages';
import { excludeErased, lateBefore, visibleLeads } from './desk-leads';
import { deskSettings } from './desk-settings';
import { projectNames } from './project-names';
import { answerTo, type LeadRow, leadColumns } from './read-lead';
import { stuckDeliveries } from './stuck-deliveries';
import type { Viewer } from './viewer';

const LOOK_BACK_DAYS = 30;
const CONVERSION_DAYS = 90;
const BARS = 8;
const LONGEST_WAITING = 5;

type Counted = { all?: number | string };

/** The numbers of the home page, of the leads this viewer may see. */
export async function summariseLeads(strapi: Core.Strapi, viewer: Viewer) {
  const connection = strapi.db.connection;
  const { column } = tableOf(strapi, connection, LEAD);
  const settings = await deskSettings(strapi);
  const names = await projectNames(strapi);
  const now = new Date();
  const today = dayStart(now);
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
  const leads = () => visibleLeads(strapi, connection, viewer).where('suspected', false);
  const since = (moment: Date) => leads().where(column('createdAt'), '>=', moment);
  const open = () => excludeErased(strapi, connection, leads());
  const unanswered = () => open().where('stage', 'New').whereNull(column('firstResponseAt'));

  async function bars(field: 'source' | 'project') {
    const rows: (Counted & { name?: string | null })[] = await since(daysAgo(LOOK_BACK_DAYS))
      .groupBy(field)
      .select({ name: field })
      .count({ all: '*' })
      .orderBy('all', 'desc')
      .limit(BARS);
    return rows.map(({ name: value = null, all }) => ({
      value,
      name: value === null || field === 'source' ? value : (names.get(value) ?? value),
      count: Number(all),
    }));
  }

  async function conversion() {
    const rows: { name: string; stage: string; all: number | string }[] = await since(
      daysAgo(CONVERSION_DAYS),
    )
      .groupBy('source', 'stage')
      .select({ name: 'source', stage: 'stage' })
      .count({ all: '*' });
    const bySource = new Map<string, { leads: number; visited: number; booked: number }>();
    for (const { name, stage, all } of rows) {
      const line = bySource.get(name) ?? { leads: 0, visited: 0, booked: 0 };
      const count = Number(all);
      line.leads += count;
      if (VISITED_STAGES.some((visited) => visited === stage)) line.visited += count;
      if (stage === 'Booked') line.booked += count;
      bySource.set(name, line);
    }
    return [...bySource]
      .map(([name, line]) => ({ name, ...line }))
      .sort((one, other) => other.leads - one.leads)
      .slice(0, BARS);
  }

  // By reference: the home page shows no names, so that looking at it reads nobody's details.
  async function longestWaiting() {
    const rows: LeadRow[] = await unanswered()
      .orderBy('id')
      .limit(LONGEST_WAITING)
      .select(leadColumns(strapi));
    return rows.map((row) => ({
      documentId: row.documentId,
      reference: row.reference,
      about: row.project === null ? row.source : (names.get(row.project) ?? row.project),
      answer: answerTo(row, settings, now),
    }));
  }

  return {
    today: await countRows(since(today)),
    yesterday: await countRows(since(daysAgo(1)).where(column('createdAt'), '<', today)),
    unanswered: await countRows(unanswered()),
    late: await countRows(unanswered().where(column('createdAt'), '<', lateBefore(settings, now))),
    waiting: await longestWaiting(),
    due: await countRows(
      open()
        .whereNotIn('stage', ['Booked', 'Lost'])
        .where(column('nextFollowUp'), '<', new Date(today.getTime() + DAY_MS)),
    ),
    targetMinutes: settings.targetMinutes,
    bySource: await bars('source'),
    byProject: await bars('project'),
    conversion: await conversion(),
    stuck: viewer.everybody ? await stuckDeliveries(strapi) : null,
  };
}
