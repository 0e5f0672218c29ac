import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf } from '../../../testing/editor.ts';
import { postLead, referenceOf, someone } from '../../../testing/leads.ts';
import { siteProof } from '../../../testing/signatures.ts';

// Long before any other test's.
const DAYS = { from: '2017-03-05', to: '2017-03-06' };
const PER_ADDRESS = 10;
const anAddress = () =>
  `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::${randomInt(9)}`;
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

describe.each(['sqlite', 'postgres'] as const)('presses on the site’s WhatsApp, on %s', (kind) => {
  const cms = inject(kind);
  const token = siteProof(cms);
  let meera: Account;

  beforeAll(async () => {
    meera = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
  });

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${cms.url}/api/whatsapp-presses`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-site-token': token,
        'x-visitor-address': anAddress(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const press = (changes: object = {}, headers: Record<string, string> = {}) =>
    send({ page: 'project', project: null, reference: null, ...changes }, headers);
  async function aPublishedProject(): Promise<string> {
    const url = `pressed-${randomUUID().slice(0, 8)}`;
    await editorOf(cms, cms.editorToken).createPublished('api::projects.projects', aProject({ url }));
    return url;
  }
  const read = (sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);
  const rowsOf = (project: string) =>
    read('select * from whatsapp_presses where project = ? order by id', project);
  const story = async (reference: string) =>
    (
      await read(
        `select event.* from lead_events event join website_leads lead on lead.id = event.lead_id
         where lead.reference = ? and event.kind = 'whatsapp pressed' order by event.id`,
        reference,
      )
    ).map(({ by, note }) => ({ by, note }));
  const enquire = async () => referenceOf(await postLead(cms, someone()));
  const moment = (at: number) => (kind === 'sqlite' ? at : new Date(at).toISOString());
  const addressOf = (asked: Record<string, string>, file = '') =>
    `/lead-desk/reports${file}?${new URLSearchParams(asked)}`;
  async function told(asked: Record<string, string>) {
    const response = await meera.ask('GET', addressOf(asked));
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: { presses: { page: string; times: number }[] | null } } = await response.json();
    return data.presses;
  }

  test('are one row for each day, page and project, whoever presses at once, and tell of nobody', async () => {
    const project = await aPublishedProject();
    const answers = await Promise.all(Array.from({ length: 20 }, () => press({ project })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await press({ project, page: 'cost sheet' });
    const rows = await rowsOf(project);
    expect(rows).toMatchObject([
      { day: today(), project, page: 'project', times: 20 },
      { day: today(), project, page: 'cost sheet', times: 1 },
    ]);
    const ofStrapi = ['id', 'document_id', 'created_at', 'updated_at', 'published_at'];
    const more = ['created_by_id', 'updated_by_id', 'locale'];
    expect(Object.keys(rows[0] ?? {}).filter((name) => ![...ofStrapi, ...more].includes(name))).toEqual([
      'key',
      'day',
      'project',
      'page',
      'times',
    ]);
    expect(await told({ from: today(), to: today(), project })).toEqual([
      { page: 'project', times: 20 },
      { page: 'cost sheet', times: 1 },
    ]);
  });

  test('after an enquiry stand in its story, once in a while and five at most, and in no number', async () => {
    const project = await aPublishedProject();
    const reference = await enquire();
    const other = await enquire();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => press({ project, page: 'thank you', reference })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const line = {
      by: 'visitor',
      note: `On the thank-you page (${project}), to go on in the company’s chat`,
    };
    expect(await story(reference)).toEqual([line]);
    expect(await story(other)).toEqual([]);
    for (let nth = 0; nth < 6; nth += 1) {
      await read(
        `update lead_events set at = ? where kind = 'whatsapp pressed' and lead_id in
         (select id from website_leads where reference = ?)`,
        moment(Date.now() - 11 * 60_000),
        reference,
      );
      await press({ project, page: 'thank you', reference });
    }
    expect(await story(reference)).toEqual(Array(5).fill(line));
    expect(await rowsOf(project)).toEqual([]);
  });

  test('with a reference of nobody, of the day before or of somebody erased are a number, and answered alike', async () => {
    const [old, erased] = [await enquire(), await enquire()];
    const dayAgo = moment(Date.now() - 25 * 3_600_000);
    await read('update website_leads set created_at = ? where reference = ?', dayAgo, old);
    await read(
      'update contacts set masked_at = ? where id = (select contact_id from website_leads where reference = ?)',
      moment(Date.now()),
      erased,
    );
    const project = await aPublishedProject();
    for (const reference of [old, erased, 'SH-AAAAAAA']) {
      const answer = await press({ project, reference });
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      expect(await story(reference)).toEqual([]);
    }
    expect(await rowsOf(project)).toMatchObject([{ times: 3 }]);
  });

  test('are told by the site’s server alone, rubbish makes no row, and a project that is none no row of its own', async () => {
    const project = await aPublishedProject();
    const seen = { page: 'project', project, reference: null };
    for (const headers of [{ 'x-site-token': 'x' }, { 'x-site-token': '' }])
      expect((await send(seen, headers)).status).toBe(404);
    for (const rubbish of [
      {},
      [],
      'x',
      null,
      { page: 'project' },
      { ...seen, page: '/projects' },
      { ...seen, page: ['project'] },
      { ...seen, project: 'A b' },
      { ...seen, project: 'x'.repeat(200) },
      { ...seen, reference: "SH-' or 1=1" },
      { ...seen, reference: 'x'.repeat(5000) },
      { ...seen, times: 1000 },
    ])
      expect((await send(rubbish)).status, JSON.stringify(rubbish)).toBe(400);
    expect(await rowsOf(project)).toEqual([]);
    const madeUp = `made-up-${randomUUID().slice(0, 8)}`;
    expect((await press({ project: madeUp })).status).toBe(204);
    expect(await rowsOf(madeUp)).toEqual([]);
  });

  test('of one address are noted so many and no more', async () => {
    const project = await aPublishedProject();
    const headers = { 'x-visitor-address': anAddress() };
    for (let nth = 0; nth < PER_ADDRESS; nth += 1)
      expect((await press({ project }, headers)).status).toBe(204);
    const over = await press({ project }, headers);
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rowsOf(project)).toMatchObject([{ times: PER_ADDRESS }]);
    expect((await press({ project })).status).toBe(204);
  });

  test('are told of the days and the project of a report, and of no tag', async () => {
    const one = `one-${randomUUID()}`;
    const put = (day: string, project: string | null, page: string, times: number) =>
      read(
        `insert into whatsapp_presses (document_id, "key", day, project, page, times)
         values (?, ?, ?, ${project === null ? 'null' : `'${project}'`}, ?, ?)`,
        randomUUID(),
        `${day} ${page} ${project ?? ''}`,
        day,
        page,
        times,
      );
    await put('2017-03-04', one, 'project', 1000);
    await put(DAYS.from, one, 'project', 8);
    await put(DAYS.to, one, 'project', 2);
    await put(DAYS.to, null, 'contact', 5);
    await put('2017-03-07', one, 'project', 1000);
    expect(await told(DAYS)).toEqual([
      { page: 'project', times: 10 },
      { page: 'contact', times: 5 },
    ]);
    expect(await told({ ...DAYS, project: one })).toEqual([{ page: 'project', times: 10 }]);
    expect(await told({ ...DAYS, tag: 'none' })).toBeNull();
    const file = await (await meera.ask('GET', addressOf(DAYS, '/file'))).text();
    expect(file.split('\r\n\r\n').at(-1)?.trim().split('\r\n')).toEqual([
      '"WhatsApp pressed on the site","Times"',
      '"Page of a project","10"',
      '"Contact","5"',
    ]);
  });
});
