import path from 'node:path';
import { createFirstAdministrator } from './administrator.ts';
import { checkPort, runUntilStopped, siteProcess, startApp, stopApps, untilHealthy } from './apps.ts';
import { build, install, seed } from './prepare.ts';
import { cmsFolder, makeEnvFile, readSettings, webFolder } from './settings.ts';
import { main, step } from './step.ts';

await main(async () => {
  if (makeEnvFile()) console.log('✓ Made .env with six random secrets');
  const settings = readSettings();
  await checkPort(settings.cmsPort, 'CMS_PORT');
  await checkPort(settings.sitePort, 'SITE_PORT');
  await install();
  await build(settings.env);
  await seed(settings);
  const administrator = await createFirstAdministrator(settings);

  const env = { ...settings.env, NODE_ENV: 'production' };
  const strapi = path.join(cmsFolder, 'node_modules/@strapi/strapi/bin/strapi.js');
  const cms = startApp({
    name: 'The CMS',
    program: process.execPath,
    parameters: [strapi, 'start'],
    cwd: cmsFolder,
    env,
  });
  const site = startApp({
    name: 'The site',
    program: process.execPath,
    parameters: [...siteProcess.parameters],
    cwd: webFolder,
    env: { ...env, ...siteProcess.env },
  });
  try {
    await step('Starting the CMS and the site', () =>
      Promise.all([
        untilHealthy(cms, `http://127.0.0.1:${settings.cmsPort}/_health`),
        untilHealthy(site, `http://127.0.0.1:${settings.sitePort}/health`),
      ]),
    );
  } catch (error) {
    await stopApps([cms, site]);
    throw error;
  }

  console.log(`\n  Site   ${settings.siteUrl}\n  CMS    ${settings.cmsUrl}/admin`);
  if (administrator) {
    console.log(
      `\n  Sign in to the CMS as ${administrator.email}\n  Password  ${administrator.password}   (shown only this once)`,
    );
  }
  console.log('\n  Ctrl-C stops both.\n');
  process.exit(await runUntilStopped([cms, site]));
});
