import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from './chromium.ts';
import { build, install } from './prepare.ts';
import { makeSecrets, root } from './settings.ts';
import { main, run, seconds, step } from './step.ts';

type Outcome = { title: string; passed: number; failed: number; took: number; output: string };

const results = mkdtempSync(path.join(tmpdir(), 'sahyara-test-'));
const outcomes: Outcome[] = [];
// Tests bring their own settings: the developer's database and `.env` are left alone.
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...makeSecrets(),
  STRAPI_TELEMETRY_DISABLED: 'true',
  STRAPI_DISABLE_EE: 'true',
  ASTRO_TELEMETRY_DISABLED: '1',
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
};

async function check(
  title: string,
  work: (env: NodeJS.ProcessEnv) => Promise<string>,
  report?: string,
): Promise<void> {
  const started = Date.now();
  let failure = '';
  await step(title, async (running) => {
    running.detail('');
    await work(env);
  }).catch((error: unknown) => {
    failure = error instanceof Error ? error.message : String(error);
  });
  const took = Date.now() - started;
  const counted = report ? countTests(report) : undefined;
  if (failure) console.error(`\n${failure}\n`);
  outcomes.push({
    title,
    took,
    output: failure,
    passed: counted?.passed ?? (failure ? 0 : 1),
    // A runner that died before it could report has failed, whatever it counted.
    failed: Math.max(counted?.failed ?? 0, failure ? 1 : 0),
  });
}

function countTests(report: string): { passed: number; failed: number } | undefined {
  try {
    const counts: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: counts.numPassedTests, failed: counts.numFailedTests + counts.numPendingTests };
  } catch (error) {
    console.error(
      `No test report of ${path.basename(report)}: ${error instanceof Error ? error.message : error}`,
    );
    return undefined;
  }
}

const tool =
  (program: string, ...parameters: string[]) =>
  (environment: NodeJS.ProcessEnv) =>
    run('pnpm', ['exec', program, ...parameters], { cwd: root, env: environment });

function tests(name: string, folder: string) {
  const report = path.join(results, `${name}.json`);
  return {
    report,
    work: tool(
      'vitest',
      'run',
      '--root',
      folder,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ),
  };
}

await main(async () => {
  await install();
  await build(env);
  env.CHROMIUM_PATH = await chromium();

  await check('Formatting and lint', tool('biome', 'ci', '--error-on-warnings', '.'));
  await check('Types of scripts and tests', tool('tsc', '-p', 'tsconfig.json'));
  await check('Types of the CMS tests', tool('tsc', '--noEmit', '-p', 'apps/cms/tests'));
  await check('Types of the CMS', (environment) =>
    run('pnpm', ['--filter', '@sahyara/cms', 'exec', 'tsc', '--noEmit'], { cwd: root, env: environment }),
  );
  await check('Types of the panel', tool('tsc', '-p', 'apps/cms/src/admin'));
  await check('Types of the site', (environment) =>
    run('pnpm', ['--filter', '@sahyara/web', 'exec', 'astro-check', '--minimumFailingSeverity', 'warning'], {
      cwd: root,
      env: environment,
    }),
  );
  await check(
    'Who imports whom',
    tool(
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'apps/web/src',
      'apps/cms/src',
      'apps/cms/config',
      'scripts',
      'render-studio/drawings',
    ),
  );
  await check('Dead code', tool('knip'));
  const suites = [
    ['Unit tests of the scripts', tests('scripts', 'scripts')],
    ['Floor plans, maps and marks', tests('drawings', 'render-studio/drawings')],
    ['Unit tests of the site', tests('web', 'apps/web')],
    ['Contract tests on SQLite and Postgres', tests('cms', 'apps/cms')],
    ['Journeys in Chromium', tests('e2e', 'e2e')],
  ] as const;
  for (const [title, { work, report }] of suites) await check(title, work, report);

  rmSync(results, { recursive: true });
  console.log();
  for (const { title, passed, failed, took } of outcomes) {
    console.log(
      `${failed ? '✗' : '✓'} ${title}: ${passed} passed${failed ? `, ${failed} failed` : ''} (${seconds(took)})`,
    );
  }
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exit(1);
});
