import type { Core } from '@strapi/strapi';
import { audit } from '../../../audit/audit-log';
import { tellOwner } from '../../../deliveries/tell-owner';
import { announceDeliveries } from '../../../deliveries/wake';
import {
  type Connection,
  LEAD,
  LEAD_EVENT,
  LEAD_TURN,
  SALES_PERSON,
  tableOf,
} from '../../../ledger/ledger-rows';
import { lockRows, shareRows } from '../../../ledger/row-locks';
import { type Colleague, colleagues, isThere } from './colleagues';
import { excludeSynthetic } from './desk-leads';
import { assignsLeads, type DeskSettings, deskSettings } from './desk-settings';

const BATCH = 50;
/** Enquiries without a project take turns of their own. */
const NO_PROJECT = '-';
const SYSTEM = { id: null, name: 'Turns' };

/** Somebody who may be given a lead. */
export type TurnTaker = Omit<Colleague, 'account' | 'manages'>;

/** Who may be given a lead of a project at that moment, in the order of turns. */
export function takersOf(people: TurnTaker[], project: string | null, at: Date, { office }: DeskSettings) {
  return people
    .filter(({ takesTurns }) => takesTurns)
    .filter(({ projects }) => projects.length === 0 || (project !== null && projects.includes(project)))
    .filter((person) => isThere(person, at, office))
    .sort((one, other) => one.id - other.id);
}

/** Whose turn it is after somebody. */
export function nextOf(takers: TurnTaker[], last: number | null): TurnTaker | undefined {
  return takers.find(({ id }) => last !== null && id > last) ?? takers[0];
}

type NewLead = { id: number; project: string | null; reference: string };

/** The turns of a project, kept by this transaction alone until it ends. */
async function holdTurns(strapi: Core.Strapi, trx: Connection, project: string) {
  const turns = tableOf(strapi, trx, LEAD_TURN);
  await turns.insert({ project, last: null });
  const rows = turns.rows().where({ project }).select('id', 'last');
  const [turn]: { id: number; last: number | null }[] = await lockRows(strapi, rows);
  if (!turn) throw new Error('The turns of a project could not be entered');
  return { last: turn.last, pass: (last: number) => turns.rows().where({ id: turn.id }).update({ last }) };
}

/** Whether somebody has not left since the takers were read; who would leave waits until this transaction ends. */
async function isStillHere(strapi: Core.Strapi, trx: Connection, person: number): Promise<boolean> {
  const people = tableOf(strapi, trx, SALES_PERSON).rows().where({ id: person, active: true }).select('id');
  const [there]: { id: number }[] = await shareRows(strapi, people);
  return there !== undefined;
}

async function assign(
  strapi: Core.Strapi,
  lead: NewLead,
  people: TurnTaker[],
  settings: DeskSettings,
): Promise<boolean> {
  const now = new Date();
  const takers = takersOf(people, lead.project, now, settings);
  if (takers.length === 0) return false;
  return strapi.db.connection.transaction(async (trx) => {
    const turns = await holdTurns(strapi, trx, lead.project ?? NO_PROJECT);
    const taker = nextOf(takers, turns.last);
    if (!taker) return false;
    const leads = tableOf(strapi, trx, LEAD);
    // Another instance, or somebody at the desk, may have been quicker: then nobody's turn is used up.
    const waiting = leads
      .rows()
      .where({ id: lead.id })
      .whereNull(leads.column('owner'))
      .whereNull(leads.column('assignedAt'))
      .select('id');
    const [free]: { id: number }[] = await lockRows(strapi, waiting);
    if (!free || !(await isStillHere(strapi, trx, taker.id))) return false;
    await leads
      .rows()
      .where({ id: lead.id })
      .update(leads.columnsOf({ owner: taker.id, assignedAt: now, updatedAt: now }));
    await turns.pass(taker.id);
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([
      {
        lead: lead.id,
        kind: 'owner',
        at: now,
        by: 'system',
        note: `Belongs to ${taker.name}, whose turn it was`,
      },
    ]);
    await tellOwner(strapi, trx, { lead: lead.id, person: taker.id, at: now });
    await audit(strapi, trx, {
      actor: SYSTEM,
      action: 'changed',
      subject: 'lead',
      entry: lead.reference,
      details: 'owner',
    });
    return true;
  });
}

/** The next leads of nobody after one, oldest first. */
function waitingAfter(strapi: Core.Strapi, id: number): Promise<NewLead[]> {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const waiting = leads
    .rows()
    .where('id', '>', id)
    .where({ stage: 'New', suspected: false })
    .whereNull(leads.column('owner'))
    // Given back by a manager: somebody decides whose it is, not the turns.
    .whereNull(leads.column('assignedAt'));
  return excludeSynthetic(waiting).orderBy('id').limit(BATCH).select('id', 'project', 'reference');
}

/** Gives the new leads of nobody to those whose turn it is. @returns how many were given */
export async function assignLeads(strapi: Core.Strapi): Promise<number> {
  // Asked after every enquiry, so by itself: the hours are read where somebody is to be found who works now.
  if (!(await assignsLeads(strapi))) return 0;
  const settings = await deskSettings(strapi);
  const people = await colleagues(strapi);
  let given = 0;
  // To the end: leads nobody may take now must not stand in the way of those that somebody may.
  for (let batch = await waitingAfter(strapi, 0); batch.length > 0; ) {
    for (const lead of batch) if (await assign(strapi, lead, people, settings)) given += 1;
    batch = await waitingAfter(strapi, batch.at(-1)?.id ?? Number.MAX_SAFE_INTEGER);
  }
  if (given > 0) announceDeliveries(strapi);
  return given;
}
