import { conclude } from './outcomes.ts';
import { install } from './prepare.ts';
import { testSettings } from './settings.ts';
import { checkSources } from './static-checks.ts';
import { main } from './step.ts';

await main(async () => {
  await install();
  process.exitCode = conclude(await checkSources(testSettings()));
});
