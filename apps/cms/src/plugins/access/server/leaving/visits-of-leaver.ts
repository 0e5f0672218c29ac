import type { Core } from '@strapi/strapi';
import { giveToGuide } from '../../../../bookings/give-to-guide';
import { MINUTE_MS } from '../../../../india-time';
import { type Connection, LEAD, LEAD_EVENT, tableOf } from '../../../../ledger/ledger-rows';
import { lockRows } from '../../../../ledger/row-locks';
import { type Guide, showsProject } from '../../../../visits/guides';
import { sayTime } from '../../../../visits/say-time';
import { places, type Visit, visits } from '../../../../visits/visit-rows';
import type { ProjectNames } from '../../../lead-desk/server/project-names';
import { faultOfGuide } from '../../../lead-desk/server/visits/visit-faults';
import type { LeftVisit } from '../../leaving-words';

type Successor = { id: number; name: string };
/** What visits are looked at with, read before a transaction. */
export type VisitReading = { guides: Guide[]; projects: ProjectNames; now: number };

/** Whether somebody is anywhere else while a visit is. */
async function isBusy(
  strapi: Core.Strapi,
  connection: Connection,
  person: number,
  { id, startsAt, minutes }: Visit,
  now: number,
): Promise<boolean> {
  const table = places(strapi, connection);
  const taken = await table
    .live(now)
    .where({ guide: person })
    .where((row) => row.whereNull('visit').orWhereNot({ visit: id }))
    .where(table.column('startsAt'), '<', new Date(startsAt + minutes * MINUTE_MS))
    .where(table.column('endsAt'), '>', new Date(startsAt))
    .first('id');
  return taken !== undefined;
}

/** Why somebody cannot show a visit round, in words; null: they can. */
async function whyNot(
  strapi: Core.Strapi,
  connection: Connection,
  visit: Visit,
  { successor, guides, now }: Pick<VisitReading, 'guides' | 'now'> & { successor: Successor },
): Promise<string | null> {
  if (!guides.some(({ id }) => id === successor.id)) return `${successor.name} does not show visitors round`;
  const isTwice = await isBusy(strapi, connection, successor.id, visit, now);
  const fault = faultOfGuide(visit, { guide: successor, guides, isTwice });
  return fault?.replace('does not show this project any more', 'does not show this project') ?? null;
}

async function referenceOf(strapi: Core.Strapi, connection: Connection, visit: Visit): Promise<string> {
  const lead: { reference: string } | undefined = await tableOf(strapi, connection, LEAD)
    .rows()
    .where({ id: visit.lead ?? 0 })
    .first('reference');
  return lead?.reference ?? visit.documentId;
}

/** Which of some visits a successor could not show round, if it were now. */
export async function visitsThatStay(
  strapi: Core.Strapi,
  connection: Connection,
  ahead: Visit[],
  { successor, ...reading }: VisitReading & { successor: Successor },
): Promise<LeftVisit[]> {
  const left: LeftVisit[] = [];
  for (const visit of ahead) {
    const why = await whyNot(strapi, connection, visit, { successor, ...reading });
    if (why !== null) left.push(await leftVisit(strapi, connection, visit, why, reading));
  }
  return left;
}

const leftVisit = async (
  strapi: Core.Strapi,
  connection: Connection,
  visit: Visit,
  why: string,
  { projects }: Pick<VisitReading, 'projects'>,
): Promise<LeftVisit> => ({
  reference: await referenceOf(strapi, connection, visit),
  startsAt: new Date(visit.startsAt).toISOString(),
  project: projects.get(visit.project) ?? visit.project,
  why,
});

type Passing = VisitReading & {
  successor: Successor;
  from: string;
  by: string;
  /** Whether what stays is written into the stories of its enquiries: the first time, not each time it is tried. */
  tellsLeft: boolean;
};

/**
 * Gives visits to a successor, in the caller's transaction, which holds their enquiries: those that they can show round.
 * The others keep their time and their place, and are named: the calendar of the desk shows what is wrong with them.
 */
export async function passVisits(
  strapi: Core.Strapi,
  trx: Connection,
  ahead: Visit[],
  { successor, from, by, tellsLeft, ...reading }: Passing,
): Promise<{ given: Visit[]; left: LeftVisit[] }> {
  const [given, left]: [Visit[], LeftVisit[]] = [[], []];
  const table = visits(strapi, trx);
  for (const { id } of ahead) {
    const rows = table.rows().where({ id, state: 'booked' }).select(table.columns);
    const [visit] = table.read(await lockRows(strapi, rows));
    if (!visit) continue;
    const ofProject = reading.guides.filter((guide) => showsProject(guide, visit.project));
    const why = await whyNot(strapi, trx, visit, { successor, ...reading });
    const { outcome } =
      why === null
        ? await giveToGuide(strapi, trx, visit, {
            guide: successor.id,
            guides: ofProject,
            by,
            now: reading.now,
            because: `handed over from ${from}, who left`,
          })
        : { outcome: 'busy' };
    if (outcome === 'given') given.push(visit);
    else {
      const reason = why ?? `${successor.name} shows somebody else round at the same time`;
      left.push(await leftVisit(strapi, trx, visit, reason, reading));
      if (tellsLeft && visit.lead !== null)
        await noteLeft(strapi, trx, visit, { reason, from, by, ...reading });
    }
  }
  return { given, left };
}

async function noteLeft(
  strapi: Core.Strapi,
  trx: Connection,
  { lead, startsAt }: Visit,
  { reason, from, by, now }: { reason: string; from: string; by: string; now: number },
): Promise<void> {
  const note = `Nobody shows them round on ${sayTime(startsAt)} yet: ${from}, who was to, left. ${reason}`;
  await tableOf(strapi, trx, LEAD_EVENT).insertAll([
    { lead, kind: 'visit guide', at: new Date(now), by, note },
  ]);
}
