import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSeedData, SEED_DIR, SeedDataError } from './read-data.mts';
import { seedContent } from './seed-content.mts';

// Strapi's ESM entry imports a directory of lodash, which Node refuses: its CommonJS entry is the one that loads.
const { createStrapi }: typeof import('@strapi/strapi') = createRequire(import.meta.url)('@strapi/strapi');

const USAGE = 'Usage: node seed/load.mts [--app-dir <folder of the built CMS>]';

/**
 * Boots the built CMS without a server, loads the demo content into an empty database, and stops it.
 * @param appDir folder with `dist/`, `public/` and `package.json`; the environment is the server's own.
 */
export async function loadDemoContent(appDir: string): Promise<void> {
  const data = readSeedData();
  console.log('Seed files checked. Starting Strapi …');
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  try {
    strapi.log.level = 'warn';
    await seedContent(strapi, data, (line) => console.log(line));
  } finally {
    await strapi.destroy();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { 'app-dir': { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  try {
    await loadDemoContent(path.resolve(values['app-dir'] ?? path.dirname(SEED_DIR)));
    return 0;
  } catch (error) {
    console.error(error instanceof SeedDataError ? error.message : error);
    return 1;
  }
}

// Strapi leaves timers and pools behind that would keep the process alive after destroy().
if (import.meta.main) process.exit(await main());
