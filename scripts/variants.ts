import { spawnSync } from 'node:child_process';
import { build, install } from './prepare.ts';
import { cmsFolder, makeSecrets } from './settings.ts';
import { main } from './step.ts';

// The ready-made variants of the demo pictures, anew where a picture or a setting changed: decision 23.
await main(async () => {
  await install();
  await build({ ...process.env, ...makeSecrets() });
  const { status } = spawnSync(process.execPath, ['seed/ready-variants.mts'], {
    cwd: cmsFolder,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
