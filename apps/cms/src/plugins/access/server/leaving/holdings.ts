import type { Core } from '@strapi/strapi';
import {
  type Connection,
  DESK_SETTINGS,
  LEAD,
  LEAD_ESCALATION,
  SALES_PERSON,
  tableOf,
} from '../../../../ledger/ledger-rows';
import { places, type Visit, visits } from '../../../../visits/visit-rows';
import { CLOSED_STAGES } from '../../../lead-desk/stages';
import type { Holdings } from '../../leaving-words';

const DUTY = 'desk.duty';

/** A sales person: somebody whom enquiries can belong to. */
export type SalesPerson = {
  id: number;
  account: number;
  name: string;
  active: boolean | number;
  awayUntil: string | null;
};

/** The sales person an account is, or was; null: it never was one. */
export async function salesPersonOf(
  strapi: Core.Strapi,
  connection: Connection,
  account: number,
): Promise<SalesPerson | null> {
  const people = tableOf(strapi, connection, SALES_PERSON);
  const found: SalesPerson | undefined = await people
    .rows()
    .where({ account })
    .first({
      id: 'id',
      account: 'account',
      name: 'name',
      active: 'active',
      awayUntil: people.column('awayUntil'),
    });
  return found ?? null;
}

/** Enquiries that belong to somebody, whatever their stage. */
export function leadsOf(strapi: Core.Strapi, connection: Connection, person: number) {
  const leads = tableOf(strapi, connection, LEAD);
  return leads.rows().where(leads.column('owner'), person);
}

/** Steps that brought enquiries which are still open before somebody. */
export function broughtBefore(strapi: Core.Strapi, connection: Connection, person: number) {
  const escalations = tableOf(strapi, connection, LEAD_ESCALATION);
  const open = tableOf(strapi, connection, LEAD).rows().whereNotIn('stage', CLOSED_STAGES).select('id');
  return escalations.rows().where({ person }).whereIn(escalations.column('lead'), open);
}

/** Visits to come that somebody shows round, in the order of their rows. */
export async function visitsAhead(
  strapi: Core.Strapi,
  connection: Connection,
  person: number,
  now: number,
): Promise<Visit[]> {
  const table = visits(strapi, connection);
  const guided = places(strapi, connection)
    .rows()
    .where({ guide: person })
    .whereNotNull('visit')
    .select('visit');
  const ahead = table
    .rows()
    .whereIn('id', guided)
    .where({ state: 'booked' })
    .where(table.column('startsAt'), '>', new Date(now))
    .orderBy('id')
    .select(table.columns);
  return table.read(await ahead);
}

// A line of the roster is a component: whom it names stands in a table of links, which Strapi's query engine alone knows.

/** The lines of the duty roster that name somebody, by their row ids. */
export async function dutiesOf(strapi: Core.Strapi, person: number): Promise<number[]> {
  const rows: { id: number }[] = await strapi.db
    .query(DUTY)
    .findMany({ select: ['id'], where: { person: { id: person } } });
  return rows.map(({ id }) => id);
}

/** Puts somebody else into lines of the duty roster. Joins a transaction of Strapi's that is open. */
export async function passDuties(strapi: Core.Strapi, duties: number[], person: number): Promise<void> {
  for (const id of duties) await strapi.db.query(DUTY).update({ where: { id }, data: { person } });
}

const SEPARATED = /([\s,;]+)/;
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

type Settings = { id: number; addresses: string | null };
const settingsOf = (strapi: Core.Strapi, connection: Connection): Promise<Settings[]> => {
  const settings = tableOf(strapi, connection, DESK_SETTINGS);
  return settings.rows().select({ id: 'id', addresses: settings.column('registrationAlarmsTo') });
};

/** Whether mails about registrations go to an address. */
async function getsAlarms(strapi: Core.Strapi, connection: Connection, address: string): Promise<boolean> {
  const rows = await settingsOf(strapi, connection);
  return rows.some(({ addresses }) => addresses?.split(SEPARATED).some((one) => isSame(one, address)));
}

/** Puts another address into the place of one that mails about registrations go to. */
export async function passAlarms(
  strapi: Core.Strapi,
  trx: Connection,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const settings = tableOf(strapi, trx, DESK_SETTINGS);
  for (const { id, addresses } of await settingsOf(strapi, trx)) {
    const parts = addresses?.split(SEPARATED) ?? [];
    if (!parts.some((one) => isSame(one, from))) continue;
    const registrationAlarmsTo = parts.map((one) => (isSame(one, from) ? to : one)).join('');
    await settings
      .rows()
      .where({ id })
      .update(settings.columnsOf({ registrationAlarmsTo, updatedAt: new Date() }));
  }
}

const numberOf = (counted: { count: number | string }[]) => Number(counted[0]?.count ?? 0);

/** What an account holds, in numbers. */
export async function holdingsOf(
  strapi: Core.Strapi,
  connection: Connection,
  { person, email, now }: { person: number | null; email: string; now: number },
): Promise<Holdings> {
  const alarms = await getsAlarms(strapi, connection, email);
  if (person === null)
    return { enquiries: 0, open: 0, followUps: 0, brought: 0, visits: 0, duties: 0, alarms };
  const planned = tableOf(strapi, connection, LEAD).column('nextFollowUp');
  const theirs = () => leadsOf(strapi, connection, person);
  const open = () => theirs().whereNotIn('stage', CLOSED_STAGES);
  return {
    enquiries: numberOf(await theirs().count({ count: '*' })),
    open: numberOf(await open().count({ count: '*' })),
    followUps: numberOf(await open().whereNotNull(planned).count({ count: '*' })),
    brought: numberOf(await broughtBefore(strapi, connection, person).count({ count: '*' })),
    visits: (await visitsAhead(strapi, connection, person, now)).length,
    duties: (await dutiesOf(strapi, person)).length,
    alarms,
  };
}

/** The sales people whom lines of the duty roster name, by their row ids. */
async function peopleOnDuty(strapi: Core.Strapi): Promise<number[]> {
  const lines: { person: { id: number } | null }[] = await strapi.db
    .query(DUTY)
    .findMany({ select: ['id'], populate: ['person'] });
  return lines.flatMap(({ person }) => person?.id ?? []);
}

/** Accounts that mails about registrations go to, by their row ids. */
async function accountsWithAlarms(strapi: Core.Strapi): Promise<number[]> {
  const settings = await settingsOf(strapi, strapi.db.connection);
  const addresses = settings.flatMap((one) => one.addresses?.toLowerCase().split(SEPARATED) ?? []);
  // Strapi keeps addresses of accounts in small letters.
  const accounts: { id: number }[] = await strapi.db
    .query('admin::user')
    .findMany({ select: ['id'], where: { email: { $in: addresses } } });
  return accounts.map(({ id }) => id);
}

/** Accounts that hold anything of what `holdingsOf` counts, closed ones too, by their row ids. */
export async function accountsWithHoldings(strapi: Core.Strapi, now: number): Promise<number[]> {
  const connection = strapi.db.connection;
  const [leads, taken, escalations] = [
    tableOf(strapi, connection, LEAD),
    places(strapi, connection),
    tableOf(strapi, connection, LEAD_ESCALATION),
  ];
  const owner = leads.column('owner');
  const guides = taken
    .rows()
    .whereNotNull('guide')
    .whereNotNull('visit')
    .where(taken.column('startsAt'), '>', new Date(now))
    .select('guide');
  const open = leads.rows().whereNotIn('stage', CLOSED_STAGES).select('id');
  const brought = escalations
    .rows()
    .whereNotNull('person')
    .whereIn(escalations.column('lead'), open)
    .select('person');
  const onDuty = await peopleOnDuty(strapi);
  const rows: { account: number }[] = await tableOf(strapi, connection, SALES_PERSON)
    .rows()
    .where((row) =>
      row
        .whereIn('id', leads.rows().whereNotNull(owner).select(owner))
        .orWhereIn('id', guides)
        .orWhereIn('id', brought)
        .orWhereIn('id', onDuty),
    )
    .select('account');
  return [...rows.map(({ account }) => account), ...(await accountsWithAlarms(strapi))];
}
