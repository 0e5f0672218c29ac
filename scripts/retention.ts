import { spawnSync } from 'node:child_process';
import { build, install } from './prepare.ts';
import { cmsFolder, readSettings } from './settings.ts';
import { main } from './step.ts';

// Whose details are due to be taken out of the ledger, and takes them out: docs/privacy.md.
await main(async () => {
  const { env } = readSettings();
  await install();
  await build(env);
  const { status } = spawnSync(process.execPath, ['commands/retention.mts', ...process.argv.slice(2)], {
    cwd: cmsFolder,
    stdio: 'inherit',
    env: { ...env, NODE_ENV: 'production' },
  });
  process.exitCode = status ?? 1;
});
