import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OUTSIDE_ERRORS } from './outside-errors.ts';
import { root } from './settings.ts';
import { CommandFailed, run, seconds, step } from './step.ts';
import { readOutside, readReport, type Suite, type TestedFile } from './suite.ts';

/** How one part of the tests went. */
export type Outcome = {
  title: string;
  passed: number;
  failed: number;
  tookMs: number;
  /** Names of the tests that failed. */
  broken?: string[];
  /** Tests that failed at first and passed when they were asked again, alone. */
  unsteady?: string[];
  /** Its files of tests that took longest, those first. */
  slowest?: Pick<TestedFile, 'path' | 'tookMs'>[];
};

const SHOWN_OF_SLOWEST = 12;
/** What is quicker is not worth a look. */
const SLOW_MS = 20_000;

/** Runs one check and says at once, in full, what it complains of. It counts as one test. */
export async function check(title: string, work: () => Promise<unknown>): Promise<Outcome> {
  const started = Date.now();
  const ok = await shown(title, work);
  return {
    title,
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    broken: ok ? [] : [title],
    tookMs: Date.now() - started,
  };
}

type Run = {
  /** Only these, where given. */
  files?: string[];
  /** So many files side by side; else as many as the project says. */
  atOnce?: number;
};

/**
 * Runs vitest on some projects and counts its tests.
 * @param projects names of projects in `vitest.config.ts`
 */
export async function testProjects(
  title: string,
  projects: string[],
  env: NodeJS.ProcessEnv,
  { files = [], atOnce }: Run = {},
): Promise<Suite> {
  const started = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'sahyara-test-'));
  // Stays: how long each test took is asked when all is over.
  const report = path.join(root, '.run/reports', `${title}.json`);
  rmSync(report, { force: true });
  const chosen = projects.map((project) => `--project=${project}`);
  const outsideFile = path.join(folder, 'outside');
  const sideBySide = atOnce ? [`--maxWorkers=${atOnce}`] : [];
  const reporters = [
    ...['minimal', 'json', './scripts/outside-errors.ts'].map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
  ];
  const ok = await shown(title, () =>
    run('pnpm', ['exec', 'vitest', 'run', ...chosen, ...sideBySide, ...reporters, ...files], {
      cwd: root,
      env: { ...env, [OUTSIDE_ERRORS]: outsideFile },
    }),
  );
  const tested = readReport(report);
  const outside = readOutside(outsideFile);
  rmSync(folder, { recursive: true });
  return { title, projects, tookMs: Date.now() - started, tested, ok, outside };
}

/** What a suite came to. A runner that died, or that met an error outside of all tests, has failed, whatever it counted. */
export function outcomeOf({ title, tookMs, tested, ok }: Suite): Outcome {
  const sum = (key: 'passed' | 'failed') => tested.reduce((total, file) => total + file[key], 0);
  const slowest = tested.filter((file) => file.tookMs >= SLOW_MS).sort((a, b) => b.tookMs - a.tookMs);
  const broken = tested.flatMap((file) => file.broken);
  return {
    title,
    passed: sum('passed'),
    failed: Math.max(sum('failed'), ok ? 0 : 1),
    tookMs,
    slowest,
    broken,
  };
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

/** Prints how each part went and, alone on the last line, the sums. @returns the exit code */
export function conclude(outcomes: Outcome[]): number {
  console.log();
  for (const { title, passed, failed, tookMs } of outcomes) {
    const broken = failed ? `, ${failed} failed` : '';
    console.log(`${failed ? '✗' : '✓'} ${title}: ${passed} passed${broken} (${seconds(tookMs)})`);
  }
  const slowest = outcomes.flatMap((outcome) => outcome.slowest ?? []).sort((a, b) => b.tookMs - a.tookMs);
  if (slowest.length > 0) {
    const lines = slowest
      .slice(0, SHOWN_OF_SLOWEST)
      .map(({ path, tookMs }) => `  ${seconds(tookMs)}  ${path}`);
    console.log(`\nTook longest, beside what ran with them\n${lines.join('\n')}`);
  }
  tell(
    'UNSTEADY, to be mended: failed above, passed alone',
    outcomes.flatMap((outcome) => outcome.unsteady ?? []),
  );
  // Last: of a log that is cut somebody sees the end.
  tell(
    'FAILED',
    outcomes.flatMap((outcome) => outcome.broken ?? []),
  );
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}

function tell(title: string, names: string[]): void {
  if (names.length > 0) console.log(`\n${title}\n${names.map((name) => `  ${name}`).join('\n')}`);
}
