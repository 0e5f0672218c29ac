import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { outputOf } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { aModalLead, postLead, referenceOf } from '../../../testing/leads.ts';
import { privacyToken, siteProof } from '../../../testing/signatures.ts';

const appDir = path.dirname(import.meta.dirname);
// Three starts of a CMS, on a busy machine.
const RETENTION_TIMEOUT_MS = 180_000;
const MONTH_MS = 30.5 * 24 * 60 * 60_000;

describe.each(['sqlite', 'postgres'] as const)('a person’s privacy page on %s', (kind) => {
  const cms = inject(kind);
  const read = (sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);
  const siteToken = siteProof(cms);
  const call = (way: string, data: object, headers: Record<string, string> = { 'x-site-token': siteToken }) =>
    fetch(`${cms.url}/api/privacy/${way}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ data }),
    });

  async function anAsker(visit?: object) {
    const { data: words } = await (await fetch(`${cms.url}/api/consent-notice`)).json();
    const email = `${randomUUID()}@mail.example`;
    const lead = aModalLead({
      name: 'Asha Kulkarni',
      mobile: `97${String(randomInt(100_000_000)).padStart(8, '0')}`,
      email,
      message: 'A secret of mine, please call.',
      context: {
        page: '/projects/residential/kansa',
        project: 'kansa',
        ...(visit && { visit }),
        lastTouch: { gclid: 'click-1' },
        consent: {
          version: words.version,
          choices: { 'news/phone': false, 'news/email': true, 'news/whatsapp': true },
        },
      },
    });
    const reference = await referenceOf(await postLead(cms, lead));
    const [row] = await read(
      `select contacts.document_id as document, contacts.id as contact, website_leads.id as lead
       from website_leads join contacts on contacts.id = website_leads.contact_id where reference = ?`,
      reference,
    );
    const [contact, id] = [Number(row?.contact), Number(row?.lead)];
    return { token: privacyToken(cms, String(row?.document)), contact, lead: id, email, sent: lead };
  }
  const standing = async (response: Response) => {
    const { data } = await response.json();
    return Object.fromEntries(
      data.consents.map((one: { key: string; granted: boolean }) => [one.key, one.granted]),
    );
  };

  test('shows what is held with the details hidden, and changes nothing', async () => {
    const { token, contact } = await anAsker();
    const response = await call('view', { token });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toMatch(/Asha|Kulkarni|secret|click-1/);
    const { data } = JSON.parse(text);
    expect(data).toMatchObject({
      name: 'A••• K•••',
      number: expect.stringMatching(/^•••\d{3}$/),
      email: expect.stringMatching(/^.•••@mail\.example$/),
      enquiries: [{ project: 'kansa', withMessage: true }],
      erasureRequestedAt: null,
    });
    expect(
      data.consents.map(({ key, granted }: { key: string; granted: boolean }) => [key, granted]),
    ).toEqual([
      ['enquiry/any', true],
      ['news/phone', false],
      ['news/email', true],
      ['news/whatsapp', true],
    ]);
    expect(await read('select id from consent_receipts where contact_id = ?', contact)).toHaveLength(4);
  });

  test('shows the visits that were asked for, and that we know an address, not which', async () => {
    const startsAt = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString();
    const wanted = { startsAt, how: 'in person', people: 2, fetched: true, fetchFrom: 'Hotel Aurora' };
    const { token, contact } = await anAsker(wanted);
    const response = await call('view', { token });
    const text = await response.clone().text();
    expect(text).not.toContain('Aurora');
    const { data } = await response.json();
    const visit = { on: startsAt, project: 'kansa', cancelled: false, withAddress: true };
    expect(data.visits).toEqual([visit]);
    await read(
      `update visits set state = 'cancelled', fetch_from = null where lead_id in
       (select id from website_leads where contact_id = ${contact})`,
    );
    const after = await (await call('view', { token })).json();
    expect(after.data.visits).toEqual([{ ...visit, cancelled: true, withAddress: false }]);
  });

  test('takes back one consent by a receipt, once, and leaves the enquiry alone', async () => {
    const { token, contact } = await anAsker();
    for (const _ of [1, 2]) {
      expect(await standing(await call('withdraw', { token, consents: ['news/email'] }))).toMatchObject({
        'enquiry/any': true,
        'news/email': false,
        'news/whatsapp': true,
      });
    }
    expect(await read('select id from consent_receipts where contact_id = ?', contact)).toHaveLength(5);
  });

  test('takes back everything, stops what waits, and a new enquiry may be answered again', async () => {
    const { token, lead, sent } = await anAsker();
    await read(
      `insert into deliveries (document_id, lead_id, kind, target, occasion, state, attempts, message_id)
       values ('d${randomUUID().slice(0, 8)}', ${lead}, 'webhook', 'crm', 'enquiry', 'pending', 0, '${randomUUID()}')`,
    );
    const answer = await standing(await call('withdraw', { token }));
    expect(Object.values(answer)).toEqual([false, false, false, false]);
    const states = await read(`select state from deliveries where target = 'crm' and lead_id = ?`, lead);
    expect(states).toEqual([{ state: 'stopped' }]);
    const events = await read(
      `select note from lead_events where kind = 'consent withdrawn' and lead_id = ?`,
      lead,
    );
    expect(events).toEqual([{ note: 'enquiry/any, news/email, news/whatsapp' }]);
    const { name, mobile, email, source } = sent;
    await postLead(cms, { name, mobile, email, source });
    expect(await standing(await call('view', { token }))).toMatchObject({
      'enquiry/any': true,
      'news/email': false,
    });
  });

  test('notes a request for erasure for the administrator, the first date for good', async () => {
    const { token, contact, lead } = await anAsker();
    const { data } = await (await call('erase', { token })).json();
    expect(Date.parse(data.erasureRequestedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(data.consents.some(({ granted }: { granted: boolean }) => granted)).toBe(false);
    const again = await (await call('erase', { token })).json();
    expect(again.data.erasureRequestedAt).toBe(data.erasureRequestedAt);
    expect(
      await read(`select id from lead_events where kind = 'erasure requested' and lead_id = ?`, lead),
    ).toHaveLength(1);
    expect(contact).toBeGreaterThan(0);
  });

  test('answers nobody without the link, and nobody but the site', async () => {
    const { token, contact } = await anAsker();
    const forged = `${token.slice(0, -2)}xx`;
    for (const way of ['view', 'withdraw', 'erase']) {
      expect((await call(way, { token: forged })).status, way).toBe(404);
      expect((await call(way, { token }, {})).status, way).toBe(404);
      expect((await call(way, {})).status, way).toBe(404);
    }
    const receipts = await read('select granted from consent_receipts where contact_id = ?', contact);
    expect(receipts.filter(({ granted }) => Boolean(granted))).toHaveLength(3);
    expect(outputOf(cms)).not.toContain(token);
  });

  test('asked too often from one address waits', async () => {
    const headers = { 'x-site-token': siteToken, 'x-visitor-address': `2001:db8:${randomInt(9999)}::1` };
    const statuses = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await call('view', { token: 'guessed' }, headers)).status);
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses[30]).toBe(429);
  });

  // SQLite has one process only, and this command is a second one.
  if (kind === 'postgres') {
    test(
      'retention shows what would go, and takes it out only when told to',
      async () => {
        const [aged, asking, recent] = [await anAsker(), await anAsker(), await anAsker()];
        const long = Date.now() - 40 * MONTH_MS;
        const at = `'${new Date(long).toISOString()}'`;
        await read(`update website_leads set created_at = ${at} where id = ${aged.lead}`);
        await read(`update lead_events set at = ${at} where lead_id = ${aged.lead}`);
        await call('erase', { token: asking.token });
        const run = async (...parameters: string[]) => {
          const { stdout } = await promisify(execFile)(
            process.execPath,
            ['commands/retention.mts', ...parameters],
            {
              cwd: appDir,
              env: { ...process.env, ...cms.env },
            },
          );
          return stdout;
        };
        const nameOf = async ({ lead }: { lead: number }) =>
          (await read('select name from website_leads where id = ?', lead))[0]?.name;
        const documentOf = ({ token }: { token: string }) => token.split('.')[0] ?? '';

        const shown = await run();
        expect(shown).toContain(documentOf(aged));
        expect(shown).toContain(documentOf(asking));
        expect(shown).not.toContain(documentOf(recent));
        expect(shown).not.toMatch(/Asha|@mail\.example/);
        expect(await nameOf(aged)).toBe('Asha Kulkarni');

        await run('--apply');
        expect([await nameOf(aged), await nameOf(asking), await nameOf(recent)]).toEqual([
          'Erased',
          'Asha Kulkarni',
          'Asha Kulkarni',
        ]);
        const [row] = await read('select * from website_leads where id = ?', aged.lead);
        expect(JSON.stringify(row)).not.toMatch(/Asha|secret|click-1|@mail\.example/);
        expect(await read('select id from contact_points where contact_id = ?', aged.contact)).toHaveLength(
          0,
        );
        expect(
          await read(`select id from lead_events where kind = 'erased' and lead_id = ?`, aged.lead),
        ).toHaveLength(1);
        // What was logged more than a year before goes with the person; what was logged now stays its year.
        expect(
          await read(`select id from lead_events where kind = 'received' and lead_id = ?`, aged.lead),
        ).toHaveLength(0);
        expect((await call('view', { token: aged.token })).status).toBe(404);
        // What an earlier release could not empty, because it did not know the column, goes with the next run.
        await read(`update website_leads set message = 'from a newer column' where id = ${aged.lead}`);
        await run('--apply');
        expect(await read('select name, message from website_leads where id = ?', aged.lead)).toEqual([
          { name: 'Erased', message: null },
        ]);
      },
      RETENTION_TIMEOUT_MS,
    );
  }
});
