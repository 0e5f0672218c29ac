import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The three ways: docs/architecture.md, "Three ways to the database".
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));

/** All that stands in the brackets of a call, by the files it stands in. */
const callsOf = (call: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(call)].map(([, given = '']) => ({ file, given })));

test("Strapi's query engine is asked for its own tables only", () => {
  const others = callsOf(/\bdb\s*\.query\(([^)]*)\)/g).filter(
    ({ given }) =>
      !["'admin::user'", "'admin::role'", "'admin::session'", 'FILE_UID', 'FOLDER_UID'].includes(given),
  );
  // Each with the reason there, however often a file asks.
  expect([...new Set(others.map(({ file, given }) => `${path.basename(file)}: ${given}`))]).toEqual([
    'holdings.ts: DUTY',
    'colleagues.ts: SALES_PERSON',
    'banner-addresses.ts: HOME',
    'banner-addresses.ts: BANNER',
    'locality-names.ts: PROJECT',
    'go-along.ts: MENU_ITEM',
    'go-along.ts: BLOG_POST',
    'go-along.ts: uid',
    'guides.ts: SALES_PERSON',
  ]);
});

test('rows of the ledger are not written by the Document Service', () => {
  const types = callsOf(/\.documents\(([^)]*)\)/g).map(({ given }) => given);
  expect([...new Set(types)].sort()).toEqual([
    "'api::contact-page.contact-page'",
    "'api::projects.projects'",
    "'api::site.site'",
    'CITY',
    // Filled in by the panel's forms.
    'DESK_SETTINGS',
    // Read as those forms have it, to be compared with what they send.
    'LEAD',
    'LOCALITY',
    // An editor's or manager's entry, read for the desk.
    'MESSAGE_TEMPLATE',
    'PROJECT',
    'REDIRECT',
    'SITE',
    // An editor's or manager's entry.
    'VISIT_RULE',
    'uid',
  ]);
});

test('no table is named, and no SQL is sent, but where columns are known', () => {
  const direct = callsOf(/\bdb\.connection(?:\.raw)?\(([^)]*)\)/g);
  // What a start would lose is what no code knows any more.
  expect(direct.map(({ file }) => file)).toEqual([path.join('starts', 'lost-places.ts')]);
});

test('rows are locked by the one file that knows which databases can', () => {
  const locks = callsOf(/\.(?:forUpdate|forKeyShare|forShare|skipLocked)\(([^)]*)\)/g).map(
    ({ file }) => file,
  );
  expect([...new Set(locks)]).toEqual([path.join('ledger', 'row-locks.ts')]);
});
