import { createRequire } from 'node:module';
import path from 'node:path';

// Part of npm run types: node commands/make-types.mts <compiled CMS> <folder>. Reads the content types as Strapi has
// them, its own included, and writes their types below the folder. Opens no database.
const appDir = path.dirname(import.meta.dirname);
const require = createRequire(import.meta.url);
// Strapi's ES modules import folders, which Node does not take.
const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');
type Generators = { generate(options: object): Promise<void> };
const { generators }: { generators: Generators } = createRequire(require.resolve('@strapi/strapi'))(
  '@strapi/typescript-utils',
);

const [distDir, folder] = process.argv.slice(2);
if (!distDir || !folder) throw new Error('Usage: node commands/make-types.mts <compiled CMS> <folder>');
const strapi = await createStrapi({ appDir, distDir }).register();
strapi.log.level = 'warn';
await generators.generate({
  strapi,
  pwd: folder,
  rootDir: '.',
  logger: { silent: true },
  artifacts: { contentTypes: true, components: true },
});
process.exit(0);
