import { query, type TestDatabase } from './database.ts';

const HOUR_MS = 3_600_000;
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

/** A day and a time as clocks in India show them. */
type Written = { day: string; time: string };

function writtenInIndia(at: number): Written {
  const [day = '', time = ''] = new Date(at + INDIA_AHEAD_MS).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

/** The day and the time that clocks in India show so many hours from now. */
export const inHours = (hours: number): Written => writtenInIndia(Date.now() + hours * HOUR_MS);

/** What clocks in India showed so many hours before. */
export const hoursBefore = ({ day, time }: Written, hours: number): Written =>
  writtenInIndia(Date.parse(`${day}T${time}:00+05:30`) - hours * HOUR_MS);

/** Lets so many hours pass for what is set for an entry, or at once for several, and for nothing else. */
export async function comeToPass(
  database: TestDatabase,
  entry: string | string[],
  hours: number,
): Promise<void> {
  const entries = [entry].flat();
  const earlier = (column: string) =>
    database.kind === 'sqlite'
      ? `${column} = ${column} - ${hours * HOUR_MS}`
      : `${column} = ${column} - interval '${hours} hours'`;
  await query(
    database,
    `update scheduled_changes set ${earlier('at')}, ${earlier('try_at')} where state = 'waiting' and entry in (${entries.map(() => '?').join()})`,
    ...entries,
  );
}
