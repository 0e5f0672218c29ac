import { spawnSync } from 'node:child_process';
import { chromium } from './chromium.ts';
import { build, install } from './prepare.ts';
import { makeSecrets, root } from './settings.ts';
import { main, Refusal } from './step.ts';

const BENCHES = ['budgets', 'blocking', 'desk', 'first-view', 'flood', 'hover', 'leads', 'nginx', 'publish'];

await main(async () => {
  const [what = 'budgets', ...more] = process.argv.slice(2);
  if (!BENCHES.includes(what))
    throw new Refusal(`There is no bench named ${what}; there are ${BENCHES.join(', ')}.`);
  await install();
  await build({ ...process.env, ...makeSecrets() });
  const env = { ...process.env, CHROMIUM_PATH: await chromium() };
  const here = { cwd: root, stdio: 'inherit', env } as const;
  const measure = (bench: string) =>
    spawnSync(process.execPath, [`bench/${bench}.ts`, ...more], here).status ?? 1;
  process.exit(measure(what));
});
