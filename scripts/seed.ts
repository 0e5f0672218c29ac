import { createFirstAdministrator } from './administrator.ts';
import { build, install, seed } from './prepare.ts';
import { readSettings } from './settings.ts';
import { main } from './step.ts';

// The demo content and the first administrator, into a database without them; starts nothing.
await main(async () => {
  const settings = readSettings();
  await install();
  await build(settings.env);
  await seed(settings);
  const administrator = await createFirstAdministrator(settings);
  if (administrator)
    console.log(
      `\n  Sign in to the CMS as ${administrator.email}\n  Password  ${administrator.password}   (shown only this once)`,
    );
  else console.log('  There is an administrator already.');
});
