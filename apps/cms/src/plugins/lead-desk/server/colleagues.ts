import type { Core } from '@strapi/strapi';
import { dateIn } from '../../../india-time';
import { SALES_PERSON } from '../../../ledger/ledger-rows';
import { SALES_MANAGER } from '../../../permissions/role-codes';
import { type Hours, isOpen, type OfficeHours } from '../office-hours';

/** Somebody of the desk whose account is open. */
export type Colleague = {
  /** The row id of the sales person. */
  id: number;
  account: number;
  name: string;
  takesTurns: boolean;
  awayUntil: string | null;
  /** Addresses of their projects; none: all. */
  projects: string[];
  hours: Hours[];
  /** Has the role of a sales manager. */
  manages: boolean;
};

type Stored = Omit<Colleague, 'projects' | 'hours' | 'manages'> & {
  projects: { url: string }[] | null;
  hours: Hours[] | null;
};

/** Everybody of the desk, in the order they came to it. */
export async function colleagues(strapi: Core.Strapi): Promise<Colleague[]> {
  // Not by the Document Service: it would leave out the published rows of their projects, by whose address leads come.
  const people: Stored[] = await strapi.db.query(SALES_PERSON).findMany({
    where: { active: true },
    orderBy: 'id',
    populate: { projects: { select: ['url'] }, hours: true },
  });
  const managers: { id: number }[] = await strapi.db.query('admin::user').findMany({
    select: ['id'],
    where: { isActive: true, roles: { code: SALES_MANAGER } },
  });
  const managing = new Set(managers.map(({ id }) => id));
  return people.map(({ projects, hours, ...person }) => ({
    ...person,
    projects: (projects ?? []).map(({ url }) => url),
    hours: hours ?? [],
    manages: managing.has(person.account),
  }));
}

/** Whether somebody is away on a day. */
export const isAway = ({ awayUntil }: Pick<Colleague, 'awayUntil'>, day: string) =>
  awayUntil !== null && awayUntil >= day;

/** Whether somebody works at a moment: by their own hours, else by those of the office; nobody does on a holiday. */
export const isThere = (
  { awayUntil, hours }: Pick<Colleague, 'awayUntil' | 'hours'>,
  at: Date,
  { hours: ofOffice, holidays }: OfficeHours,
) =>
  !isAway({ awayUntil }, dateIn(at)) && isOpen(at, { hours: hours.length > 0 ? hours : ofOffice, holidays });
