/**
 * Loads the CMS without listening and stores three leads whose references are drawn so that they meet: prints, as
 * JSON, which references they got.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

type Stored = { outcome: string; reference?: string };
type StoreLead = (
  strapi: unknown,
  enquiry: object,
  newReference: (length?: number) => string,
) => Promise<Stored>;

const appDir = path.dirname(import.meta.dirname);
const require = createRequire(import.meta.url);
// Strapi's ES modules import folders, which node does not take.
const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');
const { storeLead }: { storeLead: StoreLead } = require(path.join(appDir, 'dist/src/intake/store-lead.js'));
const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();

const drawn = ['SH-AAAAA', 'SH-AAAAA', 'SH-CCCCC', 'SH-CCCCC', 'SH-AAAAA', 'SH-DDDDD'];
const lengths: (number | undefined)[] = [];
const draw = (length?: number) => {
  lengths.push(length);
  return drawn.shift() ?? '';
};
const enquiry = (number: number) => ({
  lead: { name: 'Asha', mobile: `981234567${number}`, email: `asha${number}@mail.example`, source: 'footer' },
  context: {},
  notes: [],
  e164: `+91981234567${number}`,
  spam: { score: 0, suspected: false, reasons: [] },
  told: null,
  entered: null,
  synthetic: false,
  key: null,
  fingerprint: 'x',
});
const references: (string | undefined)[] = [];
for (const number of [1, 2, 3]) references.push((await storeLead(strapi, enquiry(number), draw)).reference);
process.stdout.write(`\n${JSON.stringify({ references, lengths })}\n`, () => process.exit(0));
