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

/** Files of the contract wait for processes and clocks: three at once keep two cores busy. */
const CONTRACT_AT_ONCE = 3;

/**
 * Everything, on two cores: first what builds and what reads sources, one core for each; then one suite after the other,
 * because two beside each other take no less time, and meet the time limits of their tests (decision 133).
 */
async function testAll(): Promise<number> {
  const env = testSettings();
  const installed = install();
  const programs = (async () => {
    env.CHROMIUM_PATH = await chromium(installed);
    env.NGINX_PATH = await nginx();
  })();
  await Promise.all([installed, programs]);
  const [checked] = await Promise.all([buildSite(env).then(() => checkSources(env)), buildCms(env)]);
  const units = await testProjects('Unit tests', ['unit:*'], env);
  const journeys = await testProjects('Journeys in Chromium', ['journeys'], env);
  const contract = await testProjects('Contract tests on SQLite and Postgres', ['contract'], env, {
    atOnce: CONTRACT_AT_ONCE,
  });
  return conclude([
    ...checked,
    outcomeOf(units),
    await askVitestAgain(journeys, env),
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
