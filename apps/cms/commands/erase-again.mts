import { createRequire } from 'node:module';
import path from 'node:path';

type EraseAgain = (
  strapi: unknown,
  spoolFolder: string,
) => Promise<{ people: number; spooled: number; byHand: string[] }>;

// Part of npm run restore. The folders and the database come from the environment.
const appDir = path.dirname(import.meta.dirname);
const require = createRequire(import.meta.url);
// Strapi's ES modules import folders, which Node does not take.
const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');
const { eraseAgain }: { eraseAgain: EraseAgain } = require(
  path.join(appDir, 'dist/src/privacy/erase-again.js'),
);

const { SPOOL_FOLDER } = process.env;
if (!SPOOL_FOLDER) throw new Error('SPOOL_FOLDER is not set');
const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
strapi.log.level = 'warn';
const { people, spooled, byHand } = await eraseAgain(strapi, SPOOL_FOLDER);
console.log(`Erased again: ${people} people, ${spooled} enquiries of the spool`);
if (byHand.length > 0) console.log(`Left for a person to do elsewhere:\n  ${byHand.join('\n  ')}`);
await strapi.destroy();
// Strapi leaves timers and pools behind that would keep the process alive after destroy().
process.exit(0);
