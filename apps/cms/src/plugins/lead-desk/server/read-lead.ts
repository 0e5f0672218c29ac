import type { Core } from '@strapi/strapi';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { LEAD, tableOf } from '../../../ledger/ledger-rows';
import { storedShortlist } from '../../../ledger/stored-shortlist';
import { withdrawnAmong } from '../../../privacy/consent-state';
import { officeMinutes } from '../office-hours';
import { stageOf } from '../stages';
import { type DeskSettings, deskSettings } from './desk-settings';
import { nameOfHome, type ProjectNames, projectNames } from './project-names';
import { namesOfPeople } from './sales-people';

/** As both databases give it. */
export type Moment = Date | string | number | null;

/** A row of the leads' table, as both databases give it. */
export type LeadRow = {
  id: number;
  documentId: string;
  reference: string;
  name: string;
  mobile: string;
  number: string | null;
  email: string;
  message: string | null;
  source: string;
  project: string | null;
  page: string | null;
  campaign: string | null;
  stage: string | null;
  lostReason: string | null;
  owner: number | null;
  contact: number | null;
  nextFollowUp: Moment;
  stageSince: Moment;
  firstResponseAt: Moment;
  createdAt: Moment;
  suspected: boolean | number;
  spamReasons: string | null;
  shortlist: unknown;
};

const FIELDS = {
  id: 'id',
  documentId: 'documentId',
  reference: 'reference',
  name: 'name',
  mobile: 'mobile',
  number: 'internationalNumber',
  email: 'email',
  message: 'message',
  source: 'source',
  project: 'project',
  page: 'page',
  campaign: 'utmCampaign',
  stage: 'stage',
  lostReason: 'lostReason',
  owner: 'owner',
  contact: 'contact',
  nextFollowUp: 'nextFollowUp',
  stageSince: 'stageSince',
  firstResponseAt: 'firstResponseAt',
  createdAt: 'createdAt',
  suspected: 'suspected',
  spamReasons: 'spamReasons',
  shortlist: 'shortlist',
};

/** What to select of a lead, for knex. */
export function leadColumns(strapi: Core.Strapi): Record<string, string> {
  const { column } = tableOf(strapi, strapi.db.connection, LEAD);
  return Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, column(field)]));
}

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
  settings: DeskSettings;
  now: Date;
};

/** Reads what every row of one answer is read with. */
export const readingOf = async (strapi: Core.Strapi, rows: LeadRow[]): Promise<Reading> => ({
  people: await namesOfPeople(strapi),
  projects: await projectNames(strapi),
  withdrawn: await withdrawnAmong(
    strapi,
    strapi.db.connection,
    rows.flatMap(({ contact }) => contact ?? []),
  ),
  settings: await deskSettings(strapi),
  now: new Date(),
});

const readable = (number: string) => parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** A lead as the desk shows it. */
export function deskLead(row: LeadRow, { people, projects, withdrawn, settings, now }: Reading) {
  const { id: _, owner, contact, ...shown } = row;
  return {
    ...shown,
    stage: stageOf(row.stage),
    shownNumber: row.number === null ? row.mobile : readable(row.number),
    project: row.project === null ? null : (projects.get(row.project) ?? row.project),
    withdrawn: contact !== null && withdrawn.has(contact),
    suspected: Boolean(row.suspected),
    shortlist: storedShortlist(row.shortlist).map((home) => nameOfHome(home, projects)),
    owner: owner === null ? null : (people.get(owner) ?? 'Somebody else'),
    nextFollowUp: momentOf(row.nextFollowUp),
    stageSince: momentOf(row.stageSince) ?? momentOf(row.createdAt),
    firstResponseAt: momentOf(row.firstResponseAt),
    createdAt: momentOf(row.createdAt),
    answer: answerTo(row, settings, now),
  };
}
