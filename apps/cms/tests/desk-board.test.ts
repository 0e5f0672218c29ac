import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { someone } from '../../../testing/leads.ts';
import { peopleOf } from './people.ts';
import { aTag, tagging } from './tags.ts';

type Card = { documentId: string; reference: string; owner: string | null; stage: string };
type Column = { stage: string; isShown: boolean; total: number; leads: Card[]; nextPages: number | null };
type Board = { columns: Column[]; total: number };
type Undo = { token: string; forMs: number } | null;

const STAGES = [
  'New',
  'Contacted',
  'Qualified',
  'Site visit booked',
  'Visited',
  'Negotiation',
  'Booked',
  'Lost',
];
const CARDS = 25;
const SEEN = { stage: 'New', owner: null, nextFollowUp: null };

describe.each(['sqlite', 'postgres'] as const)('the board of the desk, on %s', (kind) => {
  const cms = inject(kind);
  const { enquire, read } = peopleOf(cms);
  let asha: Account;
  let ravi: Account;
  let meera: Account;
  let editor: Account;

  beforeAll(async () => {
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    ravi = await anAccount(cms, cms.editorToken, 'desk-sales', 'Ravi');
    meera = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
    editor = await anAccount(cms, cms.editorToken, 'strapi-editor', 'Edith');
  });

  /** Enquiries of one family, told from those of other tests by their name. */
  async function aFamily(count: number) {
    const name = `Chitale-${randomUUID()}`;
    const made = [];
    for (let times = 0; times < count; times += 1) made.push(await enquire(someone({ name })));
    return { name, made };
  }
  const asked = (who: Account, params: Record<string, string>) =>
    who.ask('GET', `/lead-desk/board?${new URLSearchParams(params)}`);
  const boardOf = async (who: Account, params: Record<string, string>): Promise<Board> => {
    const response = await asked(who, params);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()).data;
  };
  const columnOf = ({ columns }: Board, stage: string): Column => {
    const column = columns.find((one) => one.stage === stage);
    if (!column) throw new Error(`No column ${stage}`);
    return column;
  };
  const countsOf = ({ columns }: Board) =>
    Object.fromEntries(columns.filter(({ total }) => total > 0).map(({ stage, total }) => [stage, total]));
  const moving = (who: Account, { id }: { id: string }, body: unknown) =>
    who.ask('PUT', `/lead-desk/leads/${id}/stage`, body);
  const moved = async (who: Account, lead: { id: string }, body: object): Promise<Undo> => {
    const response = await moving(who, lead, { seen: SEEN, ...body });
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()).data.undo;
  };
  const opened = async (who: Account, { id }: { id: string }) =>
    (await (await who.ask('GET', `/lead-desk/leads/${id}`)).json()).data;
  const stateOf = async ({ row }: { row: number }) =>
    (
      await read(
        'select owner_id, assigned_at, stage, lost_reason, stage_since, first_response_at from website_leads where id = ?',
        row,
      )
    )[0];
  const audited = async (reference: string) =>
    (await read('select details from audit_entries where entry = ? order by id', reference)).map(
      ({ details }) => details,
    );

  describe('what it shows', () => {
    test('has a column for each stage, in order, counted, with the cards of the list and no others', async () => {
      const { name, made } = await aFamily(4);
      const [one, two, three] = made;
      if (!one || !two || !three) throw new Error('no enquiries');
      await moved(meera, one, { stage: 'Qualified' });
      await moved(meera, two, { stage: 'Qualified' });
      await moved(meera, three, { stage: 'Lost', lostReason: 'Budget' });
      const all = await boardOf(meera, { view: 'all', q: name });
      expect(all.columns.map(({ stage }) => stage)).toEqual(STAGES);
      expect(all.columns.every(({ isShown }) => isShown)).toBe(true);
      expect(countsOf(all)).toEqual({ New: 1, Qualified: 2, Lost: 1 });
      expect(all.total).toBe(4);
      expect(columnOf(all, 'Qualified').leads.map(({ reference }) => reference)).toEqual([
        two.reference,
        one.reference,
      ]);
      const oldest = await boardOf(meera, { view: 'all', q: name, sort: 'oldest' });
      expect(columnOf(oldest, 'Qualified').leads[0]?.reference).toBe(one.reference);

      // The list's own view of what is open: what is closed is not in it, and has a column to be put into.
      const open = await boardOf(meera, { q: name });
      expect(countsOf(open)).toEqual({ New: 1, Qualified: 2 });
      expect(open.columns.filter(({ isShown }) => !isShown).map(({ stage }) => stage)).toEqual([
        'Booked',
        'Lost',
      ]);
      const narrowed = await boardOf(meera, { view: 'all', q: name, stage: 'Qualified' });
      expect(countsOf(narrowed)).toEqual({ Qualified: 2 });
      expect(narrowed.columns.filter(({ isShown }) => isShown).map(({ stage }) => stage)).toEqual([
        'Qualified',
      ]);
      const lost = await boardOf(meera, { view: 'all', q: name, lostReason: 'Location' });
      expect(lost.total).toBe(0);
      expect(lost.columns.filter(({ isShown }) => isShown).map(({ stage }) => stage)).toEqual(['Lost']);
      const late = await boardOf(meera, { view: 'late', q: name });
      expect(late.columns.filter(({ isShown }) => isShown).map(({ stage }) => stage)).toEqual(['New']);
    });

    test('begins a column with its first cards, gives more of it when asked, and counts them all', async () => {
      const { name, made } = await aFamily(CARDS * 2 + 1);
      const first = columnOf(await boardOf(meera, { q: name }), 'New');
      expect([first.leads.length, first.total, first.nextPages]).toEqual([CARDS, CARDS * 2 + 1, 2]);
      const second = columnOf(await boardOf(meera, { q: name, more: 'New:2,Lost:2' }), 'New');
      expect([second.leads.length, second.nextPages]).toEqual([CARDS * 2, 3]);
      const third = columnOf(await boardOf(meera, { q: name, more: 'New:3' }), 'New');
      expect([third.leads.length, third.nextPages]).toEqual([CARDS * 2 + 1, null]);
      expect(third.leads.map(({ reference }) => reference)).toEqual(
        made.map(({ reference }) => reference).reverse(),
      );
      // Where there is room for one column, the others are counted alone.
      const one = made[0];
      if (!one) throw new Error('no enquiry');
      await moved(meera, one, { stage: 'Contacted' });
      const narrow = await boardOf(meera, { q: name, column: 'Contacted' });
      expect(countsOf(narrow)).toEqual({ New: CARDS * 2, Contacted: 1 });
      expect(narrow.columns.flatMap(({ leads }) => leads.map(({ reference }) => reference))).toEqual([
        one.reference,
      ]);
    });

    test('shows and counts for a sales person what is theirs and nobody’s, and nothing of a colleague’s', async () => {
      const { name, made } = await aFamily(3);
      const [hers, his] = made;
      if (!hers || !his) throw new Error('no enquiries');
      await moved(asha, hers, { stage: 'Contacted' });
      await moved(ravi, his, { stage: 'Contacted' });
      const board = await boardOf(asha, { view: 'all', q: name });
      expect(countsOf(board)).toEqual({ New: 1, Contacted: 1 });
      expect(columnOf(board, 'Contacted').leads).toMatchObject([
        { reference: hers.reference, owner: asha.name },
      ]);
      expect(countsOf(await boardOf(meera, { view: 'all', q: name }))).toEqual({ New: 1, Contacted: 2 });
      expect(countsOf(await boardOf(asha, { view: 'mine', q: name }))).toEqual({ Contacted: 1 });
    });

    test('shows and counts those of a tag alone, each with its labels', async () => {
      const [{ name, made }, tag] = [await aFamily(3), await aTag(meera, 'NRI')];
      const [first, second] = made;
      if (!first || !second) throw new Error('no enquiries');
      for (const lead of [first, second]) await tagging(meera, lead, { add: [tag.id] });
      await moved(meera, second, { stage: 'Visited' });
      const board = await boardOf(meera, { q: name, tag: tag.id });
      expect(countsOf(board)).toEqual({ New: 1, Visited: 1 });
      expect(columnOf(board, 'Visited').leads).toMatchObject([
        { reference: second.reference, tags: [{ documentId: tag.id, label: tag.label }] },
      ]);
      expect(countsOf(await boardOf(meera, { q: name, tag: 'none' }))).toEqual({ New: 1 });
    });

    test('is for those who work at the desk, and is written down without what was searched for', async () => {
      expect((await fetch(`${cms.url}/lead-desk/board`)).status).toBe(401);
      expect((await asked(editor, {})).status).toBe(403);
      const { name } = await aFamily(1);
      await boardOf(asha, { q: name });
      await boardOf(asha, { q: name, again: '1' });
      await boardOf(asha, { view: 'mine', column: 'New' });
      const lines = await read(
        "select details from audit_entries where account = ? and action = 'listed' order by id",
        asha.id,
      );
      const said = lines.map(({ details }) => String(details));
      expect(said.filter((details) => details === 'View open; filters: q; board: 1')).toHaveLength(1);
      expect(said.some((details) => details.startsWith('View mine; filters: none; board of New: '))).toBe(
        true,
      );
      expect(said.join()).not.toContain(name);
    });

    test('refuses rubbish', async () => {
      const rubbish: Record<string, string>[] = [
        { view: 'spam' },
        { view: 'day' },
        { stage: 'Won' },
        { column: 'won' },
        { column: '' },
        { page: '1' },
        { more: '' },
        { more: 'New' },
        { more: 'New:1' },
        { more: 'New:21' },
        { more: 'New:2.5' },
        { more: 'New:x' },
        { more: 'Won:2' },
        { more: 'New:2:3' },
        { more: 'New:2,New:3' },
        { more: 'New:2,' },
        { more: 'New\0:2' },
        { again: 'yes' },
        { from: '31.12.2026' },
        { q: 'x'.repeat(121) },
        { anything: '1' },
      ];
      for (const params of rubbish) {
        expect([params, (await asked(meera, params)).status]).toEqual([params, 400]);
      }
      expect((await meera.ask('GET', '/lead-desk/board?column=New&column=Lost')).status).toBe(400);
      expect((await meera.ask('GET', '/lead-desk/board?more[]=New:2')).status).toBe(400);
    });
  });

  describe('a move', () => {
    test('is the change of a stage by the rules of an entry, with its history, its audit line and its owner', async () => {
      const { made } = await aFamily(2);
      const [lead, same] = made;
      if (!lead || !same) throw new Error('no enquiries');
      await moved(asha, lead, { stage: 'Qualified' });
      const entry = await opened(asha, lead);
      expect(entry).toMatchObject({ stage: 'Qualified', owner: asha.name });
      expect(entry.firstResponseAt).not.toBeNull();
      expect(entry.events.map(({ kind, note }: { kind: string; note: string }) => [kind, note])).toEqual(
        expect.arrayContaining([
          ['stage', 'New → Qualified'],
          ['owner', `Belongs to ${asha.name}`],
        ]),
      );
      expect(await audited(lead.reference)).toContain('stage, owner');
      // As an entry's own form writes it.
      expect((await asha.ask('PUT', `/lead-desk/leads/${same.id}`, { stage: 'Qualified' })).status).toBe(200);
      expect((await opened(asha, same)).events.map(({ kind }: { kind: string }) => kind)).toEqual(
        entry.events.map(({ kind }: { kind: string }) => kind),
      );
      expect(await audited(same.reference)).toContain('stage, owner');
    });

    test('to Lost needs its reason, and from it takes the reason away', async () => {
      const { made } = await aFamily(1);
      const [lead] = made;
      if (!lead) throw new Error('no enquiry');
      const without = await moving(meera, lead, { stage: 'Lost', seen: SEEN });
      expect(without.status).toBe(400);
      expect((await without.json()).error.message).toBe('A lost lead needs the reason why it is lost');
      expect((await moving(meera, lead, { stage: 'Visited', lostReason: 'Budget', seen: SEEN })).status).toBe(
        400,
      );
      expect(await stateOf(lead)).toMatchObject({ stage: 'New', first_response_at: null });
      await moved(meera, lead, { stage: 'Lost', lostReason: 'Cannot be reached' });
      expect(await stateOf(lead)).toMatchObject({
        stage: 'Lost',
        lost_reason: 'Cannot be reached',
        first_response_at: null,
      });
      await moved(meera, lead, { stage: 'Contacted', seen: { ...SEEN, stage: 'Lost' } });
      expect(await stateOf(lead)).toMatchObject({ stage: 'Contacted', lost_reason: null });
    });

    test('over what a colleague has moved meanwhile is refused, and of two at once one counts', async () => {
      const { made } = await aFamily(2);
      const [lead, other] = made;
      if (!lead || !other) throw new Error('no enquiries');
      await moved(meera, lead, { stage: 'Negotiation' });
      const late = await moving(meera, lead, { stage: 'Contacted', seen: SEEN });
      expect(late.status).toBe(409);
      expect((await late.json()).error.message).toBe('The stage was changed by a colleague meanwhile.');
      expect(await stateOf(lead)).toMatchObject({ stage: 'Negotiation' });
      const both = await Promise.all(
        ['Contacted', 'Visited'].map((stage) => moving(meera, other, { stage, seen: SEEN })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const changes = (await opened(meera, other)).events.filter(
        ({ kind }: { kind: string }) => kind === 'stage',
      );
      expect(changes).toHaveLength(1);
    });

    test('of a colleague’s enquiry is told apart from one that never was by nothing', async () => {
      const { made } = await aFamily(1);
      const [his] = made;
      if (!his) throw new Error('no enquiry');
      await moved(ravi, his, { stage: 'Contacted' });
      const answers = await Promise.all(
        [his, { id: 'nobody' }].map((lead) =>
          moving(asha, lead, { stage: 'Lost', lostReason: 'Other', seen: SEEN }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      const [one, none] = await Promise.all(answers.map((answer) => answer.text()));
      expect(one).toBe(none);
      expect((await moving(editor, his, { stage: 'Visited', seen: SEEN })).status).toBe(403);
    });

    test('is taken back within the minute with all it did, unless somebody did something since', async () => {
      const { made } = await aFamily(2);
      const [lead, touched] = made;
      if (!lead || !touched) throw new Error('no enquiries');
      const before = await stateOf(lead);
      const undo = (who: Account, token: string | undefined) =>
        who.ask('POST', '/lead-desk/chosen/undo', { undo: token });
      const way = await moved(asha, lead, { stage: 'Lost', lostReason: 'Budget' });
      expect(way?.forMs).toBe(60_000);
      expect((await undo(ravi, way?.token)).status).toBe(404);
      const answer = await undo(asha, way?.token);
      expect((await answer.json()).data).toMatchObject({ back: 1, left: [] });
      expect(await stateOf(lead)).toEqual(before);
      expect(await audited(lead.reference)).toContain('undone: stage, owner');

      const other = await moved(asha, touched, { stage: 'Qualified' });
      await asha.ask('PUT', `/lead-desk/leads/${touched.id}`, { note: 'Likes the second floor' });
      expect((await (await undo(asha, other?.token)).json()).data.left).toHaveLength(1);
      expect(await stateOf(touched)).toMatchObject({ stage: 'Qualified' });
      // Where it stood already there is nothing to take back.
      expect(await moved(asha, touched, { stage: 'Qualified', seen: { ...SEEN, stage: 'Qualified' } })).toBe(
        null,
      );
    });

    test('rings at the desks of those who may see it', async () => {
      const { made } = await aFamily(1);
      const [lead] = made;
      if (!lead) throw new Error('no enquiry');
      const changes = async (who: Account, since: string) =>
        (await (await who.ask('GET', `/lead-desk/changes?${new URLSearchParams({ since })}`)).json()).data;
      const { mark } = await changes(meera, '');
      await moved(asha, lead, { stage: 'Visited' });
      const { changed, touched } = await changes(meera, mark);
      expect(changed).toBe(true);
      expect(touched).toContain(lead.id);
    });

    test('refuses rubbish', async () => {
      const { made } = await aFamily(1);
      const [lead] = made;
      if (!lead) throw new Error('no enquiry');
      for (const body of [
        null,
        [],
        'Visited',
        {},
        { stage: 'Visited' },
        { seen: SEEN },
        { stage: 'Won', seen: SEEN },
        { stage: ['Visited'], seen: SEEN },
        { stage: 'Lost', lostReason: 'Because', seen: SEEN },
        { stage: 'Visited', seen: { stage: 'New' } },
        { stage: 'Visited', seen: { ...SEEN, stage: 'x'.repeat(41) } },
        { stage: 'Visited', seen: SEEN, owner: null },
        { stage: 'Visited', seen: SEEN, note: 'Hello' },
      ]) {
        expect([body, (await moving(meera, lead, body)).status]).toEqual([body, 400]);
      }
      expect(await stateOf(lead)).toMatchObject({ stage: 'New' });
    });
  });
});
