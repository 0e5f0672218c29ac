import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { aPlaceForCms, type CmsProcess, cmsFolder, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { aFooterLead, postLead, referenceOf, someone } from '../../../testing/leads.ts';
import { bookedLeads, strayRows } from './lead-books.ts';

const MAILS = { LEAD_MAIL_DESK: 'on', LEAD_MAIL_VISITOR: 'on' };
// A machine at work on other things starts a CMS in twenty seconds and more.
const STARTS = { timeout: 180_000 };
const TABLES = [
  'contacts',
  'contact_points',
  'website_leads',
  'consent_receipts',
  'deliveries',
  'lead_events',
];

describe.each(['sqlite', 'postgres'] as const)('a lead on %s', (kind) => {
  let cms: CmsProcess;
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await aPostgresDatabase() : undefined;
    cms = await startCms({ env: MAILS, ...(databaseUrl ? { databaseUrl } : {}) });
  });
  afterAll(async () => {
    await cms?.remove();
  });

  const consent = async () => {
    const { data } = await (await fetch(`${cms.url}/api/consent-notice`)).json();
    return { version: data.version, choices: { 'news/email': true } };
  };
  const deliveriesOf = (reference: string) =>
    query(
      cms.database,
      'select d.* from deliveries d join website_leads l on d.lead_id = l.id where l.reference = ? order by d.id',
      reference,
    );

  test('has a delivery for the desk and one for the visitor, due at once, each with its own message id', async () => {
    const rows = await deliveriesOf(await referenceOf(await postLead(cms, someone())));
    expect(rows).toMatchObject([
      {
        kind: 'mail-desk',
        target: 'desk',
        state: 'pending',
        attempts: 0,
        lease_owner: null,
        lease_until: null,
      },
      { kind: 'mail-visitor', target: 'visitor', state: 'pending', attempts: 0, delivered_at: null },
    ]);
    const ids = rows.map(({ message_id: id }) => String(id));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    for (const { next_attempt_at: next } of rows) expect(next).not.toBeNull();
  });

  test('that is suspected is stored like any other, and its deliveries wait', async () => {
    const rows = await deliveriesOf(
      await referenceOf(await postLead(cms, someone({ context: { honeypot: 'x' } }))),
    );
    expect(rows.map(({ state }) => state)).toEqual(['held', 'held']);
  });

  test.each(TABLES)('is refused with 503 and leaves nothing when %s cannot be written', async (table) => {
    const context = { consent: await consent() };
    const before = await Promise.all(
      TABLES.map((name) => query(cms.database, `select count(*) as many from ${name}`)),
    );
    await query(cms.database, `alter table ${table} rename to ${table}_away`);
    const headers = { 'idempotency-key': randomUUID() };
    const lead = someone({ context });
    const response = await postLead(cms, lead, headers);
    await query(cms.database, `alter table ${table}_away rename to ${table}`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    const after = await Promise.all(
      TABLES.map((name) => query(cms.database, `select count(*) as many from ${name}`)),
    );
    expect(after).toEqual(before);

    // Nothing of the failure sticks to the key.
    const reference = await referenceOf(await postLead(cms, lead, headers));
    const booked = (await bookedLeads(cms.database)).filter((row) => row.reference === reference);
    expect(booked).toEqual([expect.objectContaining({ events: 1, receipts: 2, deliveries: 2 })]);
  });

  test('from before the ledger is entered at the next start, and joins its person', STARTS, async () => {
    const [newest] = await bookedLeads(cms.database);
    for (const [index, name] of ['Old lead', 'Its repeat'].entries()) {
      await query(
        cms.database,
        `insert into website_leads (document_id, name, mobile, email, source) values (?, ?, '9700000001', 'old@mail.example', 'old')`,
        `old${index}`,
        name,
      );
    }
    await cms.stop();
    cms = await startCms({ env: MAILS, continueFrom: cms });
    const old = (await bookedLeads(cms.database)).filter(({ name }) => /^(Old lead|Its repeat)$/.test(name));
    expect(old).toHaveLength(2);
    for (const lead of old)
      expect(lead).toMatchObject({ reference: expect.stringMatching(/^SH-/), events: 1 });
    expect(new Set(old.map(({ contact }) => contact)).size).toBe(1);
    expect(old[0]?.contact).not.toBe(newest?.contact);
    const again = await postLead(cms, aFooterLead({ mobile: '09700000001' }));
    const reference = await referenceOf(again);
    const repeat = (await bookedLeads(cms.database)).find((lead) => lead.reference === reference);
    expect(repeat?.contact).toBe(old[0]?.contact);
  });

  test('none of all this left half of anything behind', async () => {
    expect(await strayRows(cms.database)).toBe(0);
    expect(cms.output()).not.toMatch(/mail\.example|Asha|9700000001|\b(?:91)?98\d{8}\b/);
  });
});

test('references that meet are drawn again, longer ones at last', STARTS, async () => {
  const { env, folder } = await aPlaceForCms();
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/store-same-reference.ts'], {
    cwd: cmsFolder,
    env,
  });
  const [last = ''] = stdout.trim().split('\n').slice(-1);
  expect(JSON.parse(last)).toEqual({
    references: ['SH-AAAAA', 'SH-CCCCC', 'SH-DDDDD'],
    lengths: [null, null, null, null, null, 7],
  });
  await rm(folder, { recursive: true });
});

test('limits set to 0 do not count', STARTS, async () => {
  const cms = await startCms({
    env: { LEADS_PER_ADDRESS: '0', LEADS_PER_NUMBER: '0', CMS_BEHIND_PROXY: 'true' },
  });
  const statuses = new Set<number>();
  for (let index = 0; index < 70; index += 1) {
    statuses.add((await postLead(cms, aFooterLead(), { 'x-forwarded-for': '198.51.100.4' })).status);
  }
  expect([...statuses]).toEqual([200]);
  await cms.remove();
});

test('behind a proxy the address it names is counted, and only the last one', STARTS, async () => {
  const cms = await startCms({ env: { LEADS_PER_ADDRESS: '3', CMS_BEHIND_PROXY: 'true' } });
  const post = (forwarded: string) => postLead(cms, someone(), { 'x-forwarded-for': forwarded });
  const statuses: number[] = [];
  for (const claimed of ['1.1.1.1', '2.2.2.2', '127.0.0.1', '3.3.3.3']) {
    statuses.push((await post(`${claimed}, 198.51.100.4`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await post('198.51.100.5')).status).toBe(200);
  await cms.remove();
});
