/** How often a proof is repeated: enough for every change in `npm test`, and in full by `npm run proofs`. */
const FULL = {
  killsOnSqlite: 50,
  killsOnPostgres: 50,
  killedNotices: 20,
  killedImports: 20,
  publishedTwice: 50,
  savedTwice: 50,
  gatedTwice: 20,
  generatedReads: 2000,
  generatedBodies: 1000,
  generatedContexts: 500,
  restarts: 20,
  rounds: 100,
  visitRounds: 100,
  flood: 10_000,
};
const USUAL: typeof FULL = {
  killsOnSqlite: 3,
  killsOnPostgres: 2,
  killedNotices: 1,
  killedImports: 1,
  publishedTwice: 6,
  savedTwice: 8,
  gatedTwice: 2,
  generatedReads: 400,
  generatedBodies: 250,
  generatedContexts: 125,
  restarts: 1,
  rounds: 6,
  visitRounds: 2,
  flood: 300,
};

/** Whether they run in full, on a machine that does nothing else: then times count too. */
export const isFull = process.env.LEAD_PROOFS === 'full';
export const proofSize = isFull ? FULL : USUAL;
