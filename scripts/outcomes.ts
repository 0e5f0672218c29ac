import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './settings.ts';
import { CommandFailed, run, seconds, step } from './step.ts';

/** How one part of the tests went. */
export type Outcome = { title: string; passed: number; failed: number; tookMs: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** Runs one check and says at once, in full, what it complains of. It counts as one test. */
export async function check(title: string, work: () => Promise<unknown>): Promise<Outcome> {
  const started = Date.now();
  const ok = await shown(title, work);
  return { title, passed: ok ? 1 : 0, failed: ok ? 0 : 1, tookMs: Date.now() - started };
}

/**
 * Runs vitest on some projects and counts its tests.
 * @param projects names of projects in `vitest.config.ts`
 */
export async function testProjects(
  title: string,
  projects: string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const started = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'sahyara-test-'));
  const report = path.join(folder, 'report.json');
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await shown(title, () =>
    run('pnpm', ['exec', 'vitest', 'run', ...chosen, ...reporters], { cwd: root, env }),
  );
  const { passed, failed } = countTests(report);
  rmSync(folder, { recursive: true });
  // A runner that died before it could report has failed, whatever it counted.
  return { title, passed, failed: Math.max(failed, ok ? 0 : 1), tookMs: Date.now() - started };
}

async function shown(title: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await step(title, work);
    return true;
  } catch (error) {
    const said = error instanceof CommandFailed ? error.whole : String(error);
    console.error(`\n${title}:\n${said}\n`);
    return false;
  }
}

/** What a report of vitest says; a test that was left out has failed, and so has a run without a report. */
function countTests(report: string): { passed: number; failed: number } {
  try {
    const counts: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: counts.numPassedTests, failed: counts.numFailedTests + counts.numPendingTests };
  } catch (error) {
    console.error(`No report of the tests: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

/** Prints how each part went and, alone on the last line, the sums. @returns the exit code */
export function conclude(outcomes: Outcome[]): number {
  console.log();
  for (const { title, passed, failed, tookMs } of outcomes) {
    const broken = failed ? `, ${failed} failed` : '';
    console.log(`${failed ? '✗' : '✓'} ${title}: ${passed} passed${broken} (${seconds(tookMs)})`);
  }
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}
