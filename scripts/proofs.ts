import { check, conclude, outcomeOf, testProjects } from './outcomes.ts';
import { build, install } from './prepare.ts';
import { root, testSettings } from './settings.ts';
import { main, run } from './step.ts';

// The proofs about leads and publishing in full: `npm test` has their short forms.
await main(async () => {
  await install();
  const env = testSettings();
  await build(env);
  process.exitCode = conclude([
    outcomeOf(await testProjects('Kills, restarts, floods and two instances', ['proofs'], env)),
    await check('Two of each: replaced and killed, five rounds', () =>
      run('pnpm', ['exec', 'vitest', 'run', '--root', 'e2e', 'pair'], {
        cwd: root,
        env: { ...env, LEAD_PROOFS: 'full' },
      }),
    ),
    await check('A hundred publishings while 200 pages a second are read', () =>
      run('pnpm', ['exec', 'vitest', 'run', '--root', 'e2e', 'publish-storm'], {
        cwd: root,
        env: { ...env, LEAD_PROOFS: 'full' },
      }),
    ),
    await check('Ten minutes without the CMS', () =>
      run(process.execPath, ['bench/outage.ts'], { cwd: root, env }),
    ),
  ]);
});
