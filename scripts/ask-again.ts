import { type Outcome, outcomeOf, testProjects } from './outcomes.ts';
import type { Suite } from './suite.ts';

/** What failed took no longer than this together, so that asking again stays within what a run may take. */
const MOST_AGAIN_MS = 15 * 60_000;

/**
 * Asks the files of a suite that failed once more, when nothing else runs any longer: what fails again has failed, what
 * passes is told by name as unsteady. Asks nothing when that would take too long, or when the runner itself failed.
 * See decisions 54 and 133.
 * @param runAgain runs these files of the suite
 */
export async function askAgain(
  suite: Suite,
  runAgain: (files: string[]) => Promise<Suite>,
): Promise<Outcome> {
  const broken = suite.tested.filter(({ failed }) => failed > 0);
  const tookMs = broken.reduce((sum, file) => sum + file.tookMs, 0);
  if (suite.outside > 0 || broken.length === 0 || tookMs > MOST_AGAIN_MS) return outcomeOf(suite);
  const again = await runAgain(broken.map(({ path }) => path));
  const asked = new Map(again.tested.map((file) => [file.path, file]));
  const tested = suite.tested.map((file) => asked.get(file.path) ?? file);
  const unsteady = broken.filter(({ path }) => asked.get(path)?.failed === 0).flatMap((file) => file.broken);
  return {
    ...outcomeOf({ ...suite, tested, ok: again.ok, tookMs: suite.tookMs + again.tookMs }),
    unsteady,
  };
}

/** {@link askAgain} with vitest. */
export const askVitestAgain = (suite: Suite, env: NodeJS.ProcessEnv): Promise<Outcome> =>
  askAgain(suite, (files) => testProjects(`${suite.title}, again and alone`, suite.projects, env, { files }));
