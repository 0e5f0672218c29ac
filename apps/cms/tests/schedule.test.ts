import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { aCity, aLocality, aNewsItem, aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { type Editor, editorOf } from '../../../testing/editor.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';
import { comeToPass, inHours } from '../../../testing/scheduled.ts';

const NEWS = 'api::news-item.news-item';
const PROJECT = 'api::projects.projects';
const TIMEOUT_MS = 120_000;
const COMES = { timeout: 60_000, interval: 200 };

type Shown = { action: string; at: string; who: string; outcome: string | null };
type Schedule = { may: boolean; waiting: Shown[]; failed: Shown[]; mistakes: string[]; missing: string[] };
type Line = { entry: string; action: string; state: string; outcome: string | null; name: string };

describe.each(['sqlite', 'postgres'] as const)('The schedule on %s', { timeout: TIMEOUT_MS }, (kind) => {
  const cms = inject(kind);
  let editor: Editor;
  let administrator: ReturnType<typeof asker>;
  let meghana: Account;
  let count = 0;

  beforeAll(async () => {
    editor = editorOf(cms, cms.editorToken);
    administrator = asker(cms, cms.editorToken);
    meghana = await anAccount(cms, cms.editorToken, 'strapi-editor', 'Meghana');
  });

  const aDraft = async (title = 'Slab twenty') => {
    count += 1;
    return editor.createDraft(NEWS, aNewsItem({ title, url: `schedule-${kind}-${Date.now()}-${count}` }));
  };
  const pathOf = (documentId: string, uid = NEWS) => `/content-manager/schedules/${uid}/${documentId}`;
  async function told<T>(answer: Promise<Response>) {
    const response = await answer;
    const { data, error }: { data: T; error?: { message: string; details?: object } } = await response.json();
    return { status: response.status, data, message: error?.message ?? '', error };
  }
  const set = (documentId: string, action: string, hours: number, { ask = meghana.ask, uid = NEWS } = {}) =>
    told<Schedule>(ask('POST', pathOf(documentId, uid), { action, ...inHours(hours) }));
  const scheduleOf = async (documentId: string, uid = NEWS) =>
    (await told<Schedule>(administrator('GET', pathOf(documentId, uid)))).data;
  const isLive = async (documentId: string, list = 'news-items') =>
    (await fetch(`${cms.url}/api/${list}/${documentId}`)).status === 200;
  const settled = (documentId: string, uid = NEWS) =>
    vi.waitFor(async () => expect((await scheduleOf(documentId, uid)).waiting).toEqual([]), COMES);
  async function historyOf(documentId: string): Promise<string[]> {
    const { data } = await told<{ lines: { action: string; who: string }[] }>(
      administrator('GET', `/content-manager/entry-versions/${NEWS}/${documentId}`),
    );
    return data.lines.map(({ action, who }) => `${action} by ${who}`);
  }
  async function calendar(ask = administrator): Promise<Line[]> {
    const months = [-3, 3].map((hours) => inHours(hours).day.slice(0, 7));
    const lines = await Promise.all(
      [...new Set(months)].map((month) =>
        told<{ lines: Line[] }>(ask('GET', `/content-manager/schedules?month=${month}`)),
      ),
    );
    return lines.flatMap(({ data }) => data.lines);
  }
  const inCalendar = async (documentId: string) =>
    (await calendar()).filter(({ entry }) => entry === documentId);

  test('publishes the draft as it is then, once, and says by whom it was set', async () => {
    const { documentId } = await aDraft();
    const { status, data } = await set(documentId, 'publish', 1);
    expect(status).toBe(200);
    expect(data).toMatchObject({ may: true, failed: [], mistakes: [], missing: [] });
    expect(data.waiting).toMatchObject([{ action: 'publish', who: meghana.name, outcome: null }]);
    expect(await isLive(documentId)).toBe(false);
    await editor.update(NEWS, documentId, { title: 'Slab twenty, cast' });
    await comeToPass(cms.database, documentId, 2);
    await settled(documentId);
    const reply = await (await fetch(`${cms.url}/api/news-items/${documentId}`)).json();
    expect(reply.data.title).toBe('Slab twenty, cast');
    expect((await historyOf(documentId)).filter((line) => line.startsWith('published'))).toEqual([
      `published by ${meghana.name}, by schedule`,
    ]);
    const audited = await query(
      cms.database,
      'select who, account, details from audit_entries where entry = ? order by id',
      documentId,
    );
    expect(audited).toContainEqual({
      who: meghana.name,
      account: meghana.id,
      details: expect.stringMatching(/^set: publish on .* \(India\)$/),
    });
    expect(audited).toContainEqual({
      who: `${meghana.name}, by schedule`,
      account: meghana.id,
      details: 'published',
    });
    expect(await inCalendar(documentId)).toMatchObject([
      { state: 'done', name: 'Slab twenty, cast', outcome: null },
    ]);
  });

  test('takes down what is live, and what was set can be moved and cancelled', async () => {
    const { documentId } = await aDraft();
    await editor.publish(NEWS, documentId);
    await set(documentId, 'unpublish', 1);
    const moved = await set(documentId, 'unpublish', 30);
    expect(moved.data.waiting).toHaveLength(1);
    await comeToPass(cms.database, documentId, 2);
    const cancelled = await told<Schedule>(meghana.ask('DELETE', `${pathOf(documentId)}/unpublish`));
    expect(cancelled.data.waiting).toEqual([]);
    expect((await told(meghana.ask('DELETE', `${pathOf(documentId)}/unpublish`))).status).toBe(404);
    expect(await isLive(documentId)).toBe(true);
    await set(documentId, 'unpublish', 1);
    await comeToPass(cms.database, documentId, 2);
    await settled(documentId);
    expect(await isLive(documentId)).toBe(false);
  });

  test('what is wrong with a draft is said when it is set, and refused then: once, to who set it, by mail', async () => {
    const offered = {
      projectStatus: 'under construction',
      url: `schedule-${kind}-${Date.now()}`,
      title: 'Neem Grove',
      phases: [],
    };
    const { documentId } = await editor.createDraft(PROJECT, aProject(offered));
    const { data } = await set(documentId, 'publish', 1, { uid: PROJECT });
    expect(data.mistakes).toEqual([expect.stringMatching(/phase/)]);
    await comeToPass(cms.database, documentId, 2);
    await settled(documentId, PROJECT);
    expect(await isLive(documentId, 'projectss')).toBe(false);
    const [failed] = (await scheduleOf(documentId, PROJECT)).failed;
    expect(failed).toMatchObject({ action: 'publish', who: meghana.name, outcome: data.mistakes[0] });
    expect(await inCalendar(documentId)).toMatchObject([{ state: 'failed', outcome: data.mistakes[0] }]);
    const mails = await query(
      cms.database,
      "select target, note from deliveries where occasion = 'schedule' and record_key = ?",
      `collection-types/${PROJECT}/${documentId}`,
    );
    expect(mails).toEqual([
      { target: `account ${meghana.id}`, note: expect.stringMatching(/^Not published: Neem Grove\n.*phase/) },
    ]);
    await editor.update(PROJECT, documentId, { phases: [aRegisteredPhase()] });
    await editor.publish(PROJECT, documentId);
    expect((await scheduleOf(documentId, PROJECT)).failed).toEqual([]);
  });

  test('what is empty and may not be is said when it is set, and nothing is published with it', async () => {
    const url = `empty-${kind}-${Date.now()}`;
    const { documentId } = await editor.createDraft(NEWS, { title: 'Half written', url });
    const { data } = await set(documentId, 'publish', 1);
    expect(data.missing).toEqual(['kind', 'publishedOn']);
    await comeToPass(cms.database, documentId, 2);
    await settled(documentId);
    expect(await isLive(documentId)).toBe(false);
    const [failed] = (await scheduleOf(documentId)).failed;
    expect(failed?.outcome).toContain('was empty (Kind, Day)');
  });

  test('who may not publish any more by then publishes nothing: blocked, removed, another role', async () => {
    const { data: roles } = await told<{ id: number; code: string }[]>(administrator('GET', '/admin/roles'));
    const sales = roles.find(({ code }) => code === 'desk-sales')?.id;
    const ends: Record<string, (id: number) => Promise<Response>> = {
      blocked: (id) => administrator('PUT', `/admin/users/${id}`, { isActive: false }),
      removed: (id) => administrator('DELETE', `/admin/users/${id}`),
      'may not publish': (id) => administrator('PUT', `/admin/users/${id}`, { roles: [sales] }),
    };
    for (const [why, end] of Object.entries(ends)) {
      const account = await anAccount(cms, cms.editorToken, 'strapi-editor', 'Rohan');
      const { documentId } = await aDraft();
      expect((await set(documentId, 'publish', 1, { ask: account.ask })).status).toBe(200);
      expect((await end(account.id)).ok).toBe(true);
      await comeToPass(cms.database, documentId, 2);
      await settled(documentId);
      expect(await isLive(documentId), why).toBe(false);
      expect((await scheduleOf(documentId)).failed).toMatchObject([
        { outcome: expect.stringContaining(why) },
      ]);
    }
  });

  test('of two times that were missed the later one stands, and nothing is live in between', async () => {
    const { documentId: over } = await aDraft();
    await set(over, 'publish', 1);
    await set(over, 'unpublish', 2);
    await comeToPass(cms.database, over, 3);
    await settled(over);
    expect(await isLive(over)).toBe(false);
    expect((await historyOf(over)).some((line) => line.startsWith('published'))).toBe(false);
    expect(await inCalendar(over)).toMatchObject([
      { action: 'publish', state: 'failed', outcome: expect.stringContaining('had passed too') },
      { action: 'unpublish', state: 'done' },
    ]);
    const { documentId: back } = await aDraft();
    await editor.publish(NEWS, back);
    await set(back, 'publish', 2);
    await set(back, 'unpublish', 1);
    await comeToPass(cms.database, back, 3);
    await settled(back);
    expect(await isLive(back)).toBe(true);
  });

  test('what is set for one moment is done in the order in which it is needed', async () => {
    const [CITY, LOCALITY] = ['api::city.city', 'api::locality.locality'];
    const city = await editor.createDraft(CITY, aCity({ name: `Satara ${Date.now()}` }));
    const locality = await editor.createDraft(LOCALITY, aLocality(city.documentId, { name: 'Godoli' }));
    const phases = [aRegisteredPhase()];
    const url = `satara-${kind}-${Date.now()}`;
    const project = await editor.createDraft(
      PROJECT,
      aProject({ url, phases, locality: null, placedIn: locality.documentId }),
    );
    const together = [
      [PROJECT, project.documentId],
      [LOCALITY, locality.documentId],
      [CITY, city.documentId],
    ] as const;
    const when = inHours(1);
    for (const [uid, documentId] of together)
      await told(administrator('POST', pathOf(documentId, uid), { action: 'publish', ...when }));
    await comeToPass(
      cms.database,
      together.map(([, documentId]) => documentId),
      2,
    );
    for (const [uid, documentId] of together) {
      await settled(documentId, uid);
      expect((await scheduleOf(documentId, uid)).failed).toEqual([]);
    }
    const shown = await fetch(`${cms.url}/api/projectss/${project.documentId}?populate[0]=placedIn`);
    expect((await shown.json()).data.placedIn).toMatchObject({ documentId: locality.documentId });
  });

  test('a deleted entry takes its schedule along; restored or duplicated it has none', async () => {
    const { documentId } = await aDraft('Gone and back');
    await set(documentId, 'publish', 1);
    const copy = await told<{ documentId: string }>(
      administrator('POST', `/content-manager/collection-types/${NEWS}/clone/${documentId}`, {
        title: 'A copy',
        url: `copy-${kind}-${Date.now()}`,
      }),
    );
    expect((await scheduleOf(copy.data.documentId)).waiting).toEqual([]);
    await editor.remove(NEWS, documentId);
    expect(await query(cms.database, 'select id from scheduled_changes where entry = ?', documentId)).toEqual(
      [],
    );
    const { data: trash } = await told<{ entries: { id: number; title: string }[] }>(
      administrator('GET', '/content-manager/trash'),
    );
    const lying = trash.entries.find(({ title }) => title === 'Gone and back');
    expect((await administrator('POST', `/content-manager/trash/${lying?.id}/restore`, {})).status).toBe(200);
    expect(await scheduleOf(documentId)).toMatchObject({ waiting: [], failed: [] });
  });

  test('nothing that is no time of India to come is taken, whatever is sent', async () => {
    const { documentId } = await aDraft();
    const send = (body: unknown) => told(meghana.ask('POST', pathOf(documentId), body));
    const past = await send({ action: 'publish', ...inHours(-1) });
    expect(past).toMatchObject({ status: 400, message: expect.stringMatching(/has passed: in India it is/) });
    const right = { action: 'publish', ...inHours(1) };
    for (const body of [
      {},
      [],
      { ...right, action: 'delete' },
      { ...right, day: '2027-02-30' },
      { ...right, day: ['2027-02-03'] },
      { ...right, day: "2027-02-03'; drop table scheduled_changes; --" },
      { ...right, time: '10:00+14:00' },
      { ...right, time: 10 },
      { ...right, day: '9999-12-31' },
      { ...right, account: 1 },
      { ...right, at: 0 },
    ])
      expect((await send(body)).status, JSON.stringify(body)).toBe(400);
    expect((await scheduleOf(documentId)).waiting).toEqual([]);
    await set(documentId, 'publish', 5);
    expect(await set(documentId, 'unpublish', 5)).toMatchObject({
      status: 400,
      message: expect.stringContaining('same minute'),
    });
    for (const path of [
      pathOf('nobody'),
      pathOf("x' or 1=1"),
      pathOf(documentId, 'api::redirect.redirect'),
      pathOf(documentId, 'api::audit-entry.audit-entry'),
      pathOf(documentId, 'admin::user'),
    ])
      expect([403, 404], path).toContain((await administrator('POST', path, right)).status);
    expect((await administrator('GET', '/content-manager/schedules?month=2026-13')).status).toBe(400);
    expect((await administrator('GET', '/content-manager/schedules?month[$ne]=1')).status).toBe(400);
  });

  test('who may not publish sets nothing, and neither they nor strangers are told of it', async () => {
    const sales = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    const { documentId } = await aDraft('A secret until ten');
    await set(documentId, 'publish', 1);
    expect((await set(documentId, 'publish', 2, { ask: sales.ask })).status).toBe(403);
    expect((await sales.ask('GET', pathOf(documentId))).status).toBe(403);
    expect((await sales.ask('DELETE', `${pathOf(documentId)}/publish`)).status).toBe(403);
    expect((await calendar(sales.ask)).filter(({ entry }) => entry === documentId)).toEqual([]);
    for (const path of ['/content-manager/schedules', pathOf(documentId)])
      expect((await fetch(cms.url + path)).status, path).toBe(401);
    for (const path of [
      '/api/scheduled-changes',
      `/api/news-items/${documentId}`,
      '/api/news-items?pagination[pageSize]=100&sort=title',
    ])
      expect(await (await fetch(cms.url + path)).text(), path).not.toMatch(/A secret until ten|scheduled/);
  });
});
