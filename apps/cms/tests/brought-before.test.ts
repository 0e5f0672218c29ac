import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { query } from '../../../testing/database.ts';
import { editorOf } from '../../../testing/editor.ts';
import { postLead, referenceOf, someone } from '../../../testing/leads.ts';

const SETTINGS = '/content-manager/single-types/api::desk-settings.desk-settings';
type Listed = { documentId: string; broughtTo: string | null };
type Changes = { mark: string; came: string[]; touched: string[] };

describe.each(['sqlite', 'postgres'] as const)('what was brought before somebody, on %s', (kind) => {
  const cms = inject(kind);
  let asha: Account;
  let ravi: Account;
  let uma: Account;
  let meera: Account;
  let anEditor: Account;

  beforeAll(async () => {
    const account = (role: string, name: string) => anAccount(cms, cms.editorToken, role, name);
    asha = await account('desk-sales', 'Asha');
    ravi = await account('desk-sales', 'Ravi');
    uma = await account('desk-sales', 'Uma');
    meera = await account('desk-sales-manager', 'Meera');
    anEditor = await account('strapi-editor', 'Vikram');
  });

  const read = (sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);
  const personOf = async ({ id }: Account) =>
    Number((await read('select id from sales_people where account = ?', id))[0]?.id);
  const now = () => (kind === 'sqlite' ? Date.now() : new Date().toISOString());

  /** An enquiry of Asha's that nobody answered. */
  async function enquire() {
    const reference = await referenceOf(await postLead(cms, someone()));
    const [row] = await read('select id, document_id from website_leads where reference = ?', reference);
    const [lead, id] = [Number(row?.id), String(row?.document_id)];
    await read('update website_leads set owner_id = ? where id = ?', await personOf(asha), lead);
    return { lead, id, reference };
  }
  /** As the desk does by the clock (desk-escalation.test.ts). */
  async function bring(lead: number, person: number | null, step: string) {
    const at = now();
    const whom = person === null ? 'null' : String(person);
    await read(
      `insert into lead_escalations ("key", lead_id, step, person, at) values (?, ?, ?, ${whom}, ?)`,
      `${lead} ${step}`,
      lead,
      step,
      at,
    );
    await read(
      "insert into lead_events (lead_id, kind, at, \"by\") values (?, 'escalated', ?, 'system')",
      lead,
      at,
    );
  }
  const open = async (who: Account, id: string) => (await who.ask('GET', `/lead-desk/leads/${id}`)).status;
  const changes = async (who: Account, since?: string): Promise<Changes> => {
    const asked = await who.ask(
      'GET',
      `/lead-desk/changes${since ? `?since=${encodeURIComponent(since)}` : ''}`,
    );
    return (await asked.json()).data;
  };

  test('can be opened and answered by them and by nobody else, until it is lost', async () => {
    const { lead, id } = await enquire();
    expect(await open(ravi, id)).toBe(404);
    await bring(lead, await personOf(ravi), 'Colleague on duty 1');
    expect([await open(ravi, id), await open(asha, id), await open(uma, id)]).toEqual([200, 200, 404]);
    const answered = await ravi.ask('PUT', `/lead-desk/leads/${id}`, { outcome: { result: 'reached' } });
    expect(answered.status).toBe(200);
    expect((await answered.json()).data).toMatchObject({
      owner: asha.name,
      stage: 'Contacted',
      broughtTo: null,
    });
    await asha.ask('PUT', `/lead-desk/leads/${id}`, { stage: 'Lost', lostReason: 'Budget' });
    expect([await open(ravi, id), await open(asha, id)]).toEqual([404, 200]);
  });

  test('a colleague on duty passes it on to nobody', async () => {
    const { lead, id } = await enquire();
    await bring(lead, await personOf(ravi), 'Colleague on duty 1');
    const [other] = await read('select document_id from sales_people where account = ?', uma.id);
    for (const owner of [null, String(other?.document_id)])
      expect((await ravi.ask('PUT', `/lead-desk/leads/${id}`, { owner })).status).toBe(400);
  });

  test('rings at their desk, and the row says whom it was told to', async () => {
    const { lead, id, reference } = await enquire();
    const marks = new Map<Account, string>();
    for (const who of [asha, ravi, uma, meera]) marks.set(who, (await changes(who)).mark);
    const came = async (who: Account) => {
      const found = await changes(who, marks.get(who));
      marks.set(who, found.mark);
      return found.came.includes(id);
    };
    const row = async (who: Account) => {
      const answer = await who.ask('GET', `/lead-desk/leads?view=all&q=${reference}`);
      const { data }: { data: { leads: Listed[] } } = await answer.json();
      return data.leads[0]?.broughtTo;
    };
    await bring(lead, await personOf(ravi), 'Colleague on duty 1');
    expect(await Promise.all([asha, ravi, uma, meera].map(came))).toEqual([false, true, false, false]);
    expect([await row(asha), await row(ravi), await row(uma)]).toEqual([ravi.name, ravi.name, undefined]);
    await bring(lead, null, 'Sales managers 1');
    // Ravi has heard of it, and does not hear of it again with the managers.
    expect(await Promise.all([asha, ravi, uma, meera].map(came))).toEqual([false, false, false, true]);
    expect(await row(meera)).toBe('the sales managers');
  });

  test('is what a manager sets and nobody else; what makes no sense is refused', async () => {
    const set = async (who: Account, body: object) =>
      (await who.ask('PUT', SETTINGS, { responseTargetMinutes: 5, ...body })).status;
    const steps = [{ afterMinutes: 20, whom: 'Sales managers' }];
    expect(await set(meera, { escalation: steps })).toBe(200);
    const roster = { firstDay: 'Monday', lastDay: 'Friday', person: await personOf(ravi) };
    expect(await set(meera, { duty: [roster] })).toBe(200);
    for (const who of [asha, anEditor]) expect(await set(who, { escalation: steps })).toBe(403);
    for (const refused of [
      { escalation: [{ afterMinutes: 0, whom: 'Owner' }] },
      { escalation: [{ afterMinutes: 5, whom: 'Everybody' }] },
      { escalation: [{ whom: 'Owner' }] },
      { escalation: [{ afterMinutes: 5 }] },
      { escalation: [{ afterMinutes: 'soon', whom: 'Owner' }] },
      { duty: [{ ...roster, firstDay: 'Someday' }] },
      { duty: [{ ...roster, startsOn: '31/31/2030' }] },
    ])
      expect(await set(meera, refused), JSON.stringify(refused)).toBe(400);
    await set(meera, { escalation: [], duty: [] });
  });

  test('no row of it is written or read in the content manager, nor by the public', async () => {
    const uid = 'api::lead-escalation.lead-escalation';
    for (const who of [asha, meera])
      expect((await who.ask('GET', `/content-manager/collection-types/${uid}`)).status).toBe(403);
    expect((await fetch(`${cms.url}/api/lead-escalations`)).status).toBe(404);
  });

  test('the contact page is answered with the holidays to come', async () => {
    const set = (holidays: object[]) => meera.ask('PUT', SETTINGS, { responseTargetMinutes: 5, holidays });
    expect((await set([{ on: '2020-01-26' }, { on: '2099-11-08', name: 'Diwali' }])).status).toBe(200);
    const editor = editorOf(cms, cms.editorToken);
    await editor.publishSingle('api::contact-page.contact-page', { heading: 'Contact us' });
    const { data } = await (await fetch(`${cms.url}/api/contact-page`)).json();
    expect(data).toMatchObject({ heading: 'Contact us', holidays: ['2099-11-08'] });
    await set([]);
  });
});
