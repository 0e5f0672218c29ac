import { tellOnce } from './administrator.ts';
import { build, install, seed } from './prepare.ts';
import { readSettings } from './settings.ts';
import { main } from './step.ts';

// The demo content and the first administrator, into a database without them; starts nothing.
await main(async () => {
  const settings = readSettings();
  await install();
  await build(settings.env);
  const administrator = await seed(settings);
  if (administrator) tellOnce(administrator);
  else console.log('  There is an administrator already.');
});
