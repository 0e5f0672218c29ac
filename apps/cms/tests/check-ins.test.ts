import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, type Fields } from '../../../testing/editor.ts';
import { postLead, referenceOf, someNumber, someone } from '../../../testing/leads.ts';
import { aVisitRule } from '../../../testing/visits.ts';

type Today = {
  date: string;
  account: { id: number; name: string };
  places: { url: string }[];
  visits: { documentId: string; sequence: number; state: string; name: string; reference: string }[];
};
type Lead = {
  documentId: string;
  stage: string;
  owner: string | null;
  source: string;
  message: string | null;
  visits: { documentId: string; sequence: number; state: string; project: string }[];
  events: { kind: string; note: string | null; by: string; at: string }[];
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const IST_MS = 5.5 * 60 * MINUTE_MS;
/** Noon of today in India: that day whenever the tests run. */
const noon = () => Math.floor((Date.now() + IST_MS) / DAY_MS) * DAY_MS - IST_MS + DAY_MS / 2;

describe.each(['sqlite', 'postgres'] as const)('the door of a site office, on %s', (kind) => {
  const cms = inject(kind);
  const editor = editorOf(cms, cms.editorToken);
  let meera: Account;
  let asha: Account;
  let ravi: Account;

  const person = async ({ id }: Account) => {
    const [row] = await query(cms.database, 'select * from sales_people where account = ?', id);
    return { id: Number(row?.id), documentId: String(row?.document_id) };
  };
  beforeAll(async () => {
    const make = (role: string, name: string) => anAccount(cms, cms.editorToken, role, name);
    meera = await make('desk-sales-manager', 'Meera');
    asha = await make('desk-sales', 'Asha');
    ravi = await make('desk-sales', 'Ravi');
  });

  const moment = (at: number) => (kind === 'sqlite' ? at : new Date(at).toISOString());
  const dataOf = async <T>(response: Response): Promise<T> => {
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: T } = await response.json();
    return data;
  };
  const refusalOf = async (response: Response) => {
    const { error }: { error: { message: string } } = await response.json();
    return { status: response.status, message: error.message };
  };
  const leadOf = async (who: Account, id: string) =>
    dataOf<Lead>(await who.ask('GET', `/lead-desk/leads/${id}`));
  const today = async (who: Account) => dataOf<Today>(await who.ask('GET', '/lead-desk/check-ins'));
  const press = (who: Account, more: Fields) =>
    who.ask('POST', '/lead-desk/check-ins', { id: randomUUID(), age: 0, ...more });
  const linesOf = ({ events }: Lead, said: string) => events.filter((event) => event.kind === said);

  async function aPlace() {
    const url = `door-${randomUUID().slice(0, 8)}`;
    const { documentId } = await editor.createPublished('api::projects.projects', aProject({ url }));
    await editor.createDraft('api::visit-rule.visit-rule', aVisitRule(url));
    return { url, documentId };
  }
  /** A visit of today at noon, whose enquiry is somebody's. */
  async function aVisitToday(of: Account, place: string, lead = someone()) {
    const reference = await referenceOf(await postLead(cms, lead, { 'idempotency-key': randomUUID() }));
    const owner = await person(of);
    await query(
      cms.database,
      'update website_leads set owner_id = ? where reference = ?',
      owner.id,
      reference,
    );
    const [row] = await query(
      cms.database,
      'select document_id from website_leads where reference = ?',
      reference,
    );
    const id = String(row?.document_id);
    const from = new Date(Date.now() + IST_MS + DAY_MS).toISOString().slice(0, 10);
    const { times } = await dataOf<{ times: { start: string; free: number }[] }>(
      await of.ask('GET', `/lead-desk/visit-times?project=${place}&from=${from}&days=1`),
    );
    const start = times.find(({ free }) => free > 0)?.start;
    const booking = {
      key: randomUUID(),
      project: place,
      startsAt: start,
      how: 'in person',
      people: 3,
      language: 'Hindi',
      fetched: false,
      fetchFrom: null,
      guide: null,
    };
    await dataOf(await of.ask('POST', `/lead-desk/leads/${id}/visits`, booking));
    const [visit] = (await leadOf(of, id)).visits;
    if (!visit) throw new Error('Nothing was booked');
    await query(
      cms.database,
      'update visits set starts_at = ? where document_id = ?',
      moment(noon()),
      visit.documentId,
    );
    return { id, reference, visit };
  }
  const came = ({ documentId, sequence }: { documentId: string; sequence: number }) => ({
    kind: 'came',
    visit: documentId,
    sequence,
  });
  const walkIn = (project: string, more: Fields = {}) => ({
    kind: 'walk-in',
    project,
    name: 'Charulata Joshi',
    mobile: someNumber(),
    wish: 'Two bedrooms, before Diwali',
    agrees: true,
    ...more,
  });
  const leadsOf = async (mobile: unknown) => {
    const rows = await query(
      cms.database,
      'select document_id from website_leads where mobile = ? order by id',
      String(mobile),
    );
    return rows.map((row) => String(row.document_id));
  };

  const receiptsOf = ({ documentId }: Lead) =>
    query(
      cms.database,
      'select r.id from consent_receipts r join website_leads l on r.contact_id = l.contact_id where l.document_id = ?',
      documentId,
    );

  test('lists whom somebody may see of today, without a number to lose', async () => {
    const place = await aPlace();
    const { visit, reference } = await aVisitToday(asha, place.url);
    const found = ({ visits }: Today) => visits.find(({ documentId }) => documentId === visit.documentId);
    const list = await today(asha);
    expect(list.account.name).toBe(asha.name);
    expect(found(list)).toMatchObject({ state: 'booked', reference, people: 3, language: 'Hindi' });
    expect(JSON.stringify(list)).not.toMatch(/mobile|number|email|"lead"/i);
    expect(found(await today(meera))).toBeDefined();
    expect(found(await today(ravi))).toBeUndefined();
    const outside = await anAccount(cms, cms.editorToken, 'strapi-editor', 'Edith');
    expect((await outside.ask('GET', '/lead-desk/check-ins')).status).toBe(403);
    expect((await press(outside, came(visit))).status).toBe(403);
    expect((await fetch(`${cms.url}/lead-desk/check-ins`)).status).toBe(401);
    expect((await press(ravi, came(visit))).status).toBe(404);
  });

  test('a guide is offered the projects they show, whoever shows nobody round all of them', async () => {
    const [place, other] = [await aPlace(), await aPlace()];
    const bela = await anAccount(cms, cms.editorToken, 'desk-sales', 'Bela');
    await editor.update('api::sales-person.sales-person', (await person(bela)).documentId, {
      showsVisitors: true,
      projects: { set: [{ documentId: place.documentId }] },
    });
    expect((await today(bela)).places.map(({ url }) => url)).toEqual([place.url]);
    expect((await today(meera)).places.map(({ url }) => url)).toEqual(
      expect.arrayContaining([place.url, other.url]),
    );
  });

  test('a press stands in the story once, with the time it was made at, however often it is sent', async () => {
    const place = await aPlace();
    const { visit, id } = await aVisitToday(asha, place.url);
    const sent = { ...came(visit), id: randomUUID(), age: 20 * MINUTE_MS };
    const answers = await Promise.all([1, 2, 3, 4].map(() => press(asha, sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // A colleague's device brings the same.
    await dataOf(await press(meera, came(visit)));
    const lead = await leadOf(asha, id);
    expect(lead).toMatchObject({ stage: 'Visited', visits: [{ state: 'kept' }] });
    const lines = linesOf(lead, 'visit kept');
    expect(lines).toMatchObject([{ by: asha.name }]);
    const ago = Date.now() - Date.parse(lines[0]?.at ?? '');
    expect(ago).toBeGreaterThanOrEqual(20 * MINUTE_MS);
    expect(ago).toBeLessThan(25 * MINUTE_MS);
  });

  test('what a colleague or the visitor did meanwhile is said, and the press changes nothing of it', async () => {
    const place = await aPlace();
    const moved = await aVisitToday(asha, place.url);
    await query(
      cms.database,
      'update visits set starts_at = ?, sequence = sequence + 1 where document_id = ?',
      moment(noon() + 60 * MINUTE_MS),
      moved.visit.documentId,
    );
    const refused = await refusalOf(await press(asha, came(moved.visit)));
    expect(refused.status).toBe(409);
    expect(refused.message).toMatch(/^This visit is at another time now: .*, 1 pm\. .*Press Came once more/);
    // Seen as it is now, it is taken.
    await dataOf(await press(asha, came({ ...moved.visit, sequence: moved.visit.sequence + 1 })));
    expect(linesOf(await leadOf(asha, moved.id), 'visit kept')).toHaveLength(1);

    const later = await aVisitToday(asha, place.url);
    await query(
      cms.database,
      'update visits set starts_at = ?, sequence = sequence + 1 where document_id = ?',
      moment(noon() + 2 * DAY_MS),
      later.visit.documentId,
    );
    expect((await refusalOf(await press(asha, came(later.visit)))).message).toMatch(
      /^This visit is on another day now: .*walk-in/,
    );

    for (const [state, words] of [
      ['cancelled', /was cancelled meanwhile/],
      ['missed', /noted meanwhile that they did not come/],
      ['waiting', /has no time any more/],
    ] as const) {
      const one = await aVisitToday(asha, place.url);
      const sql = 'update visits set state = ?, sequence = sequence + 1 where document_id = ?';
      await query(cms.database, sql, state, one.visit.documentId);
      const answer = await refusalOf(await press(asha, came(one.visit)));
      expect(answer.status).toBe(409);
      expect(answer.message).toMatch(words);
      expect((await leadOf(asha, one.id)).visits).toMatchObject([{ state }]);
    }
  });

  test('who walks in is an enquiry with a visit, stored once, whoever writes it down', async () => {
    const place = await aPlace();
    const sent = { ...walkIn(place.url), id: randomUUID(), age: 5 * MINUTE_MS };
    const answers = await Promise.all([1, 2, 3].map(() => press(asha, sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = await leadsOf(sent.mobile);
    expect(ids).toHaveLength(1);
    const lead = await leadOf(asha, ids[0] ?? '');
    expect(lead).toMatchObject({
      source: 'walk-in',
      stage: 'Visited',
      owner: asha.name,
      message: sent.wish,
      visits: [{ state: 'kept', project: place.url }],
    });
    expect(linesOf(lead, 'entered')).toMatchObject([
      { by: asha.name, note: expect.stringContaining('Consent: in person') },
    ]);
    expect(linesOf(lead, 'visit kept')).toMatchObject([
      { by: asha.name, note: expect.stringContaining('walked in') },
    ]);
    expect(await receiptsOf(lead)).toHaveLength(1);
    // Under the same key other words are another press, and are not lost in silence.
    const other = await press(asha, { ...sent, name: 'Somebody Else' });
    expect(other.status).toBe(409);
  });

  test('who was not asked has agreed to nothing', async () => {
    const place = await aPlace();
    const sent = walkIn(place.url, { agrees: false, wish: '' });
    await dataOf(await press(asha, sent));
    const lead = await leadOf(asha, (await leadsOf(sent.mobile))[0] ?? '');
    expect(linesOf(lead, 'entered')[0]?.note).toContain('Consent: not asked');
    expect(await receiptsOf(lead)).toEqual([]);
    expect(lead.message ?? '').toBe('');
  });

  test('who had booked and is written down as a walk-in comes once, and goes to whose person they are', async () => {
    const place = await aPlace();
    const mobile = someNumber();
    const { id } = await aVisitToday(ravi, place.url, someone({ mobile }));
    const sent = { ...walkIn(place.url, { mobile }), id: randomUUID() };
    for (let time = 0; time < 2; time += 1) await dataOf(await press(asha, sent));
    const ids = await leadsOf(mobile);
    expect(ids).toHaveLength(2);
    const [booked, written] = [await leadOf(meera, id), await leadOf(meera, ids[1] ?? '')];
    expect(booked.visits).toMatchObject([{ state: 'kept' }]);
    expect(linesOf(booked, 'visit kept')).toMatchObject([{ by: asha.name }]);
    expect(written).toMatchObject({ source: 'walk-in', owner: ravi.name, visits: [] });
  });

  test('rubbish is refused by its field, and stores nothing', async () => {
    const place = await aPlace();
    const { visit } = await aVisitToday(asha, place.url);
    const good = walkIn(place.url);
    const bodies: unknown[] = [
      null,
      [],
      'came',
      {},
      { kind: 'came' },
      ...[
        { kind: 'gone' },
        { id: 'x' },
        { age: -1 },
        { age: 8 * DAY_MS },
        { age: 0.5 },
        { age: '0' },
        { visit: '' },
        { visit: 'x'.repeat(200) },
        { visit: { $ne: null } },
        { sequence: -1 },
        { sequence: '0' },
        { more: true },
      ].map((change) => ({ id: randomUUID(), age: 0, ...came(visit), ...change })),
      ...[
        { name: '' },
        { name: '  ' },
        { name: 'x'.repeat(6000) },
        { name: 'a\u0000b' },
        { mobile: '12' },
        { mobile: 'abc' },
        { wish: 'x'.repeat(6000) },
        { wish: null },
        { agrees: 'yes' },
        { project: '' },
        { project: 'nowhere-at-all' },
        { source: 'phone' },
      ].map((change) => ({ id: randomUUID(), age: 0, ...good, ...change })),
    ];
    for (const body of bodies) {
      const { status } = await asha.ask('POST', '/lead-desk/check-ins', body);
      expect(status, JSON.stringify(body)?.slice(0, 200)).toBe(400);
    }
    expect((await press(asha, came({ documentId: "x' or 1=1", sequence: 0 }))).status).toBe(404);
    expect(await leadsOf(good.mobile)).toEqual([]);
    const list = await today(asha);
    expect(list.visits.find(({ documentId }) => documentId === visit.documentId)?.state).toBe('booked');
  });
});
