import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Refusal } from '../step.ts';
import type { Place } from './backup-settings.ts';
import { type Folders, filesBelow } from './copy-files.ts';
import { connectTo } from './postgres-snapshot.ts';

/** Erasures are joined to those that are known; everything else would be mixed. */
const MUST_BE_EMPTY: (keyof Folders)[] = ['public/uploads', 'private', 'spool'];

/** @throws Refusal when the schema that the address means holds any table */
export async function checkPostgresEmpty(url: string): Promise<void> {
  const client = await connectTo(url);
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind <> 'i' limit 1`,
    );
    if (rows[0]) {
      throw new Refusal(
        `The Postgres database is not empty (it holds ${rows[0].name}): set DATABASE_URL to an empty one. Nothing was changed.`,
      );
    }
  } finally {
    await client.end();
  }
}

/** @throws Refusal naming what is there already: restoring never overwrites */
export async function checkEmpty({ database, folders }: Place): Promise<void> {
  for (const prefix of MUST_BE_EMPTY) {
    const [first] = await filesBelow(folders[prefix]);
    if (first !== undefined) {
      throw new Refusal(
        `${folders[prefix]} is not empty (it holds ${first}): restore into an empty place, or move it away. Nothing was changed.`,
      );
    }
  }
  if (database.kind === 'postgres') return checkPostgresEmpty(database.url);
  for (const suffix of ['', '-wal']) {
    const file = database.file + suffix;
    if (existsSync(file) && (await stat(file)).size > 0) {
      throw new Refusal(
        `${file} is there already: restore into an empty place, or move it away. Nothing was changed.`,
      );
    }
  }
}
