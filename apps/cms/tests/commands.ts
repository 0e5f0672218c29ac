import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../../scripts/settings.ts';

/** Runs one of the repository's commands, as npm does. @returns its exit code and everything it printed */
export function command(name: string, env: NodeJS.ProcessEnv, ...parameters: string[]) {
  const child = spawn(process.execPath, [path.join(root, 'scripts', `${name}.ts`), ...parameters], {
    cwd: root,
    // The developer's own settings have no say.
    env: { ...env, ENV_FILE: path.join('.run', 'no-env-file') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (data: Buffer) => {
    output += data;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
