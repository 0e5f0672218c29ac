import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Connection, SECOND_FACTOR, tableOf } from '../../../ledger/ledger-rows';
import { lockRows } from '../../../ledger/row-locks';

const moment = z.union([z.date(), z.number(), z.string()]).pipe(z.coerce.date());

const factorRow = z.object({
  account: z.number(),
  sealedKey: z.string(),
  /** Null: begun, and no code of it was given yet. */
  confirmedAt: moment.nullable(),
  /** Which factor it is: sessions that were made with it carry this. */
  stamp: z.string(),
  /** The newest step whose code was used. */
  lastStep: z.number(),
  recoveryHashes: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(z.string())),
  /** Since the last right one, or the last lock. */
  wrongCodes: z.number(),
  /** One after the other, without a right code between. */
  locks: z.number(),
  lockedUntil: moment.nullable(),
});
/** The second factor of an account, as it is kept. */
export type FactorRow = z.infer<typeof factorRow>;

const FIELDS = Object.keys(factorRow.shape);

const columns = (strapi: Core.Strapi, connection: Connection) => {
  const { column } = tableOf(strapi, connection, SECOND_FACTOR);
  return Object.fromEntries(FIELDS.map((field) => [field, column(field)]));
};

/** The factor of an account, kept to this transaction until it ends; null where none was ever begun. */
export async function lockedFactor(
  strapi: Core.Strapi,
  trx: Connection,
  account: number,
): Promise<FactorRow | null> {
  const rows = tableOf(strapi, trx, SECOND_FACTOR).rows().where({ account });
  const found: unknown = await lockRows(strapi, rows).first(columns(strapi, trx));
  return found === undefined ? null : factorRow.parse(found);
}

/** The factors of some accounts that are switched on. */
export async function factorsOf(
  strapi: Core.Strapi,
  connection: Connection,
  accounts: number[],
): Promise<FactorRow[]> {
  const table = tableOf(strapi, connection, SECOND_FACTOR);
  const found: unknown[] = await table
    .rows()
    .whereIn('account', accounts)
    .whereNotNull(table.column('confirmedAt'))
    .select(columns(strapi, connection));
  return found.map((row) => factorRow.parse(row));
}

const stored = ({ recoveryHashes, ...values }: Partial<FactorRow>) => ({
  ...values,
  ...(recoveryHashes ? { recoveryHashes: JSON.stringify(recoveryHashes) } : {}),
});

/** Keeps a factor in the place of what the account had. */
export const putFactor = (strapi: Core.Strapi, trx: Connection, row: FactorRow): Promise<void> =>
  tableOf(strapi, trx, SECOND_FACTOR).put('account', stored(row));

/** Changes some of a factor. */
export async function changeFactor(
  strapi: Core.Strapi,
  trx: Connection,
  account: number,
  values: Partial<FactorRow>,
): Promise<void> {
  const table = tableOf(strapi, trx, SECOND_FACTOR);
  await table
    .rows()
    .where({ account })
    .update(table.columnsOf({ ...stored(values), updatedAt: new Date() }));
}

/** @returns whether there was one */
export async function dropFactor(strapi: Core.Strapi, trx: Connection, account: number): Promise<boolean> {
  const gone: number = await tableOf(strapi, trx, SECOND_FACTOR).rows().where({ account }).delete();
  return gone > 0;
}

/** Factors go with their accounts; one that is only blocked keeps its own for when it is opened again. */
export async function forgetFactorsOfNobody(strapi: Core.Strapi): Promise<void> {
  const accounts: { id: number }[] = await strapi.db.query('admin::user').findMany({ select: ['id'] });
  const ids = accounts.map(({ id }) => id);
  // Strapi's own transaction: it joins the one that deletes the account, where a second would wait for SQLite's only connection.
  await strapi.db.transaction(({ trx }) =>
    tableOf(strapi, trx, SECOND_FACTOR).rows().whereNotIn('account', ids).delete(),
  );
}
