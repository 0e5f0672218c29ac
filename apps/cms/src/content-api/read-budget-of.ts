import type { Core } from '@strapi/strapi';
import { createReadBudget } from './read-budget';

// A visitor's browser and the site's server both give up after 4 s.
const LONGEST_WAIT_MS = 2500;
// Each costs a connection and little else; who is turned away at once asks again at once.
const MOST_WAITING = 200;
/** SQLite has one thread, which is also the one that answers; Postgres has ten connections for all. */
const AT_ONCE = { sqlite: { atOnce: 2, ofStrangers: 1 }, postgres: { atOnce: 4, ofStrangers: 3 } };

const budgets = new WeakMap<Core.Strapi, ReturnType<typeof createReadBudget>>();

/** The budget of reads of this CMS: one for all who read, and for whoever watches. */
export function readBudgetOf(strapi: Core.Strapi): ReturnType<typeof createReadBudget> {
  const known = budgets.get(strapi);
  if (known) return known;
  const budget = createReadBudget({
    ...AT_ONCE[strapi.db.dialect.client === 'postgres' ? 'postgres' : 'sqlite'],
    mostWaiting: MOST_WAITING,
    longestWaitMs: LONGEST_WAIT_MS,
  });
  budgets.set(strapi, budget);
  return budget;
}
