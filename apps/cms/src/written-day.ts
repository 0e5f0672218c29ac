/** How a day is asked for, everywhere in the panel. */
export const DAY_LOOKS_LIKE = 'DD/MM/YYYY';

// Day first, as in India; what is copied from elsewhere may begin with its year.
const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const STORED = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `2026-12-05` as `05/12/2026`; anything else as it is. */
export function writeDay(stored: string): string {
  const [, year, month, day] = STORED.exec(stored) ?? [];
  return year ? `${day}/${month}/${year}` : stored;
}

/** What was typed as `2026-12-05`; `null` for a day that the calendar does not have. */
export function readDay(typed: string): string | null {
  const text = typed.trim();
  const [, day = '', month = '', year = ''] = WRITTEN.exec(text) ?? [];
  const stored = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  if (!STORED.test(stored)) return null;
  const at = new Date(`${stored}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(stored) ? stored : null;
}
