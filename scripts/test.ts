import { parseArgs } from 'node:util';
import { askVitestAgain } from './ask-again.ts';
import { chromium } from './chromium.ts';
import { nginx } from './debian-packages.ts';
import { conclude, outcomeOf, testProjects } from './outcomes.ts';
import { buildCms, buildSite, install } from './prepare.ts';
import { testSettings } from './settings.ts';
import { checkSources } from './static-checks.ts';
import { main } from './step.ts';
import { testSome } from './test-some.ts';

/**
 * Everything, on two cores: beside the build of the CMS and the contract, which wait for processes and clocks, goes what
 * needs a processor for itself.
 */
async function testAll(): Promise<number> {
  const env = testSettings();
  const installed = install();
  const programs = (async () => {
    env.CHROMIUM_PATH = await chromium(installed);
    env.NGINX_PATH = await nginx();
  })();
  await Promise.all([installed, programs]);
  const cmsBuilt = buildCms(env);
  const [contract, others] = await Promise.all([
    cmsBuilt.then(() => testProjects('Contract tests on SQLite and Postgres', ['contract'], env)),
    (async () => {
      await buildSite(env);
      const checked = await checkSources(env);
      const units = outcomeOf(await testProjects('Unit tests', ['unit:*'], env));
      await cmsBuilt;
      const journeys = await testProjects('Journeys in Chromium', ['journeys'], env);
      return { checked, units, journeys };
    })(),
  ]);
  return conclude([
    ...others.checked,
    others.units,
    await askVitestAgain(others.journeys, env),
    await askVitestAgain(contract, env),
  ]);
}

await main(async () => {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: { watch: { type: 'boolean', default: false } },
  });
  const some = words.length > 0 || values.watch;
  process.exitCode = some ? await testSome(words, values.watch) : await testAll();
});
