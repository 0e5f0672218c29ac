import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { codeOf } from '../leads/error-code';
import { checkIntake } from './check-intake';
import { countNightly } from './count-nightly';

const MINUTE_MS = 60_000;
// When nobody enquires. IST has no summer time.
const NIGHTLY_AFTER_MS = (2 * 60 + 30) * MINUTE_MS;
const IST_AHEAD_MS = (5 * 60 + 30) * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The day whose count is due: from half past two in the night, Indian time. */
export const countedDay = (now: number) =>
  new Date(Math.floor((now + IST_AHEAD_MS - NIGHTLY_AFTER_MS) / DAY_MS) * DAY_MS).toISOString().slice(0, 10);

/** The hour (or what else is set) a check belongs to; the same on all instances. */
export const slotOf = (now: number, everyMinutes: number) => Math.floor(now / (everyMinutes * MINUTE_MS));

/**
 * Runs the hourly and the nightly check, on timers of our own. Any number of instances may: they send one lead
 * together, and raise one alarm. @returns ends that
 */
export function scheduleChecks(strapi: Core.Strapi): () => void {
  const { everyMinutes } = strapi.config.get<LeadConfig>('leads').deliveries.synthetic;
  const stopping = new AbortController();
  // A start is no reason to count; the night is.
  let day = countedDay(Date.now());
  let slot: number | null = null;

  const run = (what: string, check: Promise<unknown>) =>
    check.catch((error) => {
      if (!stopping.signal.aborted) strapi.log.error(`${what} failed: ${codeOf(error)}`);
    });

  const tick = () => {
    const now = Date.now();
    const today = countedDay(now);
    if (today !== day) {
      day = today;
      void run('The nightly count', countNightly(strapi, day, now));
    }
    if (everyMinutes === 0) return;
    const current = slotOf(now, everyMinutes);
    if (current === slot) return;
    slot = current;
    void run('The synthetic lead', checkIntake(strapi, { slot: current, signal: stopping.signal }));
  };
  const timer = setInterval(tick, MINUTE_MS);
  timer.unref();
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
}
