import { createRequire, enableCompileCache } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ADMINISTRATOR_MADE, makeFirstAdministrator } from './first-administrator.mts';
import { mediaIn } from './media-in.mts';
import { readSeedData, requireMedia, SEED_DIR, SeedDataError } from './read-data.mts';
import { seedContent } from './seed-content.mts';
import type { KeptValues } from './seed-state.mts';

enableCompileCache(path.join(path.dirname(SEED_DIR), '.cache/compiled'));
// Strapi's ESM entry imports a directory of lodash, which Node refuses: its CommonJS entry is the one that loads.
const require = createRequire(import.meta.url);
const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');

type WhileAlone = (strapi: unknown, work: () => Promise<void>) => Promise<void>;

const USAGE = `Usage: node seed/load.mts [--app-dir <folder of the built CMS>] [--seed-dir <folder of the seed files>] [--with-variants]
FIRST_ADMINISTRATOR_PASSWORD in the environment: also makes the first administrator, where there is none.`;

/**
 * Boots the built CMS without a server, loads the demo content into an empty database, and stops it. Makes the first
 * administrator in the same boot, where a password for it is given.
 * @param appDir folder with `dist/`, `public/` and `package.json`; the environment is the server's own.
 * @param seedDir folder with the seed files and their `media/`.
 * @param withVariants waits for the variants of all pictures; else the CMS's server makes them when it runs.
 * @throws SeedDataError before anything is written, when a file is wrong or a picture is missing.
 */
async function loadDemoContent(appDir: string, seedDir: string, withVariants: boolean): Promise<void> {
  const data = readSeedData(seedDir);
  requireMedia(seedDir, mediaIn(data));
  console.log('Seed files checked. Starting Strapi …');
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  try {
    strapi.log.level = 'warn';
    const built = (name: string) => require(path.join(appDir, 'dist/src', name));
    const { whileAlone }: { whileAlone: WhileAlone } = built('starts/start-alone.js');
    const kept: KeptValues = built('kept/kept-values.js');
    // The same lock as a start's: two loaders would both find the content types empty.
    await whileAlone(strapi, async () => {
      await seedContent(strapi, kept, data, (line) => console.log(line), seedDir);
      const { FIRST_ADMINISTRATOR_PASSWORD: password } = process.env;
      if (password && (await makeFirstAdministrator(strapi, password))) console.log(ADMINISTRATOR_MADE);
    });
    if (withVariants) {
      strapi.log.level = 'info';
      const variants = strapi.plugin('upload').service('variants');
      await variants.start();
      await variants.untilIdle();
    }
  } finally {
    await strapi.destroy();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'app-dir': { type: 'string', default: path.dirname(SEED_DIR) },
      'seed-dir': { type: 'string', default: SEED_DIR },
      'with-variants': { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  try {
    await loadDemoContent(
      path.resolve(values['app-dir']),
      path.resolve(values['seed-dir']),
      values['with-variants'],
    );
    return 0;
  } catch (error) {
    console.error(error instanceof SeedDataError ? error.message : error);
    return 1;
  }
}

// Strapi leaves timers and pools behind that would keep the process alive after destroy().
if (import.meta.main) process.exit(await main());
