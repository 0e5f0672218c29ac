import type { Core } from '@strapi/strapi';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { kindOfCv } from '../../../ledger/cv-files';
import { type FieldsWith, fieldsWith } from '../../../ledger/described-fields';
import { leadColumns as columnsOf, type Moment, type LeadRow as StoredLead } from '../../../ledger/lead-rows';
import { LEAD_ESCALATION, LEAD_EVENT, tableOf } from '../../../ledger/ledger-rows';
import { storedShortlist } from '../../../ledger/stored-shortlist';
import { withdrawnAmong } from '../../../privacy/consent-state';
import { officeMinutes } from '../office-hours';
import { OUTCOMES, TRIED, type Tries, triesOf } from '../outcomes';
import { stageOf } from '../stages';
import { type DeskSettings, deskSettings } from './desk-settings';
import { nameOfHome, type ProjectNames, projectNames } from './project-names';
import { namesOfPeople } from './sales-people';

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
  /** How often each was tried to be reached. */
  tries: ReadonlyMap<number, Tries>;
  /** Whom those that nobody answered were brought before last: a person, or null for the managers. */
  brought: ReadonlyMap<number, number | null>;
  settings: DeskSettings;
  now: Date;
};

async function triesAt(strapi: Core.Strapi, leads: number[]): Promise<Reading['tries']> {
  const events = tableOf(strapi, strapi.db.connection, LEAD_EVENT);
  const lead = events.column('lead');
  const rows: { lead: number; kind: string }[] = await events
    .rows()
    .whereIn(lead, leads)
    .whereIn('kind', [TRIED, ...OUTCOMES])
    .orderBy('id')
    .select({ lead, kind: 'kind' });
  const kinds = new Map<number, string[]>();
  for (const row of rows) kinds.set(row.lead, [...(kinds.get(row.lead) ?? []), row.kind]);
  return new Map([...kinds].map(([id, some]) => [id, triesOf(some)]));
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
export const readingOf = async (strapi: Core.Strapi, rows: LeadRow[]): Promise<Reading> => ({
  people: await namesOfPeople(strapi),
  projects: await projectNames(strapi),
  withdrawn: await withdrawnAmong(
    strapi,
    strapi.db.connection,
    rows.flatMap(({ contact }) => contact ?? []),
  ),
  tries: await triesAt(
    strapi,
    rows.map(({ id }) => id),
  ),
  brought: await broughtAt(
    strapi,
    rows.map(({ id }) => id),
  ),
  settings: await deskSettings(strapi),
  now: new Date(),
});

const readable = (number: string) => parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** Whom an enquiry that still waits was brought before last, in words. */
function broughtTo({ id }: LeadRow, answer: Answer | null, { brought, people }: Reading): string | null {
  const person = brought.get(id);
  if (person === undefined || answer?.state.startsWith('answered') !== false) return null;
  return person === null ? 'the sales managers' : (people.get(person) ?? 'somebody who left');
}

/** A lead as the desk shows it. */
export function deskLead(row: LeadRow, reading: Reading) {
  const { people, projects, withdrawn, tries, settings, now } = reading;
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
    tries: tries.get(id) ?? { pending: false, inVain: 0 },
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
