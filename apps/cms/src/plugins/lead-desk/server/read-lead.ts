import type { Core } from '@strapi/strapi';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { kindOfCv } from '../../../ledger/cv-files';
import { type FieldsWith, fieldsWith } from '../../../ledger/described-fields';
import { leadColumns as columnsOf, type Moment, type LeadRow as StoredLead } from '../../../ledger/lead-rows';
import { type Tag, tagsOfLeads } from '../../../ledger/lead-tags';
import { LEAD, LEAD_ESCALATION, LEAD_EVENT, tableOf } from '../../../ledger/ledger-rows';
import { storedShortlist } from '../../../ledger/stored-shortlist';
import { withdrawnAmong } from '../../../privacy/consent-state';
import { officeMinutes } from '../office-hours';
import { isNumberWrong, TRY_KINDS, triesOf } from '../outcomes';
import { stageOf } from '../stages';
import { visibleLeads } from './desk-leads';
import { type DeskSettings, deskSettings } from './desk-settings';
import { nameOfHome, type ProjectNames, projectNames } from './project-names';
import { namesOfPeople } from './sales-people';
import type { Viewer } from './viewer';

const shown = fieldsWith('desk');

/** A row of the leads' table, as far as the desk reads it. */
export type LeadRow = StoredLead<FieldsWith<'desk'>>;

/** What to select of a lead, for knex. */
export const leadColumns = (strapi: Core.Strapi) =>
  columnsOf(
    strapi,
    shown.map(([name]) => name),
  );

/** SQLite keeps moments as milliseconds, Postgres as such. */
export const momentOf = (value: Moment): Date | null => (value === null ? null : new Date(value));

/** Answered: how long it took. Waiting and late: how long it has been, in working minutes. */
export type Answer = {
  state: 'answered in time' | 'answered late' | 'waiting' | 'late';
  minutes: number;
  /** When the enquiry came. */
  since: Date;
};

/** How the first answer to a lead stands against the target; null where none is due. */
export function answerTo(row: LeadRow, { office, targetMinutes }: DeskSettings, now: Date): Answer | null {
  const came = momentOf(row.createdAt);
  const answered = momentOf(row.firstResponseAt);
  if (came === null) return null;
  if (answered === null && (row.stage !== 'New' || Boolean(row.suspected))) return null;
  const minutes = officeMinutes(came, answered ?? now, office);
  const inTime = minutes <= targetMinutes;
  const span = { minutes: Math.floor(minutes), since: came };
  if (answered === null) return { state: inTime ? 'waiting' : 'late', ...span };
  return { state: inTime ? 'answered in time' : 'answered late', ...span };
}

/** What the rows of leads are read with. */
export type Reading = {
  people: ReadonlyMap<number, string>;
  projects: ProjectNames;
  /** People who took back that they may be called and written to. */
  withdrawn: ReadonlySet<number>;
  /** What was tried to reach each, and what came of it. */
  tried: ReadonlyMap<number, string[]>;
  /** The visible enquiries of their people, by contact, the oldest first. */
  ofPeople: ReadonlyMap<number, { id: number; owner: number | null }[]>;
  /** Whom those that nobody answered were brought before last: a person, or null for the managers. */
  brought: ReadonlyMap<number, number | null>;
  tags: ReadonlyMap<number, Tag[]>;
  settings: DeskSettings;
  now: Date;
};

async function triedAt(strapi: Core.Strapi, leads: number[]): Promise<Reading['tried']> {
  const events = tableOf(strapi, strapi.db.connection, LEAD_EVENT);
  const lead = events.column('lead');
  const rows: { lead: number; kind: string }[] = await events
    .rows()
    .whereIn(lead, leads)
    .whereIn('kind', [...TRY_KINDS])
    .orderBy('id')
    .select({ lead, kind: 'kind' });
  const kinds = new Map<number, string[]>();
  for (const row of rows) kinds.set(row.lead, [...(kinds.get(row.lead) ?? []), row.kind]);
  return kinds;
}

async function enquiriesOfPeople(
  strapi: Core.Strapi,
  viewer: Viewer,
  contacts: number[],
): Promise<Reading['ofPeople']> {
  const { column } = tableOf(strapi, strapi.db.connection, LEAD);
  const rows: { id: number; contact: number; owner: number | null }[] = await visibleLeads(
    strapi,
    strapi.db.connection,
    viewer,
  )
    .whereIn(column('contact'), contacts)
    .orderBy('id')
    .select({ id: 'id', contact: column('contact'), owner: column('owner') });
  const found = new Map<number, { id: number; owner: number | null }[]>();
  for (const { contact, ...row } of rows) found.set(contact, [...(found.get(contact) ?? []), row]);
  return found;
}

/** How often this person enquired before, as far as this viewer sees, and whether who has them got this one too. */
function repeatOf({ id, contact, owner }: LeadRow, { ofPeople }: Reading) {
  const before = (ofPeople.get(contact ?? 0) ?? []).filter((other) => other.id < id);
  return { earlier: before.length, kept: owner !== null && before.some((other) => other.owner === owner) };
}

async function broughtAt(strapi: Core.Strapi, leads: number[]): Promise<Reading['brought']> {
  const { rows, column } = tableOf(strapi, strapi.db.connection, LEAD_ESCALATION);
  const steps: { lead: number; person: number | null }[] = await rows()
    .whereIn(column('lead'), leads)
    .orderBy('id')
    .select({ lead: column('lead'), person: 'person' });
  return new Map(steps.map(({ lead, person }) => [lead, person]));
}

/** Reads what every row of one answer is read with. */
export async function readingOf(strapi: Core.Strapi, viewer: Viewer, rows: LeadRow[]): Promise<Reading> {
  const contacts = rows.flatMap(({ contact }) => contact ?? []);
  const leads = rows.map(({ id }) => id);
  return {
    people: await namesOfPeople(strapi),
    projects: await projectNames(strapi),
    withdrawn: await withdrawnAmong(strapi, strapi.db.connection, contacts),
    tried: await triedAt(strapi, leads),
    brought: await broughtAt(strapi, leads),
    ofPeople: await enquiriesOfPeople(strapi, viewer, contacts),
    tags: await tagsOfLeads(strapi, strapi.db.connection, leads),
    settings: await deskSettings(strapi),
    now: new Date(),
  };
}

/** A number in E.164 as people write it. */
export const readable = (number: string) =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** Whom an enquiry that still waits was brought before last, in words. */
function broughtTo({ id }: LeadRow, answer: Answer | null, { brought, people }: Reading): string | null {
  const person = brought.get(id);
  if (person === undefined || answer?.state.startsWith('answered') !== false) return null;
  return person === null ? 'the sales managers' : (people.get(person) ?? 'somebody who left');
}

/** A lead as the desk shows it. */
export function deskLead(row: LeadRow, reading: Reading) {
  const { people, projects, withdrawn, tried, settings, now } = reading;
  const answer = answerTo(row, settings, now);
  const { id, owner, contact, internationalNumber: number, utmCampaign: campaign, ...others } = row;
  const { cvFile, cvName, cvBytes, ...shown } = others;
  return {
    ...shown,
    cv: cvFile === null ? null : { name: cvName ?? cvFile, kind: kindOfCv(cvFile), bytes: cvBytes ?? 0 },
    number,
    campaign,
    stage: stageOf(row.stage),
    shownNumber: number === null ? row.mobile : readable(number),
    project: row.project === null ? null : (projects.get(row.project) ?? row.project),
    withdrawn: contact !== null && withdrawn.has(contact),
    suspected: Boolean(row.suspected),
    shortlist: storedShortlist(row.shortlist).map((home) => nameOfHome(home, projects)),
    owner: owner === null ? null : (people.get(owner) ?? 'Somebody else'),
    nextFollowUp: momentOf(row.nextFollowUp),
    stageSince: momentOf(row.stageSince) ?? momentOf(row.createdAt),
    firstResponseAt: momentOf(row.firstResponseAt),
    createdAt: momentOf(row.createdAt),
    answer,
    broughtTo: broughtTo(row, answer, reading),
    tries: triesOf(tried.get(id) ?? []),
    numberWrong: isNumberWrong(tried.get(id) ?? []),
    repeat: repeatOf(row, reading),
    tags: (reading.tags.get(id) ?? []).map(({ documentId, label }) => ({ documentId, label })),
  };
}

/** What an opened lead says beside what the desk has a place for, by name. */
export const deskFacts = (row: LeadRow) =>
  shown.flatMap(
    ([
      name,
      {
        desk: { fact },
      },
    ]) => {
      const value = row[name];
      return fact && value ? [{ label: fact, value: String(value) }] : [];
    },
  );
