import { z } from 'zod';

const homes = z.array(z.string());

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not written by us: nothing to show.
    return null;
  }
}

/** The homes a visitor had kept, as a row has them: SQLite gives JSON as text, Postgres as such. */
export function storedShortlist(value: unknown): string[] {
  const read = homes.safeParse(typeof value === 'string' ? parsed(value) : value);
  return read.success ? read.data : [];
}
