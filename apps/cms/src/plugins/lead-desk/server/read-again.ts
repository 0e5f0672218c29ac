import type { Core } from '@strapi/strapi';

const ONE_READING_MS = 10 * 60_000;
const MOST_KEPT = 2000;

const readings = new WeakMap<Core.Strapi, Map<string, number>>();

/**
 * Whether a page that renews itself shows what its line in the audit log already says: the same account, asking the
 * same, within ten minutes of that line. Kept by each process for itself: at worst there is a line too many.
 */
export function isSameReading(
  strapi: Core.Strapi,
  reading: string,
  { again, now = Date.now() }: { again: boolean; now?: number },
): boolean {
  const known = readings.get(strapi) ?? new Map<string, number>();
  readings.set(strapi, known);
  const since = known.get(reading);
  if (again && since !== undefined && now - since < ONE_READING_MS) return true;
  known.delete(reading);
  known.set(reading, now);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  return false;
}
