import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cmsFolder } from './settings.ts';
import { CommandFailed, Refusal, run } from './step.ts';

/** Where types are kept that follow from the content types: in the repository, so that editors and checks find them. */
const GENERATED = path.join(cmsFolder, 'types/generated');
const FILES = ['contentTypes.d.ts', 'components.d.ts'];
// Inside the app, so that what is compiled finds its packages; beside `dist`, which a CMS may be running from.
const COMPILED = path.join(cmsFolder, '.cache/checked');

/**
 * Compiles the CMS without touching what it runs from.
 * @throws CommandFailed when its types are wrong; it is compiled all the same
 */
export async function compileCms(env: NodeJS.ProcessEnv): Promise<void> {
  rmSync(COMPILED, { recursive: true, force: true });
  const options = ['--incremental', 'false', '--noEmitOnError', 'false', '--outDir', COMPILED];
  await run('pnpm', ['exec', 'tsc', ...options], { cwd: cmsFolder, env });
}

/** Generates the types from what was compiled last; needs no database. @returns the folder, which the caller removes */
async function generate(env: NodeJS.ProcessEnv): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahyara-types-'));
  await run(process.execPath, ['commands/make-types.mts', COMPILED, folder], { cwd: cmsFolder, env });
  return folder;
}

/** Writes the generated types anew. */
export async function writeContentTypes(env: NodeJS.ProcessEnv): Promise<void> {
  // Code that fits the new types need not fit those that are there.
  await compileCms(env).catch((error: unknown) => {
    if (!(error instanceof CommandFailed)) throw error;
  });
  const folder = await generate(env);
  cpSync(path.join(folder, 'generated'), GENERATED, { recursive: true });
  rmSync(folder, { recursive: true });
}

/** Compares the generated types with the content types. After `compileCms`. @throws Refusal when they are not the same */
export async function checkContentTypes(env: NodeJS.ProcessEnv): Promise<void> {
  const folder = await generate(env);
  const read = (from: string, file: string) => readFileSync(path.join(from, file), 'utf8');
  const stale = FILES.filter((file) => read(GENERATED, file) !== read(path.join(folder, 'generated'), file));
  rmSync(folder, { recursive: true });
  if (stale.length > 0) {
    throw new Refusal(`${stale.join(' and ')} in apps/cms/types do not fit the content types: npm run types`);
  }
}
