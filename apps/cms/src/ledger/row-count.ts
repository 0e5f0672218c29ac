/** How many rows a query finds. Postgres says it as a text, SQLite as a number. */
export async function countRows(rows: {
  count(columns: { all: '*' }): PromiseLike<{ all?: number | string }[]>;
}): Promise<number> {
  const [counted] = await rows.count({ all: '*' });
  return Number(counted?.all ?? 0);
}
