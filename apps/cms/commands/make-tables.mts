import { createRequire } from 'node:module';
import path from 'node:path';

// Part of npm run migrate-to-postgres: makes the tables of this release in an empty database, and starts nothing.
const appDir = path.dirname(import.meta.dirname);
// Strapi's ES modules import folders, which Node does not take.
const { createStrapi }: typeof import('@strapi/strapi') = createRequire(import.meta.url)('@strapi/strapi');
const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
await strapi.destroy();
// Strapi leaves timers and pools behind that would keep the process alive after destroy().
process.exit(0);
