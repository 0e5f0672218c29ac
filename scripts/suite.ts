import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './settings.ts';

/** What one file of tests came to. */
export type TestedFile = {
  /** From the top of the repository. */
  path: string;
  passed: number;
  failed: number;
  /** Names of those that failed, or the file's own when it failed as a whole. */
  broken: string[];
  tookMs: number;
};

/** A run of vitest that has ended. */
export type Suite = {
  title: string;
  projects: string[];
  tookMs: number;
  /** Nothing, when the runner died before it could report. */
  tested: TestedFile[];
  /** Whether the runner itself found nothing wrong: it also ends with a failure for an error outside of all tests. */
  ok: boolean;
  /** Errors outside of all tests. */
  outside: number;
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/** What a report of vitest says, by files; a test that was left out has failed. */
export function readReport(file: string): TestedFile[] {
  let report: VitestReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`No report of the tests: ${error instanceof Error ? error.message : error}`);
    return [];
  }
  return report.testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const within = path.relative(root, name);
    const broken = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName }) => `${within}: ${fullName}`);
    // A file that could not be read or prepared counts once.
    if (status !== 'passed' && broken.length === 0) broken.push(within);
    return {
      path: within,
      passed: assertionResults.length - assertionResults.filter((test) => test.status !== 'passed').length,
      failed: broken.length,
      broken,
      tookMs: endTime - startTime,
    };
  });
}

/** How many errors a run met outside of its tests; a runner that died before it could say has met one. */
export function readOutside(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 1;
}
