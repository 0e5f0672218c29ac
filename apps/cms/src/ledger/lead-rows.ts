import type { Core } from '@strapi/strapi';
import type { LeadFieldName } from './described-fields';
import type { LeadField } from './lead-field';
import type { LEAD_FIELDS } from './lead-fields';
import { LEAD, tableOf } from './ledger-rows';

/** As both databases give it. */
export type Moment = Date | string | number | null;

type Held = {
  text: string | null;
  number: number | null;
  moment: Moment;
  flag: boolean | number | null;
  json: unknown;
  homes: unknown;
  relation: number | null;
  relations: never;
};
type Stored<Field extends LeadField> = Field extends { required: true }
  ? NonNullable<Held[Field['holds']]>
  : Held[Field['holds']];

/** Some fields of a row of the leads' table, as both databases give them. */
export type LeadRow<Name extends LeadFieldName> = { id: number; documentId: string } & {
  [N in Name]: Stored<(typeof LEAD_FIELDS)[N]>;
};

/** What to select for such a row, for knex. */
export function leadColumns(strapi: Core.Strapi, names: LeadFieldName[]): Record<string, string> {
  const { column } = tableOf(strapi, strapi.db.connection, LEAD);
  return Object.fromEntries(['id', 'documentId', ...names].map((name) => [name, column(name)]));
}
