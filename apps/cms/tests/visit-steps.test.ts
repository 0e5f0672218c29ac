import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf } from '../../../testing/editor.ts';
import { postLead, referenceOf } from '../../../testing/leads.ts';
import { siteProof } from '../../../testing/signatures.ts';
import { askFor, holdTime, openForVisits, toldSlots, visitIn } from '../../../testing/visits.ts';

type Steps = Record<string, number>;

// Long before any other test's.
const DAYS = { from: '2018-08-05', to: '2018-08-06' };
const PER_ADDRESS = 30;
const NONE = {
  'times shown': 0,
  'no times': 0,
  'time chosen': 0,
  'time gone': 0,
  'form sent': 0,
  asked: 0,
  booked: 0,
  full: 0,
  waiting: 0,
};
const anAddress = () =>
  `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::${randomInt(9)}`;
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

describe.each(['sqlite', 'postgres'] as const)('the steps of booking a visit, on %s', (kind) => {
  const cms = inject(kind);
  const editor = () => editorOf(cms, cms.editorToken);
  const token = siteProof(cms);
  let meera: Account;
  let asha: Account;

  beforeAll(async () => {
    meera = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
  });

  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${cms.url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-site-token': token,
        'x-visitor-address': anAddress(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const open = (project: string, step = 'times shown', address = anAddress()) =>
    send('visit-steps', { project, step }, { 'x-visitor-address': address });
  async function aProjectToVisit() {
    const project = `steps-${randomUUID().slice(0, 8)}`;
    await openForVisits(editor(), project);
    const starts = (await toldSlots(cms, project)).slots.map(({ start }) => start);
    return { project, at: (nth: number) => starts[nth] ?? '' };
  }
  async function hold(project: string, start: string, instead?: string): Promise<string> {
    const held = await holdTime(cms, { project, start, ...(instead ? { instead } : {}) }, anAddress());
    const { data }: { data: { hold: string } } = await held.json();
    return data.hold;
  }
  const rowsOf = (project: string) =>
    query(cms.database, 'select * from visit_steps where project = ? order by id', project);
  const addressOf = (asked: Record<string, string>, file = '') =>
    `/lead-desk/reports${file}?${new URLSearchParams(asked)}`;
  async function told(who: Account, asked: Record<string, string>): Promise<Steps | null> {
    const response = await who.ask('GET', addressOf(asked));
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: { steps: Steps | null } } = await response.json();
    return data.steps;
  }
  const stepsOf = (project: string) => told(meera, { from: today(), to: today(), project });
  /** The enquiry is thanked before its number is written. */
  const becomes = (project: string, steps: Steps) =>
    vi.waitFor(async () => expect(await stepsOf(project)).toEqual({ ...NONE, ...steps }), 5000);

  test('are counted once each, however often a time is changed and a form arrives', async () => {
    const { project, at } = await aProjectToVisit();
    expect((await open(project)).status).toBe(204);
    const first = await hold(project, at(0));
    const second = await hold(project, at(1), first);
    const lead = askFor(project, at(1), { hold: second });
    const headers = { 'idempotency-key': randomUUID() };
    const stored = await postLead(cms, lead, headers);
    expect(await visitIn(stored.clone())).toMatchObject({ state: 'booked' });
    expect(await referenceOf(await postLead(cms, lead, headers))).toBe(await referenceOf(stored));
    await becomes(project, { 'times shown': 1, 'time chosen': 1, 'form sent': 1, booked: 1 });
  });

  test('tell a time that was gone, one that others took meanwhile, and who waits for it', async () => {
    const { project, at } = await aProjectToVisit();
    const mine = await hold(project, at(0));
    expect((await holdTime(cms, { project, start: at(0) }, anAddress())).status).toBe(409);
    const past = kind === 'sqlite' ? Date.now() - 1000 : new Date(Date.now() - 1000).toISOString();
    await query(cms.database, 'update visit_places set held_until = ? where hold = ?', past, mine);
    const theirs = await hold(project, at(0));
    await postLead(cms, askFor(project, at(0), { hold: theirs }), { 'idempotency-key': randomUUID() });
    const late = await visitIn(
      await postLead(cms, askFor(project, at(0), { hold: mine }), { 'idempotency-key': randomUUID() }),
    );
    expect(late.state).toBe('full');
    const waits = await send('visit-changes', { data: { link: late.link, change: 'wait' } });
    expect(waits.status, await waits.clone().text()).toBe(200);
    const steps = { 'time chosen': 2, 'time gone': 1, 'form sent': 2, booked: 1, full: 1, waiting: 1 };
    await becomes(project, steps);
  });

  test('keep apart who asks for a time that nobody holds for them', async () => {
    const { project, at } = await aProjectToVisit();
    await open(project, 'no times');
    await postLead(cms, askFor(project, at(0)), { 'idempotency-key': randomUUID() });
    await becomes(project, { 'no times': 1, asked: 1 });
  });

  test('are one row for each day, project and step, whoever counts at once, and tell of nobody', async () => {
    const { project } = await aProjectToVisit();
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(project)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const rows = await rowsOf(project);
    expect(rows).toMatchObject([{ day: today(), project, step: 'times shown', times: 20 }]);
    const ofStrapi = ['id', 'document_id', 'created_at', 'updated_at', 'published_at'];
    const more = ['created_by_id', 'updated_by_id', 'locale'];
    expect(Object.keys(rows[0] ?? {}).filter((name) => ![...ofStrapi, ...more].includes(name))).toEqual([
      'key',
      'day',
      'project',
      'step',
      'times',
    ]);
  });

  test('of one address are counted so many and no more', async () => {
    const { project } = await aProjectToVisit();
    const address = anAddress();
    for (let nth = 0; nth < PER_ADDRESS; nth += 1)
      expect((await open(project, 'times shown', address)).status).toBe(204);
    const over = await open(project, 'times shown', address);
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rowsOf(project)).toMatchObject([{ times: PER_ADDRESS }]);
    expect((await open(project)).status).toBe(204);
    expect(await rowsOf(project)).toMatchObject([{ times: PER_ADDRESS + 1 }]);
  });

  test('are told by the site’s server alone, and rubbish makes no row', async () => {
    const { project } = await aProjectToVisit();
    const seen = { project, step: 'times shown' };
    for (const headers of [{ 'x-site-token': 'x' }, { 'x-site-token': '' }])
      expect((await send('visit-steps', seen, headers)).status).toBe(404);
    for (const rubbish of [
      {},
      [],
      'x',
      null,
      { project },
      { ...seen, step: 'booked' },
      { ...seen, step: 'time chosen' },
      { ...seen, step: ['times shown'] },
      { ...seen, project: 'A b' },
      { ...seen, project: `${'x'.repeat(200)}` },
      { ...seen, times: 1000 },
      { ...seen, day: '2018-08-05' },
    ])
      expect((await send('visit-steps', rubbish)).status, JSON.stringify(rubbish)).toBe(400);
    expect(await rowsOf(project)).toEqual([]);

    const madeUp = `made-up-${randomUUID().slice(0, 8)}`;
    const announced = `announced-${randomUUID().slice(0, 8)}`;
    await editor().createDraft('api::projects.projects', aProject({ url: announced }));
    for (const unknown of [madeUp, announced]) {
      expect((await open(unknown)).status).toBe(204);
      await postLead(cms, askFor(unknown, new Date(Date.now() + 86_400_000).toISOString()));
      expect(await rowsOf(unknown)).toEqual([]);
    }
  });

  test('are told of the days and the project of a report, of no tag, and to a sales person as well', async () => {
    const [one, other] = [`one-${randomUUID()}`, `other-${randomUUID()}`];
    const put = (day: string, project: string, step: string, times: number) =>
      query(
        cms.database,
        'insert into visit_steps (document_id, "key", day, project, step, times) values (?, ?, ?, ?, ?, ?)',
        randomUUID(),
        `${day} ${project} ${step}`,
        day,
        project,
        step,
        times,
      );
    await put('2018-08-04', one, 'times shown', 1000);
    await put(DAYS.from, one, 'times shown', 8);
    await put(DAYS.to, one, 'times shown', 2);
    await put(DAYS.to, one, 'time chosen', 5);
    await put(DAYS.to, other, 'times shown', 30);
    await put(DAYS.to, other, 'full', 1);
    await put('2018-08-07', one, 'times shown', 1000);
    for (const who of [meera, asha]) {
      expect(await told(who, DAYS)).toEqual({ ...NONE, 'times shown': 40, 'time chosen': 5, full: 1 });
      expect(await told(who, { ...DAYS, project: one })).toEqual({
        ...NONE,
        'times shown': 10,
        'time chosen': 5,
      });
    }
    expect(await told(meera, { ...DAYS, tag: 'none' })).toBeNull();
    const file = await (await meera.ask('GET', addressOf(DAYS, '/file'))).text();
    expect(file.split('\r\n\r\n')[2]?.trim().split('\r\n')).toEqual([
      '"Booking a visit on the site","Times","Of a hundred at the step before"',
      '"Saw the times","40",',
      '"Chose a time","5","13"',
      '"Sent the form","0","0"',
      '"Booked","0",',
      '"Sent the form, and found the time taken","1"',
    ]);
  });
});
