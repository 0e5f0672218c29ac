import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestSpecification, Vitest } from 'vitest/node';
import { chromium } from './chromium.ts';
import { buildCms, buildCmsServer, buildSite, install } from './prepare.ts';
import { root, testSettings } from './settings.ts';
import { Refusal } from './step.ts';

/** What the tests of a project need beside the sources. */
const NEEDS: Record<string, (env: NodeJS.ProcessEnv) => Promise<void>> = {
  contract: buildCmsServer,
  async journeys(env) {
    await buildCms(env);
    await buildSite(env);
    env.CHROMIUM_PATH = await chromium();
  },
};

type Chosen = {
  files: string[];
  projects: string[];
  /** For vitest: which tests of these files; without it all. */
  names?: string;
};

/**
 * Runs the tests whose file has all the words in its path or, when there is none, those with all of them in their own
 * name; watching, without a word, all unit tests. Builds what they need and nothing else.
 * @returns the exit code
 * @throws Refusal when no test matches
 */
export async function testSome(words: string[], watch: boolean): Promise<number> {
  await install();
  const env = testSettings();
  const { files, projects, names } = await choose(words);
  for (const project of projects) await NEEDS[project]?.(env);
  const parameters = [
    watch ? 'watch' : 'run',
    ...projects.map((project) => `--project=${project}`),
    ...(names ? ['--testNamePattern', names] : []),
    // Without one, by the names of their projects.
    ...(words.length > 0 ? files : []),
  ];
  const vitest = spawn('pnpm', ['exec', 'vitest', ...parameters], { cwd: root, env, stdio: 'inherit' });
  const [code] = await once(vitest, 'exit');
  return code ?? 1;
}

async function choose(words: string[]): Promise<Chosen> {
  const { createVitest } = await import('vitest/node');
  const projects = words.length > 0 ? ['!proofs'] : ['unit:*'];
  const vitest = await createVitest({ root, project: projects, watch: false });
  try {
    const all = await vitest.globTestSpecifications();
    const inPath = all.filter(({ moduleId }) => hasAll(words, path.relative(root, moduleId)));
    if (inPath.length > 0) return chosen(inPath);
    const named = await withNames(vitest, all, words);
    if (named.length === 0)
      throw new Refusal(`No test has ${words.map((word) => `“${word}”`).join(' and ')} in its file or name.`);
    return {
      ...chosen(named),
      names: `^${words.map((word) => `(?=.*(?i:${RegExp.escape(word)}))`).join('')}`,
    };
  } finally {
    await vitest.close();
  }
}

/** Read from the source of the tests: none is run for it. */
async function withNames(vitest: Vitest, all: TestSpecification[], words: string[]) {
  const modules = await vitest.parseSpecifications(all);
  const found = new Set(
    modules
      .filter(({ children }) => [...children.allTests()].some(({ fullName }) => hasAll(words, fullName)))
      .map(({ moduleId }) => moduleId),
  );
  return all.filter(({ moduleId }) => found.has(moduleId));
}

const chosen = (specifications: TestSpecification[]): Chosen => ({
  files: [...new Set(specifications.map(({ moduleId }) => moduleId))],
  projects: [...new Set(specifications.map(({ project }) => project.name))],
});

const hasAll = (words: string[], text: string) =>
  words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
