import { build, install } from './prepare.ts';
import { bringSecrets, readSettings } from './settings.ts';
import { main } from './step.ts';

// Installs and builds both apps and starts nothing: for a server, where systemd does (docs/operations.md).
await main(async () => {
  bringSecrets();
  const { env, ownBackend } = readSettings();
  await install();
  await build(env, ownBackend);
});
