import type { Challenge, SolvedChallenge } from '@sahyara/lead-contract/challenge';
import { solveChallengeWorkers } from 'altcha-lib';

// A slow phone takes some seconds; past this the visitor is better told to write another way.
const SOLVE_TIMEOUT_MS = 30_000;

/**
 * Solves a challenge beside the page, in one worker: a phone stays cool, and what it costs is the same everywhere.
 * Loaded only when a challenge has come.
 * @returns null when it takes too long
 * @throws Error where the browser cannot do the work, as without TLS
 */
export async function solveChallenge(challenge: Challenge): Promise<SolvedChallenge | null> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: 1,
    createWorker: () => new Worker(new URL('./challenge.worker.ts', import.meta.url), { type: 'module' }),
    timeout: SOLVE_TIMEOUT_MS,
  });
  return solution && { challenge, solution };
}
