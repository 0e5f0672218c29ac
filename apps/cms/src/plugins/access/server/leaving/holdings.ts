import type { Core } from '@strapi/strapi';
import {
  type Connection,
  DESK_SETTINGS,
  LEAD,
  LEAD_ESCALATION,
  type Rows,
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

/** Rows that name sales people, and the column that does. */
type Held = (strapi: Core.Strapi, connection: Connection, now: number) => { rows: Rows; person: string };

/** What sales people hold as rows of the ledger: whatever counts, lists or passes it on asks here. */
const HELD = {
  /** Enquiries, whatever their stage. */
  leads(strapi, connection) {
    const leads = tableOf(strapi, connection, LEAD);
    return { rows: leads.rows(), person: leads.column('owner') };
  },
  /** Steps that brought enquiries which are still open before somebody. */
  steps(strapi, connection) {
    const steps = tableOf(strapi, connection, LEAD_ESCALATION);
    const open = tableOf(strapi, connection, LEAD).rows().whereNotIn('stage', CLOSED_STAGES).select('id');
    return { rows: steps.rows().whereIn(steps.column('lead'), open), person: 'person' };
  },
  /** Places of visits to come. */
  places(strapi, connection, now) {
    const table = visits(strapi, connection);
    const ahead = table
      .rows()
      .where({ state: 'booked' })
      .where(table.column('startsAt'), '>', new Date(now))
      .select('id');
    return { rows: places(strapi, connection).rows().whereIn('visit', ahead), person: 'guide' };
  },
} satisfies Record<string, Held>;

/** Enquiries that belong to somebody, whatever their stage. */
export function leadsOf(strapi: Core.Strapi, connection: Connection, person: number) {
  const leads = HELD.leads(strapi, connection);
  return leads.rows.where(leads.person, person);
}

/** Steps that brought enquiries which are still open before somebody. */
export function broughtBefore(strapi: Core.Strapi, connection: Connection, person: number) {
  const steps = HELD.steps(strapi, connection);
  return steps.rows.where(steps.person, person);
}

/** Visits to come that somebody shows round, in the order of their rows. */
export async function visitsAhead(
  strapi: Core.Strapi,
  connection: Connection,
  person: number,
  now: number,
): Promise<Visit[]> {
  const table = visits(strapi, connection);
  const held = HELD.places(strapi, connection, now);
  const guided = held.rows.where(held.person, person).select('visit');
  return table.read(await table.rows().whereIn('id', guided).orderBy('id').select(table.columns));
}

// A line of the roster is a component: whom it names stands in a table of links, which Strapi's query engine alone knows.

/** The lines of the duty roster that name sales people, by their row ids. @param where which; left out, all */
async function dutyLines(strapi: Core.Strapi, where: object = {}): Promise<{ id: number; person: number }[]> {
  const rows: { id: number; person: { id: number } | null }[] = await strapi.db
    .query(DUTY)
    .findMany({ select: ['id'], where, populate: ['person'] });
  return rows.flatMap(({ id, person }) => (person ? { id, person: person.id } : []));
}

/** The lines of the duty roster that name somebody, by their row ids. */
export async function dutiesOf(strapi: Core.Strapi, person: number): Promise<number[]> {
  return (await dutyLines(strapi, { person: { id: person } })).map(({ id }) => id);
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

/** The addresses that mails about registrations go to, in small letters: as Strapi keeps those of accounts. */
async function alarmed(strapi: Core.Strapi, connection: Connection): Promise<string[]> {
  const rows = await settingsOf(strapi, connection);
  return rows.flatMap(({ addresses }) => addresses?.toLowerCase().split(SEPARATED) ?? []);
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
  const alarms = (await alarmed(strapi, connection)).includes(email.toLowerCase());
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

/** Accounts that hold anything of what `holdingsOf` counts, closed ones too, by their row ids. */
export async function accountsWithHoldings(strapi: Core.Strapi, now: number): Promise<number[]> {
  const connection = strapi.db.connection;
  const onDuty = (await dutyLines(strapi)).map(({ person }) => person);
  const people: { account: number }[] = await tableOf(strapi, connection, SALES_PERSON)
    .rows()
    .where((row) => {
      row.whereIn('id', onDuty);
      for (const held of Object.values<Held>(HELD)) {
        const { rows, person } = held(strapi, connection, now);
        row.orWhereIn('id', rows.whereNotNull(person).select(person));
      }
    })
    .select('account');
  const addressed: { id: number }[] = await strapi.db
    .query('admin::user')
    .findMany({ select: ['id'], where: { email: { $in: await alarmed(strapi, connection) } } });
  return [...people.map(({ account }) => account), ...addressed.map(({ id }) => id)];
}
