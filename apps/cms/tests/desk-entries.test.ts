import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { aProject } from '../../../testing/contents.ts';
import { editorOf } from '../../../testing/editor.ts';
import { type LeadFields, someone } from '../../../testing/leads.ts';
import { privacyToken } from '../../../testing/signatures.ts';
import { ledgerOf } from './ledger.ts';

type Entry = {
  reference: string;
  project: string | null;
  intent: string | null;
  shortlist: string[];
  shownNumber: string;
  withdrawn: boolean;
  consents: { key: string; granted: boolean }[];
  deliveries: {
    target: string;
    state: string;
    tries: { at: string; outcome: string; status: number; reply: string }[];
  }[];
};
type Stuck = { dead: number; parked: number; latest: { reference: string | null; state: string }[] };

describe.each(['sqlite', 'postgres'] as const)('what the desk shows of an enquiry on %s', (kind) => {
  const cms = inject(kind);
  const { read, stored } = ledgerOf(cms);
  let sales: Account;
  let manager: Account;
  beforeAll(async () => {
    sales = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    manager = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
  });

  async function asked<T>(path: string, who = sales): Promise<T> {
    const response = await who.ask('GET', `/lead-desk${path}`);
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: T } = await response.json();
    return data;
  }
  async function anEntry(lead: LeadFields = someone()) {
    const row = await stored(lead);
    const path = `/leads/${row.document_id}`;
    return { row, lead, opened: () => asked<Entry>(path) };
  }

  test('projects by their names, homes of a shortlist too, numbers in groups', async () => {
    const url = `neem-${randomUUID()}`;
    const editor = editorOf(cms, cms.editorToken);
    const { documentId } = await editor.createDraft(
      'api::projects.projects',
      aProject({ title: 'Neem Court', url }),
    );
    await editor.publish('api::projects.projects', documentId);
    const context = { project: url, intent: 'visit', shortlist: [`${url}.3-bhk`, url, 'gone.2-bhk'] };
    const { opened } = await anEntry(someone({ mobile: '9822012345', context }));
    expect(await opened()).toMatchObject({
      project: 'Neem Court',
      intent: 'visit',
      shortlist: ['Neem Court · 3-bhk', 'Neem Court', 'gone · 2-bhk'],
      shownNumber: '+91 98220 12345',
    });
    const { projects } = await asked<{ projects: object[] }>('/choices');
    expect(projects).toContainEqual({ url, name: 'Neem Court' });
  });

  test('every try of a delivery, and to a manager what is stuck', async () => {
    const { row, opened } = await anEntry();
    const now = kind === 'sqlite' ? Date.now() : 'now()';
    const document = () => `d${randomUUID().slice(0, 8)}`;
    await read(
      `insert into deliveries (document_id, lead_id, kind, target, occasion, state, attempts, message_id)
       values ('${document()}', ${Number(row.id)}, 'webhook', 'crm', 'enquiry', 'parked', 1, '${randomUUID()}')`,
    );
    await read(
      `insert into delivery_attempts (document_id, delivery_id, at, outcome, status, reply)
       select '${document()}', id, ${now}, 'parked', 422, 'Unknown field' from deliveries where lead_id = ${Number(row.id)}`,
    );
    expect((await opened()).deliveries).toMatchObject([
      {
        target: 'crm',
        state: 'parked',
        tries: [{ outcome: 'parked', status: 422, reply: 'Unknown field', at: expect.stringMatching(/^20/) }],
      },
    ]);
    const { stuck } = await asked<{ stuck: Stuck }>('/summary', manager);
    expect(stuck.parked).toBeGreaterThan(0);
    expect(stuck.latest).toContainEqual(
      expect.objectContaining({ reference: row.reference, state: 'parked' }),
    );
    expect(await asked<{ stuck: null }>('/summary')).toMatchObject({ stuck: null });
    await read(`update deliveries set state = 'stopped' where lead_id = ${Number(row.id)}`);
  });

  test('that its sender withdrew their consent, until they enquire again', async () => {
    const { row, lead, opened } = await anEntry();
    expect(await opened()).toMatchObject({ withdrawn: false });
    const [person] = await read('select document_id from contacts where id = ?', Number(row.contact_id));
    const document = String(person?.document_id);
    const { siteToken } = ledgerOf(cms);
    const response = await fetch(`${cms.url}/api/privacy/withdraw`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site-token': siteToken },
      body: JSON.stringify({ data: { token: privacyToken(cms, document) } }),
    });
    expect(response.status).toBe(200);
    const entry = await opened();
    expect(entry.withdrawn).toBe(true);
    expect(entry.consents).toContainEqual(expect.objectContaining({ key: 'enquiry/any', granted: false }));
    const listed = async () =>
      (await asked<{ leads: Entry[] }>(`/leads?view=all&q=${row.reference}`)).leads.map(
        ({ withdrawn }) => withdrawn,
      );
    expect(await listed()).toEqual([true]);
    await stored(lead);
    expect(await listed()).toEqual([false]);
    expect(await opened()).toMatchObject({ withdrawn: false });
  });
});
