import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { secretsOf, startCms } from '../../../testing/cms-process.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { type Editor, editorOf, type Fields } from '../../../testing/editor.ts';
import {
  type LeadFields,
  postLead,
  referenceOf,
  someEmail,
  someNumber,
  someone,
} from '../../../testing/leads.ts';
import { aRegisteredPhase } from '../../../testing/registration.ts';

const PROJECT = 'api::projects.projects';
const DAY_MS = 86_400_000;
const A_PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');

type AgainLead = {
  documentId: string;
  reference: string;
  changes: { words: string; at: string }[];
  agreedOn: string | null;
};
type Page = { leads: AgainLead[]; page: number; pageSize: number; total: number };
type Asked = { reference: string; id: string; row: number; contact: number };
type House = { url: string; documentId: string; phase: ReturnType<typeof aRegisteredPhase> };

const homes = (changes: Fields = {}) => [
  { type: '2 BHK', carpetAreaFrom: 700, priceFrom: '9200000', availability: 'available', ...changes },
];

describe.each(['sqlite', 'postgres'] as const)('who is worth a call again, on %s', (kind) => {
  const cms = inject(kind);
  let meera: Account;
  let asha: Account;
  let edna: Account;
  let editor: Editor;
  let version = '';

  const moment = (at: number) => (kind === 'sqlite' ? at : new Date(at).toISOString());
  const daysAgo = (days: number) => moment(Date.now() - days * DAY_MS);
  const rows = (sql: string, ...values: (string | number | null)[]) => query(cms.database, sql, ...values);

  beforeAll(async () => {
    const make = (role: string, name: string) => anAccount(cms, cms.editorToken, role, name);
    meera = await make('desk-sales-manager', 'Meera');
    asha = await make('desk-sales', 'Asha');
    edna = await make('strapi-editor', 'Edna');
    editor = editorOf(cms, cms.editorToken);
    const { data } = await (await fetch(`${cms.url}/api/consent-notice`)).json();
    version = data.version;
  });

  /** A published project that nobody has asked about. */
  async function aHouse(changes: Fields = {}): Promise<House> {
    const url = `again-${randomUUID().slice(0, 12)}`;
    const phase = aRegisteredPhase();
    const fields = aProject({ title: url, url, phases: [phase], ProjectConfiguration: homes(), ...changes });
    const { documentId } = await editor.createPublished(PROJECT, fields);
    return { url, documentId, phase };
  }
  const change = ({ documentId }: House, fields: Fields) => editor.publish(PROJECT, documentId, fields);
  const cheaper = (house: House, priceFrom = '8900000') =>
    change(house, { ProjectConfiguration: homes({ priceFrom }) });

  /** Somebody who asked about it so many days ago, with what they agreed to. */
  async function asked(
    { url }: House,
    { days = 60, consent = true, ...fields }: LeadFields & { days?: number; consent?: boolean } = {},
  ): Promise<Asked> {
    const context = { project: url, ...(consent ? { consent: { version, choices: {} } } : {}) };
    const reference = await referenceOf(await postLead(cms, someone({ context, ...fields })));
    const [row] = await rows(
      'select id, document_id, contact_id from website_leads where reference = ?',
      reference,
    );
    const found = {
      reference,
      id: String(row?.document_id),
      row: Number(row?.id),
      contact: Number(row?.contact_id),
    };
    await rows('update website_leads set created_at = ? where id = ?', daysAgo(days), found.row);
    await rows('update consent_receipts set given_at = ? where lead_id = ?', daysAgo(days), found.row);
    return found;
  }
  const personOf = async ({ id }: Account) =>
    Number((await rows('select id from sales_people where account = ?', id))[0]?.id);

  const ask = (who: Account, filters: Record<string, string>) =>
    who.ask('GET', `/lead-desk/again?${new URLSearchParams(filters)}`);
  async function list(house: House, who = meera, filters: Record<string, string> = {}): Promise<Page> {
    const response = await ask(who, { project: house.url, ...filters });
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: Page } = await response.json();
    return data;
  }
  const called = async (house: House, who = meera) =>
    (await list(house, who)).leads.map(({ reference }) => reference);
  const words = async (house: House, filters: Record<string, string> = {}) =>
    (await list(house, meera, filters)).leads.flatMap(({ changes }) => changes.map((one) => one.words));
  const noted = (who: Account, { id }: Asked, body: object) =>
    who.ask('PUT', `/lead-desk/leads/${id}`, body).then(async (response) => {
      expect(response.status, await response.clone().text()).toBe(200);
    });
  const commencement = async () => ({
    kind: 'commencement certificate',
    issuedOn: '2026-10-01',
    issuedBy: 'Pune Municipal Corporation',
    file: (await editor.upload(`${randomUUID()}.pdf`, 'application/pdf', A_PDF)).id,
  });

  test('is who asked before the price fell, with the change in words and when they agreed', async () => {
    const house = await aHouse();
    const { reference } = await asked(house);
    expect(await called(house)).toEqual([]);
    await cheaper(house);
    const page = await list(house);
    expect(page).toMatchObject({ page: 1, pageSize: 25, total: 1 });
    const [lead] = page.leads;
    expect(lead).toMatchObject({ reference, changes: [{ words: 'Price of 2 BHK from ₹92 L to ₹89 L' }] });
    expect(Math.abs(Date.parse(lead?.changes[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(Date.parse(lead?.agreedOn ?? '')).toBeLessThan(Date.now() - 59 * DAY_MS);
  });

  test('is told each kind of change, and by one of them alone where that is asked for', async () => {
    const house = await aHouse({
      ProjectConfiguration: [...homes(), { type: '3 BHK', carpetAreaFrom: 900, availability: 'sold out' }],
      floors: [{ floor: 'Floor 7', carpetArea: 900, availability: 'leased' }],
    });
    await asked(house);
    await change(house, {
      projectStatus: 'completed',
      phases: [{ ...house.phase, documents: [await commencement()] }],
      ProjectConfiguration: [
        ...homes({ priceFrom: '9500000' }),
        { type: '3 BHK', carpetAreaFrom: 900, priceFrom: '12000000', availability: 'few left' },
      ],
      floors: [{ floor: 'Floor 7', carpetArea: 900, availability: 'available' }],
    });
    const said = {
      price: ['Price of 2 BHK from ₹92 L to ₹95 L'],
      stage: ['Stage from ready to move to completed'],
      certificate: ['Commencement certificate of All of it'],
      home: ['3 BHK is free again', 'Floor 7 is free again'],
    };
    expect(await words(house)).toEqual(Object.values(said).flat());
    for (const [chosen, sentences] of Object.entries(said))
      expect(await words(house, { change: chosen }), chosen).toEqual(sentences);
  });

  test('is nobody for what is not so any more', async () => {
    const house = await aHouse({
      ProjectConfiguration: homes({ availability: 'sold out', priceFrom: null }),
    });
    await asked(house);
    await change(house, { ProjectConfiguration: homes() });
    expect(await words(house)).toEqual(['2 BHK is free again']);
    await change(house, { ProjectConfiguration: homes({ availability: 'sold out', priceFrom: null }) });
    expect(await called(house)).toEqual([]);
    await change(house, { ProjectConfiguration: homes() });
    expect(await words(house)).toEqual(['2 BHK is free again']);
    await editor.unpublish(PROJECT, house.documentId);
    expect(await called(house)).toEqual([]);
    // What was live when it was taken down is what it is compared with.
    await cheaper(house);
    expect((await words(house)).sort()).toEqual([
      '2 BHK is free again',
      'Price of 2 BHK from ₹92 L to ₹89 L',
    ]);
  });

  test('is nobody while the law lets nobody offer the homes', async () => {
    const house = await aHouse({ projectStatus: 'under construction' });
    await asked(house);
    await cheaper(house);
    expect(await called(house)).toHaveLength(1);
    const ended = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
    const phase = 'select phase.id from components_project_phases phase where phase.rera_number = ?';
    await rows(
      `update components_project_phases set valid_until = ? where id in (${phase})`,
      ended,
      house.phase.reraNumber,
    );
    expect(await called(house)).toEqual([]);
  });

  test('stays known by the address a project had', async () => {
    const house = await aHouse();
    const { reference } = await asked(house);
    await change(house, { url: `${house.url}-two` });
    await cheaper(house);
    expect(await called(house)).toEqual([reference]);
  });

  test('is nobody who asked lately, after the change, or agreed to nothing', async () => {
    const house = await aHouse();
    await asked(house, { days: 44 });
    await asked(house, { consent: false });
    const withdrawn = await asked(house);
    await rows(
      `insert into consent_receipts (document_id, purpose, channel, granted, given_at, contact_id) values (?, 'enquiry', 'any', ${kind === 'sqlite' ? 0 : false}, ?, ?)`,
      randomUUID(),
      daysAgo(1),
      withdrawn.contact,
    );
    const erased = await asked(house);
    await rows('update contacts set masked_at = ? where id = ?', daysAgo(1), erased.contact);
    const spam = await asked(house);
    await rows(`update website_leads set suspected = ${kind === 'sqlite' ? 1 : true} where id = ?`, spam.row);
    await cheaper(house);
    expect(await called(house)).toEqual([]);
    const old = await asked(house);
    expect(await called(house)).toEqual([old.reference]);
    const changedAt = (days: number) =>
      rows('update project_changes set at = ? where address = ?', daysAgo(days), house.url);
    await changedAt(59);
    expect(await called(house)).toEqual([old.reference]);
    await changedAt(61);
    expect(await called(house)).toEqual([]);
    await rows('update website_leads set created_at = ? where id = ?', daysAgo(300), old.row);
    expect(await called(house)).toEqual([old.reference]);
    await changedAt(91);
    expect(await called(house)).toEqual([]);
  });

  test('is nobody who was lost for what no change answers, has booked, or cannot be reached at the number', async () => {
    const house = await aHouse();
    const lost = async (stage: string, reason: string | null) => {
      const lead = await asked(house);
      await rows('update website_leads set stage = ?, lost_reason = ? where id = ?', stage, reason, lead.row);
      return lead.reference;
    };
    const open: string[] = [];
    for (const reason of ['Budget', 'Location', 'Size or plan', 'Possession date'])
      open.push(await lost('Lost', reason));
    for (const reason of ['Bought elsewhere', 'Not looking any more', 'Cannot be reached', 'Other'])
      await lost('Lost', reason);
    await lost('Booked', null);
    const wrong = await asked(house);
    const event = (happened: string, days: number) =>
      rows(
        'insert into lead_events (document_id, lead_id, kind, at) values (?, ?, ?, ?)',
        randomUUID(),
        wrong.row,
        happened,
        daysAgo(days),
      );
    await event('wrong number', 50);
    await cheaper(house);
    expect((await called(house)).sort()).toEqual(open.sort());
    await event('number mended', 20);
    expect((await called(house)).sort()).toEqual([...open, wrong.reference].sort());
  });

  test('is nobody somebody is at work on, whichever of their enquiries that is', async () => {
    const house = await aHouse();
    const leads = [await asked(house), await asked(house), await asked(house)];
    const [planned, written, booked] = leads;
    if (!planned || !written || !booked) throw new Error('No leads');
    const again = { mobile: someNumber(), email: someEmail() };
    await asked(house, again);
    const newer = await asked(house, { ...again, days: 50 });
    const elsewhere = await aHouse();
    const both = { mobile: someNumber(), email: someEmail() };
    await asked(house, both);
    await asked(elsewhere, { ...both, days: 3 });
    await cheaper(house);
    const three = leads.map(({ reference }) => reference);
    expect((await called(house)).sort()).toEqual([...three, newer.reference].sort());

    await noted(meera, planned, { nextFollowUp: new Date(Date.now() + DAY_MS).toISOString() });
    await noted(meera, written, { note: 'Asks his wife' });
    await rows(
      `insert into visits (document_id, "key", lead_id, project, starts_at, minutes, how, people, fetched, state, sequence) values (?, ?, ?, ?, ?, 60, 'in person', 2, ${kind === 'sqlite' ? 0 : false}, 'booked', 0)`,
      ...[randomUUID(), randomUUID(), booked.row, house.url, daysAgo(-3)],
    );
    expect(await called(house)).toEqual([newer.reference]);

    // A week after, what was planned is over, and nobody has done anything.
    await rows('update website_leads set next_follow_up = ? where id = ?', daysAgo(8), planned.row);
    await rows('update visits set starts_at = ? where lead_id = ?', daysAgo(1), booked.row);
    for (const { row } of leads)
      await rows('update lead_events set at = ? where lead_id = ?', daysAgo(8), row);
    expect((await called(house)).sort()).toEqual([...three, newer.reference].sort());
  });

  test('goes off the list by an outcome, stays by a press on Call, and comes back by the next change', async () => {
    const house = await aHouse();
    const leads = [await asked(house), await asked(house)];
    await cheaper(house);
    for (const lead of leads) await noted(meera, lead, { contactedBy: 'call' });
    expect(await called(house)).toHaveLength(2);
    for (const [index, result] of ['reached', 'not reached'].entries()) {
      const lead = leads[index];
      if (lead) await noted(meera, lead, { outcome: { result } });
      expect(await called(house)).toHaveLength(1 - index);
    }
    await cheaper(house, '8700000');
    expect(await words(house)).toEqual(Array(2).fill('Price of 2 BHK from ₹89 L to ₹87 L'));
  });

  test('begins with who was nearest, and who was lost for what has changed', async () => {
    const house = await aHouse();
    const at = async (stage: string, reason: string | null = null) => {
      const { row, reference } = await asked(house);
      await rows('update website_leads set stage = ?, lost_reason = ? where id = ?', stage, reason, row);
      return reference;
    };
    const lost = await at('Lost', 'Location');
    const isNew = await at('New');
    const budget = await at('Lost', 'Budget');
    const contacted = await at('Contacted');
    const negotiating = await at('Negotiation');
    await cheaper(house);
    expect(await called(house)).toEqual([negotiating, budget, contacted, isNew, lost]);
  });

  test('is a sales person’s where it is theirs or nobody’s, a manager’s always, and nobody’s without a desk', async () => {
    const house = await aHouse();
    const [mine, theirs, nobodys] = [await asked(house), await asked(house), await asked(house)];
    await rows('update website_leads set owner_id = ? where id = ?', await personOf(asha), mine.row);
    await rows('update website_leads set owner_id = ? where id = ?', await personOf(meera), theirs.row);
    await cheaper(house);
    expect((await called(house, asha)).sort()).toEqual([mine.reference, nobodys.reference].sort());
    expect((await list(house, asha)).total).toBe(2);
    expect(await called(house)).toHaveLength(3);
    expect((await ask(edna, {})).status).toBe(403);
    expect((await fetch(`${cms.url}/lead-desk/again`)).status).toBe(401);
    const audited = await rows(
      "select details from audit_entries where who = ? and action = 'listed' order by id desc limit 1",
      asha.name,
    );
    expect(audited).toEqual([{ details: 'Again; filters: project; page 1: 2' }]);
  });

  test('is read by pages of twenty-five', async () => {
    const house = await aHouse();
    for (let count = 0; count < 28; count += 1) await asked(house);
    await cheaper(house);
    const first = await list(house);
    const second = await list(house, meera, { page: '2' });
    expect([first.leads.length, first.total, second.leads.length, second.page]).toEqual([25, 28, 3, 2]);
    const all = [...first.leads, ...second.leads].map(({ reference }) => reference);
    expect(new Set(all).size).toBe(28);
    expect((await list(house, meera, { size: '10', page: '3' })).leads).toHaveLength(8);
    expect((await list(house, meera, { page: '9' })).leads).toEqual([]);
  });

  test.each([
    ['page 0', 'page', '0'],
    ['a page that is no number', 'page', 'x'],
    ['a page beyond all', 'page', '1e9'],
    ['too long a page', 'size', '101'],
    ['a page of nobody', 'size', '0'],
    ['a change that there is not', 'change', 'colour'],
    ['a project with a NUL', 'project', 'a\u0000b'],
    ['too long a project', 'project', 'x'.repeat(2000)],
    ['a filter of the list', 'owner', 'none'],
    ['a renewal that is none', 'again', 'yes'],
  ])('is refused for %s', async (_, name, value) => {
    expect((await ask(meera, { [name]: value })).status).toBe(400);
  });

  const stored = ({ url }: House) =>
    rows('select kind, "before", "after" from project_changes where address = ? order by id', url);
  const once = [{ kind: 'price fell', before: '9200000', after: '8900000' }];

  test('a change is written down once, however often it is published, and not for a draft', async () => {
    const house = await aHouse();
    await editor.update(PROJECT, house.documentId, { ProjectConfiguration: homes({ priceFrom: '8900000' }) });
    expect(await stored(house)).toEqual([]);
    await Promise.all([editor.publish(PROJECT, house.documentId), editor.publish(PROJECT, house.documentId)]);
    await editor.publish(PROJECT, house.documentId);
    expect(await stored(house)).toEqual(once);
  });

  test('and once where two publish it at once, on Postgres in two CMSs', async () => {
    let colleague = editor;
    if (cms.database.kind === 'postgres') {
      const other = await startCms({ databaseUrl: cms.database.url, env: secretsOf(cms) });
      onTestFinished(() => other.remove());
      colleague = editorOf(other, cms.editorToken);
    }
    for (let round = 0; round < 5; round += 1) {
      const house = await aHouse();
      await editor.update(PROJECT, house.documentId, {
        ProjectConfiguration: homes({ priceFrom: '8900000' }),
      });
      await Promise.all([
        editor.publish(PROJECT, house.documentId),
        colleague.publish(PROJECT, house.documentId),
      ]);
      expect(await stored(house)).toEqual(once);
    }
  });

  test('a publishing that is refused writes nothing down', async () => {
    const house = await aHouse();
    const phases = [{ ...house.phase, documents: [{ kind: 'commencement certificate' }] }];
    await expect(
      change(house, { phases, ProjectConfiguration: homes({ priceFrom: '8900000' }) }),
    ).rejects.toThrow('400');
    expect(await stored(house)).toEqual([]);
  });
});
