import { spawnSync } from 'node:child_process';
import { chromium } from './chromium.ts';
import { build, install } from './prepare.ts';
import { makeSecrets, root } from './settings.ts';
import { main } from './step.ts';

await main(async () => {
  await install();
  await build({ ...process.env, ...makeSecrets() });
  const env = { ...process.env, CHROMIUM_PATH: await chromium() };
  const { status } = spawnSync(process.execPath, ['bench/budgets.ts'], { cwd: root, stdio: 'inherit', env });
  process.exit(status ?? 1);
});
