import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { tellOnce } from './administrator.ts';
import { checkPort } from './apps.ts';
import { firstCmsEnv, type PairPlan, pairOf } from './pair-apps.ts';
import { trialServices } from './pair-trial.ts';
import { build, install, seed } from './prepare.ts';
import { makeEnvFile, readSettings, root, type Settings } from './settings.ts';
import { main, Refusal, step } from './step.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { createSupervisor, type Kept } from './supervisor.ts';

/** Past the ports of the two apps, of which each has a neighbour here. */
const CMS_INTERNAL_OFFSET = 2;
const HTTP_PORT = 8080;
const HTTPS_PORT = 8443;

function nginxPort(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const port = Number(env[name] || usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`${name} is "${env[name]}": set it to a port number between 1 and 65535.`);
}

/** @throws Refusal when two of each could not share what is set */
function checkShared({ env, databaseUrl, siteUrl, cmsUrl }: Settings): void {
  if (!databaseUrl || !env.BUCKET_ENDPOINT) {
    throw new Refusal(
      'Two of each share Postgres and a bucket: set DATABASE_URL and the six BUCKET_ variables, or none of them for a trial.',
    );
  }
  const [site, cms] = [new URL(siteUrl), new URL(cmsUrl)];
  if (site.hostname === cms.hostname || [site, cms].some(({ protocol }) => protocol !== 'https:')) {
    throw new Refusal(
      `SITE_URL is "${siteUrl}" and CMS_PUBLIC_URL "${cmsUrl}": nginx tells them apart by their hosts, on https.`,
    );
  }
}

async function checkPorts({ cmsPorts, cmsInternalPort, sitePorts, httpPort, httpsPort }: PairPlan) {
  for (const port of [...cmsPorts, cmsInternalPort]) await checkPort(port, 'CMS_PORT');
  for (const port of sitePorts) await checkPort(port, 'SITE_PORT');
  await checkPort(httpPort, 'HTTP_PORT');
  await checkPort(httpsPort, 'HTTPS_PORT');
}

function renewOnSignal(supervisor: ReturnType<typeof createSupervisor>, apps: Kept[]): void {
  let renewing = false;
  process.on('SIGUSR2', async () => {
    if (renewing) return;
    renewing = true;
    console.log('\nReplacing one after the other …');
    try {
      await supervisor.renewInTurn(apps);
      console.log('\nAll four were replaced.');
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    renewing = false;
  });
}

/**
 * @param running told how they are stopped, as soon as there is something to stop
 * @returns the exit code, when all were stopped or one was given up
 */
async function runPair(
  settings: Settings,
  plan: PairPlan,
  running: (stop: () => Promise<void>) => void,
): Promise<number> {
  await checkPorts(plan);
  await build(settings.env);
  const loading = { ...settings, env: await firstCmsEnv(plan) };
  const administrator = await seed(loading);
  const { apps, nginx } = await step('Laying out nginx', () => pairOf(plan));
  const supervisor = createSupervisor([...apps, nginx]);
  running(supervisor.stop);
  await step('Starting two CMSs, two sites and nginx', () => supervisor.start());
  renewOnSignal(supervisor, apps);
  const alone = plan.sitePorts.map((port) => `http://127.0.0.1:${port}`).join(', ');
  console.log(`\n  Site   ${settings.siteUrl}   (each by itself: ${alone})`);
  console.log(`  CMS    ${settings.cmsUrl}/admin`);
  if (administrator) tellOnce(administrator);
  console.log(`\n  kill -USR2 ${process.pid} replaces one after the other; Ctrl-C stops all.\n`);
  return supervisor.over();
}

// Two CMSs and two sites behind nginx on this machine (docs/operations.md, "Several of each").
await main(async () => {
  makeEnvFile();
  await install();
  const given = readSettings();
  const httpPort = nginxPort(given.env, 'HTTP_PORT', HTTP_PORT);
  const httpsPort = nginxPort(given.env, 'HTTPS_PORT', HTTPS_PORT);
  const trial = await trialServices(given.env, httpsPort);
  // Until they run there is nothing to finish.
  let stop = async (): Promise<void> => {
    await trial?.remove();
    process.exit(1);
  };
  stopOnSignals({ stop: () => stop() });
  try {
    const settings = readSettings({ ...given.env, ...trial?.env });
    checkShared(settings);
    const { env, cmsPort, sitePort } = settings;
    const folder = trial?.folder ?? path.join(root, '.run/pair');
    await mkdir(folder, { recursive: true });
    const plan: PairPlan = {
      env,
      folder,
      cmsPorts: [cmsPort, cmsPort + 1],
      sitePorts: [sitePort, sitePort + 1],
      httpPort,
      httpsPort,
      cmsInternalPort: cmsPort + CMS_INTERNAL_OFFSET,
      // nginx would look for it beside its own files.
      ...(env.CERTIFICATE_FOLDER ? { certificateFolder: path.resolve(root, env.CERTIFICATE_FOLDER) } : {}),
    };
    process.exitCode = await runPair(settings, plan, (stopAll) => {
      stop = stopAll;
    });
  } finally {
    await trial?.remove();
  }
  process.exit();
});
