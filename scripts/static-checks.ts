import { checkContentTypes, compileCms } from './content-types.ts';
import { check, type Outcome } from './outcomes.ts';
import { root, webFolder } from './settings.ts';
import { run } from './step.ts';

const CHECKS: [title: string, program: string[], cwd?: string][] = [
  ['Formatting and lint', ['biome', 'ci', '--error-on-warnings', '.']],
  ['Types of scripts and tests', ['tsc', '-p', 'tsconfig.json']],
  ['Types of the CMS tests', ['tsc', '--noEmit', '-p', 'apps/cms/tests']],
  ['Types of the panel', ['tsc', '-p', 'apps/cms/src/admin']],
  ['Types of the site', ['astro-check', '--minimumFailingSeverity', 'warning'], webFolder],
  [
    'Who imports whom',
    [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'apps/web/src',
      'apps/cms/src',
      'apps/cms/config',
      'apps/cms/commands',
      'apps/cms/seed',
      'apps/cms/tests',
      'packages',
      'testing',
      'e2e',
      'bench',
      'scripts',
      'render-studio',
    ],
  ],
  ['Formatting and lint of the render studio', ['node', 'render-studio/checks/ruff.mts']],
  ['Dead code', ['knip']],
];

/** What can be said of the sources without running them, one check after the other. */
export async function checkSources(env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const outcomes = [
    await check('Types of the CMS', () => compileCms(env)),
    await check('Types of the content', () => checkContentTypes(env)),
  ];
  for (const [title, program, cwd = root] of CHECKS) {
    outcomes.push(await check(title, () => run('pnpm', ['exec', ...program], { cwd, env })));
  }
  return outcomes;
}
