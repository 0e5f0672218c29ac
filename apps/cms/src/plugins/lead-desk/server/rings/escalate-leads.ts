import type { Core } from '@strapi/strapi';
import { tellColleague } from '../../../../deliveries/tell-colleague';
import { announceDeliveries } from '../../../../deliveries/wake';
import { LEAD_ESCALATION, LEAD_EVENT, tableOf } from '../../../../ledger/ledger-rows';
import { lockRows } from '../../../../ledger/row-locks';
import { withdrawnAmong } from '../../../../privacy/consent-state';
import { isOpen, officeCutoff, officeMinutes } from '../../office-hours';
import { type Colleague, colleagues } from '../colleagues';
import { type ProjectNames, projectNames } from '../project-names';
import { type RingSettings, ringSettings } from './ring-settings';
import { ESCALATED, escalationEvent, escalationMail } from './ring-words';
import { ringsSince } from './rings-since';
import { dueFor, type Unanswered, unansweredLeads } from './unanswered-leads';
import { type NamedStep, namedSteps, whoIsTold } from './who-is-told';

const BATCH = 100;

type Look = { at: Date; settings: RingSettings; people: Colleague[]; projects: ProjectNames };

/** Row ids of whom earlier steps told of an enquiry. */
async function heardOf(strapi: Core.Strapi, lead: number, people: Colleague[]): Promise<Set<number>> {
  const escalations = tableOf(strapi, strapi.db.connection, LEAD_ESCALATION);
  const rows: { person: number | null }[] = await escalations
    .rows()
    .where(escalations.columnsOf({ lead }))
    .select('person');
  const managers = people.filter(({ manages }) => manages).map(({ id }) => id);
  return new Set(rows.flatMap(({ person }) => (person === null ? managers : [person])));
}

/** Takes one step for one enquiry: its row, its line in the history and its mails are there together, once. */
async function take(strapi: Core.Strapi, step: NamedStep, lead: Unanswered, look: Look): Promise<boolean> {
  const { at, settings, people, projects } = look;
  const heard = await heardOf(strapi, lead.id, people);
  const told = whoIsTold(
    step,
    { owner: lead.owner, heard },
    { people, roster: settings.duty, at, office: settings.office },
  );
  // Whoever comes back first is told then.
  if (told.as === 'nobody') return false;
  return strapi.db.connection.transaction(async (trx) => {
    // Somebody who is just noting that they spoke to the visitor comes first, or waits until this is written.
    const [still] = await lockRows(strapi, unansweredLeads(strapi, trx).where({ id: lead.id }).select('id'));
    if (!still) return false;
    const [only] = told.people;
    const taken = await tableOf(strapi, trx, LEAD_ESCALATION).insert({
      key: `${lead.id} ${step.name}`,
      lead: lead.id,
      step: step.name,
      person: told.as === 'managers' ? null : (only?.id ?? null),
      at,
    });
    if (taken === null) return false;
    const waited = Math.floor(officeMinutes(new Date(lead.createdAt), at, settings.office));
    const owner = people.find(({ id }) => id === lead.owner)?.name ?? null;
    const project = lead.project === null ? null : (projects.get(lead.project) ?? lead.project);
    await tableOf(strapi, trx, LEAD_EVENT).insertAll([
      { lead: lead.id, kind: ESCALATED, at, by: 'system', note: escalationEvent(told, waited) },
    ]);
    for (const { account } of told.people) {
      await tellColleague(strapi, trx, {
        account,
        lead: lead.id,
        occasion: 'escalation',
        id: `escalation-${lead.id}-${step.name.replaceAll(' ', '-')}-${account}`,
        ...escalationMail({
          reference: lead.reference,
          project,
          owner,
          came: new Date(lead.createdAt),
          waited,
        }),
        place: `/lead-desk/${lead.documentId}`,
        at,
      });
    }
    return true;
  });
}

/**
 * Brings before somebody what nobody has answered within the minutes of office hours that the settings give. A row with
 * a unique key makes each step of each enquiry happen once, over any number of instances and restarts.
 * @param now the clock, ms
 * @returns how many steps were taken
 */
export async function escalateLeads(strapi: Core.Strapi, now = Date.now()): Promise<number> {
  const settings = await ringSettings(strapi);
  const since = await ringsSince(strapi, now);
  const at = new Date(now);
  if (settings.escalation.length === 0 || !isOpen(at, settings.office)) return 0;
  const look: Look = {
    at,
    settings,
    people: await colleagues(strapi),
    projects: await projectNames(strapi),
  };
  let taken = 0;
  for (const step of namedSteps(settings.escalation)) {
    const until = officeCutoff(at, step.afterMinutes, settings.office);
    for (let after = 0; ; ) {
      const batch = await dueFor(strapi, step.name, { since, until, after, limit: BATCH });
      // Who took back their consent is neither called nor written to: nobody is late with them.
      const withdrawn = await withdrawnAmong(
        strapi,
        strapi.db.connection,
        batch.flatMap(({ contact }) => contact ?? []),
      );
      for (const lead of batch) {
        if (lead.contact !== null && withdrawn.has(lead.contact)) continue;
        if (await take(strapi, step, lead, look)) taken += 1;
      }
      if (batch.length < BATCH) break;
      after = batch.at(-1)?.id ?? Number.MAX_SAFE_INTEGER;
    }
  }
  if (taken > 0) announceDeliveries(strapi);
  return taken;
}
