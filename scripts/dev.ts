import { tellOnce } from './administrator.ts';
import { checkPort } from './apps.ts';
import { build, install, seed } from './prepare.ts';
import { cmsFolder, makeEnvFile, readSettings, webFolder } from './settings.ts';
import { main } from './step.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { createSupervisor } from './supervisor.ts';

await main(async () => {
  makeEnvFile();
  const settings = readSettings();
  await checkPort(settings.cmsPort, 'CMS_PORT');
  await checkPort(settings.sitePort, 'SITE_PORT');
  await install();
  // The seed is loaded by the built CMS.
  await build(settings.env);
  const administrator = await seed(settings);
  if (administrator) tellOnce(administrator);

  const env = { ...settings.env, NODE_ENV: 'development' };
  const cms = {
    name: 'The CMS',
    program: 'pnpm',
    parameters: ['exec', 'strapi', 'develop'],
    cwd: cmsFolder,
    env,
  };
  const site = {
    name: 'The site',
    program: 'pnpm',
    parameters: ['exec', 'astro', 'dev', '--port', String(settings.sitePort)],
    cwd: webFolder,
    env,
  };
  const supervisor = createSupervisor([{ launch: cms }, { launch: site }]);
  stopOnSignals(supervisor);
  await supervisor.start();
  process.exit(await supervisor.over());
});
