import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { query } from '../../../testing/database.ts';
import { signIn } from '../../../testing/editor.ts';
import { postLead, referenceOf, someone } from '../../../testing/leads.ts';

type Changes = { mark: string; changed: boolean; came: string[]; touched: string[] };
type Lead = { documentId: string; stage: string; owner: string | null };

describe.each(['sqlite', 'postgres'] as const)('what is new at the desk, on %s', (kind) => {
  const cms = inject(kind);
  let asha: Account;
  let ravi: Account;
  let manager: Account;
  let editor: Account;

  beforeAll(async () => {
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    ravi = await anAccount(cms, cms.editorToken, 'desk-sales', 'Ravi');
    manager = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
    editor = await anAccount(cms, cms.editorToken, 'strapi-editor', 'Edna');
  });

  const read = (sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);
  const enquire = async (changes: Parameters<typeof someone>[0] = {}) => {
    const reference = await referenceOf(await postLead(cms, someone(changes)));
    const [row] = await read('select id, document_id from website_leads where reference = ?', reference);
    return { row: Number(row?.id), id: String(row?.document_id) };
  };
  const changes = async (who: Account, since?: string, wait = false): Promise<Changes> => {
    const asked = new URLSearchParams({ ...(since ? { since } : {}), ...(wait ? { wait: '1' } : {}) });
    const response = await who.ask('GET', `/lead-desk/changes?${asked}`);
    expect(response.status, await response.clone().text()).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { data }: { data: Changes } = await response.json();
    return data;
  };
  /** Asks until something is told of an enquiry: others of this file's neighbours change theirs meanwhile. */
  const toldOf = async (who: Account, since: string, id: string): Promise<Changes> => {
    const told = await changes(who, since, true);
    return told.touched.includes(id) ? told : toldOf(who, told.mark, id);
  };
  /** All that is told from a mark on, until nothing more is. */
  const allSince = async (who: Account, since: string): Promise<Changes[]> => {
    const told = await changes(who, since);
    return told.changed || told.touched.length > 0 ? [told, ...(await allSince(who, told.mark))] : [told];
  };
  const change = (who: Account, id: string, body: object) => who.ask('PUT', `/lead-desk/leads/${id}`, body);
  const done = async (who: Account, id: string, body: object): Promise<Lead> => {
    const response = await change(who, id, body);
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: Lead } = await response.json();
    return data;
  };
  const personOf = async ({ id }: Account) => {
    const [row] = await read('select document_id from sales_people where account = ?', id);
    return String(row?.document_id);
  };

  test('a question that waits is answered by the enquiry that comes, to everybody who may see it', async () => {
    const { mark } = await changes(asha);
    const waiting = changes(asha, mark, true);
    const { id } = await enquire();
    const first = await waiting;
    const told = first.touched.includes(id) ? first : await toldOf(asha, first.mark, id);
    expect(told).toMatchObject({ changed: true });
    expect(told.came).toContain(id);
    for (const who of [ravi, manager]) expect((await toldOf(who, mark, id)).came).toContain(id);
  });

  test('nothing is told of what a colleague does with an enquiry of theirs', async () => {
    const { id } = await enquire();
    await done(asha, id, { owner: await personOf(asha) });
    const { mark } = await changes(ravi);
    await done(asha, id, { stage: 'Qualified', note: 'Wants the east side' });
    for (const { came, touched } of await allSince(ravi, mark)) {
      expect(came).not.toContain(id);
      expect(touched).not.toContain(id);
    }
    expect((await toldOf(manager, mark, id)).came).not.toContain(id);
  });

  test('a mark shows nobody how much happens: it is sealed, and as long as any', async () => {
    const before = await changes(asha);
    await enquire();
    const after = await changes(asha);
    expect(after.mark).toHaveLength(before.mark.length);
    expect((await changes(asha, 'a-mark-of-nobody')).changed).toBe(true);
  });

  test('somebody who takes an enquiry out of a list has the others look again', async () => {
    const { id } = await enquire();
    const { mark } = await changes(ravi);
    await done(asha, id, { owner: await personOf(asha) });
    const told = await allSince(ravi, mark);
    expect(told.some(({ changed }) => changed)).toBe(true);
    expect(told.flatMap(({ touched }) => touched)).not.toContain(id);
  });

  test('an enquiry that a manager passes on comes to its new owner, and to nobody who gave it', async () => {
    const { id } = await enquire();
    await done(manager, id, { owner: await personOf(asha) });
    const { mark } = await changes(ravi);
    await done(manager, id, { owner: await personOf(ravi) });
    expect((await toldOf(ravi, mark, id)).came).toContain(id);
    expect((await toldOf(manager, mark, id)).came).not.toContain(id);
  });

  test('a suspected enquiry rings for nobody until somebody says that it is one', async () => {
    const { mark } = await changes(manager);
    const { id } = await enquire({ context: { honeypot: 'http://spam.example' } });
    const told = await toldOf(manager, mark, id);
    expect(told.came).not.toContain(id);
    for (const { touched } of await allSince(asha, mark)) expect(touched).not.toContain(id);
    const released = await manager.ask('POST', `/lead-desk/leads/${id}/not-spam`);
    expect(released.status).toBe(200);
    expect((await toldOf(manager, told.mark, id)).came).toContain(id);
    expect((await toldOf(asha, told.mark, id)).came).toContain(id);
  });

  test('what was written under a lower number after a higher one is told of too', async () => {
    const { row, id } = await enquire();
    const [newest] = await read('select max(id) as id from lead_events');
    const hole = Number(newest?.id) + 1;
    const insert = (number: number, note: string) =>
      read(
        `insert into lead_events (id, document_id, kind, at, by, note, lead_id) values (?, ?, 'note', ${kind === 'sqlite' ? Date.now() : 'now()'}, 'Somebody', ?, ?)`,
        number,
        `event${number}`,
        note,
        row,
      );
    // Far above what the other files of this CMS write meanwhile, and within what is looked at.
    await insert(hole + 150, 'Committed first');
    const { mark } = await changes(asha);
    await insert(hole + 140, 'Committed later');
    expect((await toldOf(asha, mark, id)).touched).toContain(id);
    await read('delete from lead_events where id in (?, ?)', hole + 150, hole + 140);
  });

  test('an account that holds questions without end is refused more of them, and nobody else is', async () => {
    const greedy = await anAccount(cms, cms.editorToken, 'desk-sales', 'Greedy');
    const token = await signIn(cms, { email: greedy.email, password: greedy.password });
    // What another test does in between answers all questions that were asked before it: then they are asked anew.
    const round = async () => {
      const { mark } = await changes(greedy);
      const holding = new AbortController();
      const asked = `/lead-desk/changes?since=${mark}&wait=1`;
      const ask = async () => {
        const headers = { authorization: `Bearer ${token}` };
        try {
          return (await fetch(cms.url + asked, { headers, signal: holding.signal })).status;
        } catch {
          // Held until the end of this round.
          return 'held';
        }
      };
      const questions = Array.from({ length: 60 }, ask);
      const { mark: own } = await changes(asha);
      const { id } = await enquire();
      expect((await toldOf(asha, own, id)).came).toContain(id);
      holding.abort();
      expect(await Promise.all(questions)).toContain(429);
    };
    await vi.waitFor(round, { timeout: 20_000, interval: 200 });
    // What was let go makes room, as soon as the CMS has heard of it.
    await vi.waitFor(() => changes(greedy, undefined, true));
  });

  test('an editor, and nobody signed in, is told nothing', async () => {
    expect((await editor.ask('GET', '/lead-desk/changes')).status).toBe(403);
    expect((await fetch(`${cms.url}/lead-desk/changes`)).status).toBe(401);
    expect((await asha.ask('GET', '/lead-desk/changes?wait=never')).status).toBe(400);
  });

  test('a page that renews itself adds nothing to what the audit log says of it', async () => {
    const { id } = await enquire();
    const lines = async () =>
      (await read('select action, details from audit_entries where account = ?', asha.id)).length;
    await asha.ask('GET', `/lead-desk/leads/${id}?again=1`);
    const before = await lines();
    for (let time = 0; time < 3; time += 1) await asha.ask('GET', `/lead-desk/leads/${id}?again=1`);
    expect(await lines()).toBe(before);
    await asha.ask('GET', `/lead-desk/leads/${id}`);
    expect(await lines()).toBe(before + 1);
    await asha.ask('GET', '/lead-desk/leads?view=mine&stage=Visited&again=1');
    await asha.ask('GET', '/lead-desk/leads?view=mine&stage=Visited&again=1');
    expect(await lines()).toBe(before + 2);
  });

  test('a change is refused where a colleague changed the same meanwhile, and kept where something else was', async () => {
    const { id } = await enquire();
    const seen = { stage: 'New', owner: null, nextFollowUp: null };
    await done(manager, id, { stage: 'Contacted' });
    const refused = await change(manager, id, { stage: 'Qualified', seen });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('The stage was changed by a colleague meanwhile');
    expect((await done(manager, id, { note: 'Called twice', seen })).stage).toBe('Contacted');
    await done(manager, id, { owner: await personOf(asha) });
    expect((await change(manager, id, { owner: await personOf(ravi), seen })).status).toBe(409);
    expect(
      (await done(manager, id, { owner: await personOf(ravi), seen: { ...seen, owner: asha.name } })).owner,
    ).toBe(ravi.name);
  });
});
