import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { outputOf } from '../../../testing/cms-process.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf } from '../../../testing/editor.ts';
import { type LeadFields, postLead, referenceOf, someone } from '../../../testing/leads.ts';
import { aTag, TAGS, tagging } from './tags.ts';

const LEAD = 'api::website-lead.website-lead';
const LEDGER = [
  'website-lead',
  'contact',
  'contact-point',
  'lead-event',
  'consent-receipt',
  'delivery',
  'delivery-attempt',
  'audit-entry',
];

type Lead = {
  documentId: string;
  reference: string;
  name: string;
  stage: string;
  lostReason: string | null;
  owner: string | null;
  events: { kind: string; note: string; by: string }[];
  answer: { state: string } | null;
};
type List = { data: { leads: Lead[]; total: number } };

describe.each(['sqlite', 'postgres'] as const)('the lead desk on %s', (kind) => {
  const cms = inject(kind);
  const administrator = asker(cms, cms.editorToken);
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
  const enquire = async (changes: LeadFields = {}) => {
    const reference = await referenceOf(await postLead(cms, someone(changes)));
    const [row] = await read('select document_id from website_leads where reference = ?', reference);
    return { reference, id: String(row?.document_id) };
  };
  const list = async (who: Pick<Account, 'ask'>, filters = ''): Promise<List['data']> => {
    const response = await who.ask('GET', `/lead-desk/leads?${filters}`);
    expect(response.status, await response.clone().text()).toBe(200);
    const reply: List = await response.json();
    return reply.data;
  };
  const sees = async (who: Pick<Account, 'ask'>, reference: string, view = 'all') =>
    (await list(who, `view=${view}&q=${reference}`)).leads.length === 1;
  const change = (who: Pick<Account, 'ask'>, id: string, body: object) =>
    who.ask('PUT', `/lead-desk/leads/${id}`, body);
  const changed = async (who: Pick<Account, 'ask'>, id: string, body: object): Promise<Lead> => {
    const response = await change(who, id, body);
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: Lead } = await response.json();
    return data;
  };
  const personOf = async ({ id }: Account) => {
    const [row] = await read('select document_id from sales_people where account = ?', id);
    return String(row?.document_id);
  };

  describe('who may see and do what', () => {
    test('everybody with a sales role is a sales person, nobody else', async () => {
      const rows = await read(
        'select account, name from sales_people where active = ?',
        kind === 'sqlite' ? 1 : 'true',
      );
      const accounts = rows.map((row) => Number(row.account));
      expect(accounts).toEqual(expect.arrayContaining([asha.id, ravi.id, manager.id]));
      expect(accounts).not.toContain(editor.id);
    });

    test('sales see their own enquiries and those of nobody, the manager and the administrator all', async () => {
      const { reference, id } = await enquire();
      for (const who of [asha, ravi, manager, { ask: administrator }])
        expect(await sees(who, reference)).toBe(true);
      expect((await changed(asha, id, { owner: await personOf(asha) })).owner).toBe(asha.name);
      expect(await sees(asha, reference)).toBe(true);
      expect(await sees(asha, reference, 'mine')).toBe(true);
      expect(await sees(ravi, reference)).toBe(false);
      expect(await sees(manager, reference)).toBe(true);
    });

    test('somebody else’s enquiry cannot be opened, changed, exported or counted', async () => {
      const { reference, id } = await enquire({ source: 'expo' });
      await changed(asha, id, { stage: 'Contacted' });
      expect((await ravi.ask('GET', `/lead-desk/leads/${id}`)).status).toBe(404);
      expect((await change(ravi, id, { stage: 'Lost', lostReason: 'Other' })).status).toBe(404);
      expect((await change(ravi, id, { owner: await personOf(ravi) })).status).toBe(404);
      expect(await (await ravi.ask('GET', '/lead-desk/export?view=all')).text()).not.toContain(reference);
      expect((await list(ravi, `view=all&owner=${await personOf(asha)}`)).total).toBe(0);
      const sources = async (who: Account) =>
        JSON.stringify(await (await who.ask('GET', '/lead-desk/choices')).json());
      expect(await sources(ravi)).not.toContain('expo');
      expect(await sources(asha)).toContain('expo');
      expect((await (await ravi.ask('GET', '/lead-desk/summary')).json()).data.bySource).not.toContainEqual(
        expect.objectContaining({ name: 'expo' }),
      );
    });

    test('only a manager passes an enquiry on or gives it back', async () => {
      const { id } = await enquire();
      expect((await change(asha, id, { owner: await personOf(ravi) })).status).toBe(400);
      await changed(asha, id, { owner: await personOf(asha) });
      expect((await change(asha, id, { owner: null })).status).toBe(400);
      expect((await changed(manager, id, { owner: await personOf(ravi) })).owner).toBe(ravi.name);
      expect((await changed(manager, id, { owner: null })).owner).toBeNull();
    });

    test('suspected enquiries are shown to managers alone', async () => {
      const { reference, id } = await enquire({ context: { honeypot: 'http://spam.example' } });
      const [row] = await read('select suspected from website_leads where reference = ?', reference);
      expect(Boolean(row?.suspected)).toBe(true);
      expect(await sees(manager, reference, 'spam')).toBe(true);
      expect(await sees(manager, reference, 'all')).toBe(false);
      expect(await sees(asha, reference, 'spam')).toBe(false);
      expect((await asha.ask('GET', `/lead-desk/leads/${id}`)).status).toBe(404);
    });

    test.each(['/leads', '/export', '/summary', '/choices'])(
      'an editor gets nothing of /lead-desk%s',
      async (path) => {
        expect((await editor.ask('GET', `/lead-desk${path}`)).status).toBe(403);
        expect((await fetch(`${cms.url}/lead-desk${path}`)).status).toBe(401);
      },
    );

    test.each(LEDGER)('neither editor, sales nor manager reads %s in the content manager', async (name) => {
      await enquire();
      for (const who of [editor, asha, manager]) {
        const uid = `api::${name}.${name}`;
        expect((await who.ask('GET', `/content-manager/collection-types/${uid}`)).status).toBe(403);
        expect(
          (await who.ask('POST', `/content-manager/collection-types/${uid}`, { name: 'x' })).status,
        ).toBe(403);
      }
      const { id } = await enquire();
      expect((await editor.ask('GET', `/content-manager/collection-types/${LEAD}/${id}`)).status).toBe(403);
    });

    test.each([
      ['what an enquiry is related to', (id: string) => `${LEAD}/${id}/contact?page=1`],
      ['what an enquiry could be related to', () => `${LEAD}/contact?page=1`],
      ['what a visitor is related to', () => 'api::contact.contact/leads?page=1'],
    ])('neither editor, sales nor manager is told %s', async (_, path) => {
      const { id } = await enquire();
      for (const who of [editor, asha, manager]) {
        const related = await who.ask('GET', `/content-manager/relations/${path(id)}`);
        expect(related.status).toBe(403);
        expect(await related.json()).toMatchObject({ data: null, error: { name: 'ForbiddenError' } });
      }
      const related = await administrator('GET', `/content-manager/relations/${path(id)}`);
      expect(related.status, await related.clone().text()).toBe(200);
    });

    test('a manager still chooses the projects of a sales person', async () => {
      const path = `api::sales-person.sales-person/${await personOf(ravi)}/projects`;
      expect((await manager.ask('GET', `/content-manager/relations/${path}`)).status).toBe(200);
      expect((await asha.ask('GET', `/content-manager/relations/${path}`)).status).toBe(403);
    });

    test('sales and managers touch no content, no media and no accounts; an editor writes content', async () => {
      const projects = '/content-manager/collection-types/api::projects.projects';
      for (const who of [asha, manager]) {
        expect((await who.ask('POST', projects, { title: 'x', url: 'x' })).status).toBe(403);
        expect((await who.ask('GET', '/upload/files')).status).toBe(403);
        expect((await who.ask('GET', '/admin/users')).status).toBe(403);
        expect((await who.ask('GET', '/admin/roles')).status).toBe(403);
      }
      expect((await asha.ask('GET', projects)).status).toBe(403);
      expect((await editor.ask('GET', projects)).status).toBe(200);
      expect((await editor.ask('GET', '/admin/users')).status).toBe(403);
      expect(
        (await editor.ask('PUT', '/content-manager/single-types/api::desk-settings.desk-settings', {}))
          .status,
      ).toBe(403);
    });

    test('a manager sets hours and turns, sales do not', async () => {
      const id = await personOf(ravi);
      const path = `/content-manager/collection-types/api::sales-person.sales-person/${id}`;
      const hours = [{ firstDay: 'Monday', lastDay: 'Friday', opens: '09:00', closes: '17:00' }];
      const saved = await manager.ask('PUT', path, { hours, takesTurns: true });
      expect(saved.status, await saved.clone().text()).toBe(200);
      expect((await asha.ask('PUT', path, { hours: [] })).status).toBe(403);
      expect((await manager.ask('DELETE', path)).status).toBe(403);
    });

    test('the roles are as they stand in the code, and Author is gone', async () => {
      const { data }: { data: { code: string; name: string }[] } = await (
        await administrator('GET', '/admin/roles')
      ).json();
      const names = Object.fromEntries(data.map(({ code, name }) => [code, name]));
      expect(names).toEqual({
        'strapi-super-admin': 'Administrator',
        'strapi-editor': 'Editor',
        'desk-sales': 'Sales',
        'desk-sales-manager': 'Sales manager',
      });
    });
  });

  describe('working on an enquiry', () => {
    test('lost without a reason is refused, with one it is kept', async () => {
      const { id } = await enquire();
      const response = await change(asha, id, { stage: 'Lost' });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('A lost lead needs the reason why it is lost');
      const [row] = await read('select stage, owner_id from website_leads where document_id = ?', id);
      expect(row).toMatchObject({ stage: 'New', owner_id: null });
      expect(await changed(asha, id, { stage: 'Lost', lostReason: 'Budget' })).toMatchObject({
        stage: 'Lost',
        lostReason: 'Budget',
      });
      expect(await changed(asha, id, { stage: 'Contacted' })).toMatchObject({
        stage: 'Contacted',
        lostReason: null,
      });
    });

    test('who works on an enquiry of nobody takes it, and every step stands in its history', async () => {
      const { id } = await enquire();
      const lead = await changed(asha, id, {
        stage: 'Qualified',
        note: 'Wants the east side',
        nextFollowUp: new Date(Date.now() + 86_400_000).toISOString(),
      });
      expect(lead.owner).toBe(asha.name);
      expect(lead.events.map(({ kind }) => kind).sort()).toEqual([
        'follow-up',
        'note',
        'owner',
        'received',
        'stage',
      ]);
      expect(lead.events.find(({ kind }) => kind === 'stage')).toMatchObject({
        note: 'New → Qualified',
        by: asha.name,
      });
    });

    test.each([
      [{ stage: 'Sold' }],
      [{ owner: 'nobody-we-know' }],
      [{ name: 'Somebody Else' }],
      [{ firstResponseAt: '2020-01-01T00:00:00Z' }],
      [{ nextFollowUp: 'soon' }],
      [{ note: '' }],
    ])('%j is refused', async (body) => {
      const { id } = await enquire();
      expect((await change(asha, id, body)).status).toBe(400);
    });

    test('two people who take one enquiry at the same moment: one of them has it', async () => {
      const { id } = await enquire();
      const [one, other] = await Promise.all([
        change(asha, id, { owner: await personOf(asha) }),
        change(ravi, id, { owner: await personOf(ravi) }),
      ]);
      expect([one.status, other.status].sort()).toEqual([200, 404]);
      expect(
        await read(
          "select id from lead_events where kind = 'owner' and note like 'Belongs to%' and lead_id = (select id from website_leads where document_id = ?)",
          id,
        ),
      ).toHaveLength(1);
    });

    test('the content manager changes neither stage nor owner, not even for an administrator', async () => {
      const { id } = await enquire();
      const path = `/content-manager/collection-types/${LEAD}/${id}`;
      for (const body of [
        { stage: 'Booked' },
        { lostReason: 'Other' },
        { owner: { connect: [{ documentId: await personOf(asha) }] } },
      ]) {
        const response = await administrator('PUT', path, body);
        expect(response.status, JSON.stringify(body)).toBe(400);
        expect(await response.text()).toContain('changed at the lead desk');
      }
      const saved = await administrator('PUT', path, {
        stage: 'New',
        lostReason: null,
        owner: { connect: [], disconnect: [] },
        project: 'kansa',
      });
      expect(saved.status, await saved.clone().text()).toBe(200);
    });
  });

  describe('finding', () => {
    test('filters narrow the list', async () => {
      const source = `fair ${randomUUID()}`;
      const wanted = await enquire({ source, name: 'Zarina Contractor', context: { project: 'ota' } });
      const other = await enquire({ source, name: 'Someone Else' });
      await changed(manager, other.id, { stage: 'Visited', nextFollowUp: new Date().toISOString() });
      const found = async (filters: string) =>
        (await list(manager, `view=all&source=${encodeURIComponent(source)}&${filters}`)).leads.map(
          ({ reference }) => reference,
        );
      expect(await found('')).toEqual([other.reference, wanted.reference]);
      expect(await found('sort=oldest')).toEqual([wanted.reference, other.reference]);
      expect(await found('project=ota')).toEqual([wanted.reference]);
      expect(await found('stage=Visited')).toEqual([other.reference]);
      expect(await found('q=zarina')).toEqual([wanted.reference]);
      expect(await found('q=%25')).toEqual([]);
      expect(await found('q=contractor+zar')).toEqual([wanted.reference]);
      expect(await found('q=zarina+someone')).toEqual([]);
      expect(await found('owner=none')).toEqual([other.reference, wanted.reference]);
      expect(await found('from=2999-01-01')).toEqual([]);
      expect(await found('sort=follow-up')).toEqual([other.reference, wanted.reference]);
      expect((await list(manager, `view=due&source=${encodeURIComponent(source)}`)).total).toBe(1);
    });

    test.each(['98337 01234', '+91 98337-01234', '098337 01234', '0091 (98337) 01234', '33701'])(
      'the number is found as %s',
      async (typed) => {
        const source = `numbers ${randomUUID()}`;
        const { reference } = await enquire({ source, mobile: '9833701234' });
        await enquire({ source, mobile: '9833709999' });
        const query = new URLSearchParams({ view: 'all', source, q: typed });
        expect((await list(manager, String(query))).leads.map((lead) => lead.reference)).toEqual([reference]);
      },
    );

    test('words of the message and of notes find it, and only for who may see it', async () => {
      const source = `words ${randomUUID()}`;
      const { reference, id } = await enquire({ source, message: 'A visit on Sunday suits us best' });
      const found = async (desk: typeof asha, q: string) => {
        const query = new URLSearchParams({ view: 'all', source, q });
        return (await list(desk, String(query))).leads.map((lead) => lead.reference);
      };
      expect(await found(manager, 'sunday visit')).toEqual([reference]);
      expect(await found(manager, 'parking')).toEqual([]);
      await changed(asha, id, { note: 'Asks for two parking places' });
      expect(await found(manager, 'parking places')).toEqual([reference]);
      expect(await found(manager, 'sunday parking')).toEqual([reference]);
      expect(await found(asha, 'parking')).toEqual([reference]);
      expect(await found(ravi, 'parking')).toEqual([]);
    });

    test.each(['stage=Sold', 'sort=name', 'page=0', 'view=everything', 'from=yesterday', 'filters[id]=1'])(
      'the filter %s is refused',
      async (filter) => {
        expect((await asha.ask('GET', `/lead-desk/leads?${filter}`)).status).toBe(400);
      },
    );

    test('an erased person’s enquiry is nobody’s work any more, and keeps its history', async () => {
      const { reference, id } = await enquire();
      // Whoever takes it up has answered; what is due is counted of the same open enquiries, and no other file sets a day.
      const due = async () => (await (await manager.ask('GET', '/lead-desk/summary')).json()).data.due;
      await changed(manager, id, { nextFollowUp: new Date().toISOString() });
      expect(await sees(manager, reference, 'due')).toBe(true);
      const before = await due();
      await read(
        `update contacts set masked_at = ${kind === 'sqlite' ? Date.now() : 'now()'}
         where id = (select contact_id from website_leads where reference = ?)`,
        reference,
      );
      for (const view of ['open', 'unassigned', 'due', 'late']) {
        expect(await sees(manager, reference, view), view).toBe(false);
      }
      expect(await sees(manager, reference, 'all')).toBe(true);
      expect(await due()).toBe(before - 1);
    });

    test('a view is kept for its owner alone', async () => {
      const kept = await asha.ask('POST', '/lead-desk/views', {
        name: 'Hot ones',
        // Who is searched for is not kept: it would outlast their erasure.
        filters: { stage: 'Negotiation', q: '9812345678' },
      });
      expect(kept.status, await kept.clone().text()).toBe(200);
      const { data }: { data: { documentId: string; name: string; filters: object }[] } = await kept.json();
      const view = data.find(({ name }) => name === 'Hot ones');
      expect(view?.filters).toEqual({ stage: 'Negotiation' });
      expect(JSON.stringify((await (await ravi.ask('GET', '/lead-desk/choices')).json()).data.views)).toBe(
        '[]',
      );
      expect((await ravi.ask('DELETE', `/lead-desk/views/${view?.documentId}`)).status).toBe(404);
      expect((await asha.ask('DELETE', `/lead-desk/views/${view?.documentId}`)).status).toBe(200);
    });
  });

  describe('the list of tags', () => {
    const refusedOf = async (response: Response) => ({
      status: response.status,
      message: (await response.json()).error?.message,
    });

    test('is kept by managers and administrators, and picked from by everybody at the desk', async () => {
      const tag = await aTag(manager, 'NRI');
      for (const who of [asha, manager]) {
        const { data } = await (await who.ask('GET', '/lead-desk/choices')).json();
        expect(data.tags).toContainEqual({ documentId: tag.id, label: tag.label });
      }
      for (const path of [TAGS, `${TAGS}/${tag.id}`]) expect((await asha.ask('GET', path)).status).toBe(403);
      expect((await asha.ask('POST', TAGS, { label: 'Mine' })).status).toBe(403);
      for (const path of ['/api/tags', `/api/tags/${tag.id}`, '/api/lead-tags']) {
        expect([403, 404]).toContain((await fetch(`${cms.url}${path}`)).status);
      }
      expect((await administrator('DELETE', `${TAGS}/${tag.id}`)).status).toBe(200);
    });

    test('takes no label that is none, too long or there already', async () => {
      const { id, label } = await aTag(manager, 'Investor');
      for (const [typed, words] of [
        ['  ', 'Write the label'],
        ['x'.repeat(31), 'at most 30 characters'],
        [` ${label.toUpperCase()} `, `There is ${label} already`],
      ]) {
        const refused = await refusedOf(await manager.ask('POST', TAGS, { label: typed }));
        expect(refused.status).toBe(400);
        expect(refused.message).toContain(words);
      }
      // Its own is none of another's.
      expect((await manager.ask('PUT', `${TAGS}/${id}`, { label: label.toUpperCase() })).status).toBe(200);
    });

    test('has a label once, also when several write it at the same moment', async () => {
      const label = `At once ${randomUUID().slice(0, 8)}`;
      const spellings = [label, label.toUpperCase(), ` ${label} `, label.toLowerCase()];
      const replies = await Promise.all(
        spellings.map(async (typed) => refusedOf(await manager.ask('POST', TAGS, { label: typed }))),
      );
      expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
      const refused = replies.filter(({ status }) => status === 400);
      expect(refused).toHaveLength(spellings.length - 1);
      for (const { message } of refused)
        expect(message.toLowerCase()).toContain(`there is ${label} already`.toLowerCase());
    });

    test('renames a tag for all that carry it, and deletes none that is carried', async () => {
      const tag = await aTag(manager, 'Investor');
      const [one, other] = [await enquire(), await enquire()];
      for (const lead of [one, other]) await tagging(asha, lead, { add: [tag.id] });
      const label = `Capital ${tag.label}`.slice(0, 30);
      expect((await manager.ask('PUT', `${TAGS}/${tag.id}`, { label })).status).toBe(200);
      const { data } = await (await asha.ask('GET', `/lead-desk/leads/${one.id}`)).json();
      expect(data.tags).toEqual([{ documentId: tag.id, label }]);
      const refused = await refusedOf(await manager.ask('DELETE', `${TAGS}/${tag.id}`));
      expect(refused.status).toBe(400);
      expect(refused.message).toContain('2 enquiries carry this tag. Take it off at the lead desk first');
      // Of many at once none of them goes either.
      const many = await manager.ask('POST', `${TAGS}/actions/bulkDelete`, { documentIds: [tag.id] });
      expect(many.status).toBe(400);
      for (const lead of [one, other]) await tagging(asha, lead, { remove: [tag.id] });
      expect((await manager.ask('DELETE', `${TAGS}/${tag.id}`)).status).toBe(200);
    });

    test('put on while it is deleted, a tag is there or refused, and nothing of it is left over', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [tag, lead] = [await aTag(manager, 'Race'), await enquire()];
        const [put, gone] = await Promise.all([
          tagging(asha, lead, { add: [tag.id] }),
          manager.ask('DELETE', `${TAGS}/${tag.id}`),
        ]);
        expect([put.status, gone.status].sort()).toEqual([200, 400]);
        const rows = await read(
          'select tag_id from lead_tags where lead_id in (select id from website_leads where document_id = ?)',
          lead.id,
        );
        expect(rows.filter(({ tag_id }) => tag_id !== null)).toHaveLength(put.status === 200 ? 1 : 0);
        expect(rows).toHaveLength(put.status === 200 ? 1 : 0);
      }
    });

    test('finds, counts and exports those that carry one, as far as somebody may see them', async () => {
      const [tag, second] = [await aTag(manager, 'Plot'), await aTag(manager, 'Bank, cash')];
      const source = `Tags ${randomUUID()}`;
      const [tagged, plain] = [await enquire({ source }), await enquire({ source })];
      await tagging(manager, tagged, { add: [tag.id, second.id] });
      const references = async (who: Account, filters: object) =>
        (await list(who, String(new URLSearchParams({ view: 'all', source, ...filters })))).leads.map(
          ({ reference }) => reference,
        );
      expect(await references(asha, { tag: tag.id })).toEqual([tagged.reference]);
      expect(await references(asha, { tag: 'none' })).toEqual([plain.reference]);
      expect(await references(asha, { tag: 'nosuchtag' })).toEqual([]);
      expect(await references(asha, { q: tag.label.toUpperCase() })).toEqual([tagged.reference]);
      expect((await asha.ask('GET', '/lead-desk/leads?tag=')).status).toBe(400);
      const csv = await (await manager.ask('GET', `/lead-desk/export?tag=${tag.id}`)).text();
      const [head, line, ...rest] = csv.trim().split('\r\n');
      expect(head).toMatch(/,"Tags"$/);
      expect(line).toContain(tagged.reference);
      expect(line).toMatch(new RegExp(`,"${second.label}, ${tag.label}"$`));
      expect(rest).toEqual([]);
      const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
      const report = async (narrowed: string) =>
        (await (await manager.ask('GET', `/lead-desk/reports?from=${today}&to=${today}${narrowed}`)).json())
          .data;
      expect(await report(`&tag=${tag.id}`)).toMatchObject({ tag: tag.id, total: { enquiries: 1 } });
      expect((await report('')).tag).toBeNull();
      expect((await report('')).total.enquiries).toBeGreaterThan(1);
      await manager.ask('PUT', `/lead-desk/leads/${tagged.id}`, {
        owner: await personOf(ravi),
      });
      expect(await references(asha, { tag: tag.id })).toEqual([]);
      expect(await references(asha, { q: tag.label })).toEqual([]);
    });
  });

  test('the export holds the view, and no formula', async () => {
    const source = `=cmd ${randomUUID()}`;
    const { reference, id } = await enquire({ source, name: '=SUM("A1")' });
    await enquire({ source: 'elsewhere' });
    await changed(asha, id, { stage: 'Contacted' });
    const startsAt = '2099-12-05T05:30:00.000Z';
    const visiting = await enquire({
      source,
      context: { project: 'meander', visit: { startsAt, how: 'in person', people: 2 } },
    });
    await changed(asha, visiting.id, { stage: 'Contacted' });
    const response = await asha.ask(
      'GET',
      `/lead-desk/export?view=mine&source=${encodeURIComponent(source)}`,
    );
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const [head, ofVisitor, line, ...rest] = csv.split('\r\n');
    expect(head).toContain('"Reference"');
    expect(head).toMatch(/,"Visit","Visit to","Visit state","Tags"$/);
    expect(ofVisitor).toMatch(/,"2099-12-05 11:00","meander","asked",$/);
    expect(line).toMatch(/,,,,$/);
    expect(line).toContain(`"${reference}"`);
    expect(line).toContain(`"'=SUM(""A1"")"`);
    expect(line).toContain(`"'${source}"`);
    expect(line).toMatch(/"'\+9198\d{8}"/);
    expect(rest).toEqual(['']);
  });

  test('turns: every enquiry of office hours goes to one of those who work, in order', async () => {
    const settings = '/content-manager/single-types/api::desk-settings.desk-settings';
    const open = [{ firstDay: 'Monday', lastDay: 'Sunday', opens: '00:00', closes: '23:59' }];
    const closed = [{ firstDay: 'Monday', lastDay: 'Sunday', opens: '00:00', closes: '00:01' }];
    const set = async (who: Account, fields: object) => {
      const path = `/content-manager/collection-types/api::sales-person.sales-person/${await personOf(who)}`;
      const response = await manager.ask('PUT', path, fields);
      expect(response.status, await response.clone().text()).toBe(200);
    };
    const project = `turns-${randomUUID()}`;
    const { documentId } = await editorOf(cms, cms.editorToken).createDraft(
      'api::projects.projects',
      aProject({ url: project }),
    );
    const projects = { connect: [{ documentId }] };
    await set(asha, { hours: open, projects });
    await set(ravi, { hours: open, projects });
    await set(manager, { takesTurns: false });
    const leads: string[] = [];
    for (let index = 0; index < 4; index += 1)
      leads.push((await enquire({ context: { project } })).reference);
    const switched = await manager.ask('PUT', settings, {
      responseTargetMinutes: 5,
      assignAutomatically: true,
      hours: closed,
    });
    expect(switched.status, await switched.clone().text()).toBe(200);
    const owners = async () =>
      (
        await read(
          'select p.account from website_leads l join sales_people p on l.owner_id = p.id where l.project = ? order by l.id',
          project,
        )
      ).map(({ account }) => Number(account));
    try {
      await expect
        .poll(owners, { timeout: 40_000, interval: 500 })
        .toEqual([asha.id, ravi.id, asha.id, ravi.id]);
    } finally {
      await manager.ask('PUT', settings, {
        responseTargetMinutes: 5,
        assignAutomatically: false,
        hours: closed,
      });
    }
    expect(
      await read(
        "select id from lead_events where note like '%whose turn it was' and lead_id in (select id from website_leads where project = ?)",
        project,
      ),
    ).toHaveLength(4);
    await manager.ask('PUT', settings, { responseTargetMinutes: 5, assignAutomatically: false, hours: open });
  });

  describe('the audit log', () => {
    const lines = (entry: string) =>
      read('select action, subject, who, details from audit_entries where entry = ? order by id', entry);

    test('says who read, changed and exported what, without a word of the visitor', async () => {
      const name = 'Wilhelmina Quartermain';
      const { reference, id } = await enquire({ name });
      await asha.ask('GET', `/lead-desk/leads/${id}`);
      await changed(asha, id, { stage: 'Contacted', note: 'Spoke to Wilhelmina' });
      const { stage: _, ...rest } = { stage: '', q: name };
      await asha.ask('GET', `/lead-desk/leads?q=${encodeURIComponent(rest.q)}`);
      await asha.ask('GET', `/lead-desk/export?q=${encodeURIComponent(rest.q)}`);
      const own = await lines(reference);
      expect(own.map(({ action, who }) => [action, who])).toEqual([
        ['read', asha.name],
        ['changed', asha.name],
      ]);
      const all = await read('select * from audit_entries where account = ? order by id', asha.id);
      expect(all.map(({ action }) => action)).toEqual(expect.arrayContaining(['listed', 'exported']));
      expect(all.at(-1)).toMatchObject({ action: 'exported', details: 'View open; filters: q; 1 leads' });
      expect(JSON.stringify(all)).not.toMatch(/wilhelmina|quartermain/i);
    });

    test('an entry opened, listed or saved in the content manager is a line too', async () => {
      const { id } = await enquire();
      await administrator('GET', `/content-manager/collection-types/${LEAD}/${id}`);
      await administrator('GET', `/content-manager/collection-types/${LEAD}?page=1&_q=9812345678`);
      await administrator('PUT', `/content-manager/collection-types/${LEAD}/${id}`, { project: 'kansa' });
      expect((await lines(id)).map(({ action }) => action)).toEqual(['read', 'changed']);
      // Other files list entries of this CMS at the same time.
      expect(
        await read(
          "select id from audit_entries where action = 'listed' and details = 'Asked with: page, _q'",
        ),
      ).not.toHaveLength(0);
    });

    test('what hangs on an entry is part of the line that it was opened; looked at by itself, further or by a search it is one of its own', async () => {
      const { id } = await enquire();
      const related = (field: string, asked = '') =>
        administrator('GET', `/content-manager/relations/${LEAD}/${id}/${field}${asked}`);
      const written = async () => (await lines(id)).map(({ action, details }) => [action, details]);
      expect((await related('events')).status).toBe(200);
      const alone = ['listed', 'Related: events'];
      expect(await written()).toEqual([alone]);
      await administrator('GET', `/content-manager/collection-types/${LEAD}/${id}`);
      for (const field of ['owner', 'contact', 'events', 'receipts', 'deliveries'])
        expect((await related(field, '?page=1&pageSize=10')).status).toBe(200);
      const choices = (asked: string, pageSize = 10) =>
        administrator(
          'GET',
          `/content-manager/relations/${LEAD}/contact?id=${id}&pageSize=${pageSize}${asked}`,
        );
      const chosenFrom = () =>
        read("select id from audit_entries where details = 'Related: contact' and entry is null");
      const before = (await chosenFrom()).length;
      expect((await choices('&_q=')).status).toBe(200);
      expect(await chosenFrom()).toHaveLength(before);
      expect((await choices('&_q=Wilhelmina')).status).toBe(200);
      // More than a form shows, and what comes after those that are known.
      expect((await choices('', 100)).status).toBe(200);
      expect((await choices('&idsToOmit[0]=1')).status).toBe(200);
      expect(await chosenFrom()).toHaveLength(before + 3);
      const opened = [alone, ['read', null]];
      expect(await written()).toEqual(opened);
      await related('events', '?page=2&pageSize=10');
      await related('events', '?page=1&_q=Spoke');
      expect(await written()).toEqual([...opened, alone, alone]);
      // Whoever has not opened it reads it on nobody else's line, nor a minute later on their own.
      const [line] = await read("select id from audit_entries where entry = ? and action = 'read'", id);
      const [me] = await read('select account from audit_entries where id = ?', Number(line?.id));
      await read('update audit_entries set account = 0 where id = ?', Number(line?.id));
      await related('receipts');
      const long = new Date(Date.now() - 61_000);
      await read(
        'update audit_entries set account = ?, at = ? where id = ?',
        Number(me?.account),
        cms.database.kind === 'sqlite' ? long.getTime() : long.toISOString(),
        Number(line?.id),
      );
      await related('receipts');
      const other = ['listed', 'Related: receipts'];
      expect(await written()).toEqual([...opened, alone, alone, other, other]);
    });

    test('that has more to say than a line of the database holds is cut, and what it tells of does not fail', async () => {
      const name = `x${'y'.repeat(300)}`;
      const asked = await administrator('GET', `/content-manager/collection-types/${LEAD}?page=1&${name}=1`);
      expect(asked.status).toBe(200);
      const told = await read(
        "select details from audit_entries where details like 'Asked with: page, xyyy%'",
      );
      expect(told.map(({ details }) => String(details).slice(-2))).toEqual(['y…']);
    });

    test('who was given an account, and what was changed of it, is a line too, without a word of the person', async () => {
      const own = (await lines(String(asha.id))).filter(({ subject }) => subject === 'account');
      expect(own.map(({ action, details }) => [action, details])).toEqual([
        ['changed', 'POST. Fields sent: email, firstname, lastname, roles'],
        ['changed', 'PUT. Fields sent: isActive, password'],
      ]);
      // Refused: nothing was done.
      expect((await asha.ask('PUT', `/admin/users/${ravi.id}`, { firstname: 'Ravindra' })).status).toBe(403);
      expect(await lines(String(ravi.id))).toHaveLength(2);
    });

    test('who of several accounts was deleted at once is named', async () => {
      const going = await anAccount(cms, cms.editorToken, 'desk-sales', 'Going');
      const leaving = await anAccount(cms, cms.editorToken, 'desk-sales', 'Leaving');
      const ids = [going.id, leaving.id];
      expect((await administrator('POST', '/admin/users/batch-delete', { ids })).status).toBe(200);
      expect(await lines(ids.join(', '))).toMatchObject([
        { action: 'changed', subject: 'account', details: 'batch-delete. Fields sent: ids' },
      ]);
    });

    test('nobody changes or deletes a line of it', async () => {
      const [row] = await read('select document_id from audit_entries order by id limit 1');
      const path = '/content-manager/collection-types/api::audit-entry.audit-entry';
      expect((await administrator('GET', path)).status).toBe(200);
      for (const [method, address, body] of [
        ['PUT', `${path}/${row?.document_id}`, { who: 'Nobody' }],
        ['DELETE', `${path}/${row?.document_id}`, undefined],
        ['POST', path, { who: 'x', at: '2026-01-01T00:00:00Z', action: 'read', subject: 'lead' }],
        ['POST', `${path}/actions/bulkDelete`, { documentIds: [row?.document_id] }],
      ] as const) {
        const response = await administrator(method, address, body);
        expect(response.status, `${method} ${address}`).toBe(400);
      }
      expect(
        await read('select id from audit_entries where document_id = ?', String(row?.document_id)),
      ).toHaveLength(1);
    });

    test('the log of the process names nobody', () => {
      expect(outputOf(cms)).not.toMatch(/wilhelmina|quartermain|zarina/i);
    });
  });
});
