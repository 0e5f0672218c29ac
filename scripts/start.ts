import { tellOnce } from './administrator.ts';
import { checkPort } from './apps.ts';
import { keptCms, keptSite } from './kept-apps.ts';
import { build, install, seed } from './prepare.ts';
import { bringSecrets, readSettings } from './settings.ts';
import { main, step } from './step.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { createSupervisor } from './supervisor.ts';

await main(async () => {
  bringSecrets();
  const settings = readSettings();
  const { ownBackend } = settings;
  if (ownBackend) await checkPort(settings.cmsPort, 'CMS_PORT');
  await checkPort(settings.sitePort, 'SITE_PORT');
  await install();
  await build(settings.env, ownBackend);
  const administrator = ownBackend ? await seed(settings) : null;

  const supervisor = createSupervisor([...(ownBackend ? [keptCms(settings)] : []), keptSite(settings)]);
  stopOnSignals(supervisor);
  await step(ownBackend ? 'Starting the CMS and the site' : 'Starting the site', () => supervisor.start());

  console.log(`\n  Site   ${settings.siteUrl}`);
  console.log(
    ownBackend ? `  CMS    ${settings.cmsUrl}/admin` : `  Its content comes from ${settings.env.BACKEND_URL}`,
  );
  if (ownBackend && !settings.env.SMTP_URL) {
    console.log(`  Mails  are written to ${settings.outboxFolder} (SMTP_URL is not set)`);
  }
  if (administrator) tellOnce(administrator);
  console.log(`\n  Ctrl-C stops ${ownBackend ? 'both' : 'it'}.\n`);
  process.exit(await supervisor.over());
});
