import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

type Due = { documentId: string; enquiries: number; lastContact: string };
type Apply = (
  strapi: unknown,
  run: { dryRun: boolean; withRequests: boolean },
) => Promise<{ aged: Due[]; asked: Due[]; logs: number; mails: number; byHand: string[] }>;

const USAGE = `Usage: npm run retention -- [--apply] [--with-requests]
Shows whose details would be taken out, and how many lines of old logs; changes nothing.
  --apply          takes them out
  --with-requests  also those who asked to be erased; look at each in the panel first`;

const appDir = path.dirname(import.meta.dirname);
const require = createRequire(import.meta.url);
// Strapi's ES modules import folders, which Node does not take.
const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');

function show(title: string, people: Due[]) {
  console.log(`${title}: ${people.length}`);
  for (const { documentId, enquiries, lastContact } of people) {
    console.log(`  contact ${documentId}  enquiries ${enquiries}  last ${lastContact.slice(0, 10)}`);
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      apply: { type: 'boolean', default: false },
      'with-requests': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  try {
    strapi.log.level = 'warn';
    const { applyRetention }: { applyRetention: Apply } = require(
      path.join(appDir, 'dist/src/privacy/retention.js'),
    );
    const options = { dryRun: !values.apply, withRequests: values['with-requests'] };
    const { aged, asked, logs, mails, byHand } = await applyRetention(strapi, options);
    show('Kept as long as is set', aged);
    show(
      `Asked to be erased${values['with-requests'] ? '' : ' (left alone without --with-requests)'}`,
      asked,
    );
    console.log(`Lines of old logs without a person: ${logs}`);
    if (values.apply) console.log(`Mails taken out of the outbox folder: ${mails}`);
    if (byHand.length > 0) console.log(`Left for a person to do elsewhere:\n  ${byHand.join('\n  ')}`);
    console.log(
      values.apply ? 'All of this was taken out.' : 'Nothing was changed: add --apply to take it out.',
    );
    return 0;
  } finally {
    await strapi.destroy();
  }
}

// Strapi leaves timers and pools behind that would keep the process alive after destroy().
process.exit(await main());
