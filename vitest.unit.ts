import { fileURLToPath } from 'node:url';

/**
 * How every house of unit tests runs: each file in a context of its own, many contexts in one process. A process for
 * each file cost more than the tests in it (decision 121).
 */
export const unitHouse = {
  pool: 'vmThreads' as const,
  // As every other house: those of different numbers cannot run in one go, and a word may be of several.
  maxWorkers: 2,
  setupFiles: [fileURLToPath(new URL('./testing/errors-of-any-realm.ts', import.meta.url))],
};
