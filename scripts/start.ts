import { createFirstAdministrator } from './administrator.ts';
import {
  type App,
  checkPort,
  runUntilStopped,
  siteProcess,
  startApp,
  stopApps,
  untilHealthy,
} from './apps.ts';
import { build, install, seed } from './prepare.ts';
import { cmsFolder, makeEnvFile, readSettings, type Settings, webFolder } from './settings.ts';
import { main, step } from './step.ts';

function startCms({ env }: Settings): App {
  return startApp({
    name: 'The CMS',
    program: process.execPath,
    parameters: ['serve.mts'],
    cwd: cmsFolder,
    env: { ...env, NODE_ENV: 'production' },
  });
}

function startSite({ env }: Settings): App {
  return startApp({
    name: 'The site',
    program: process.execPath,
    parameters: [...siteProcess.parameters],
    cwd: webFolder,
    env: { ...env, ...siteProcess.env, NODE_ENV: 'production' },
  });
}

await main(async () => {
  const made = makeEnvFile();
  if (made.length > 0) console.log(`✓ Wrote new random secrets to .env: ${made.join(', ')}`);
  const settings = readSettings();
  const { ownBackend } = settings;
  if (ownBackend) await checkPort(settings.cmsPort, 'CMS_PORT');
  await checkPort(settings.sitePort, 'SITE_PORT');
  await install();
  await build(settings.env, ownBackend);
  if (ownBackend) await seed(settings);
  const administrator = ownBackend ? await createFirstAdministrator(settings) : null;

  const site = startSite(settings);
  const cms = ownBackend ? startCms(settings) : undefined;
  const apps = cms ? [cms, site] : [site];
  const waits = [untilHealthy(site, `http://127.0.0.1:${settings.sitePort}/health`)];
  if (cms) waits.push(untilHealthy(cms, `http://127.0.0.1:${settings.cmsPort}/_health`));
  try {
    await step(cms ? 'Starting the CMS and the site' : 'Starting the site', () => Promise.all(waits));
  } catch (error) {
    await stopApps(apps);
    throw error;
  }

  console.log(`\n  Site   ${settings.siteUrl}`);
  console.log(
    cms ? `  CMS    ${settings.cmsUrl}/admin` : `  Its content comes from ${settings.env.BACKEND_URL}`,
  );
  if (cms && !settings.env.SMTP_URL) {
    console.log(`  Mails  are written to ${settings.outboxFolder} (SMTP_URL is not set)`);
  }
  if (administrator) {
    console.log(
      `\n  Sign in to the CMS as ${administrator.email}\n  Password  ${administrator.password}   (shown only this once)`,
    );
  }
  console.log(`\n  Ctrl-C stops ${cms ? 'both' : 'it'}.\n`);
  process.exit(await runUntilStopped(apps));
});
