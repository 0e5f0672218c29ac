import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { query } from '../../../testing/database.ts';
import { postLead, referenceOf, someone } from '../../../testing/leads.ts';

type Figures = Record<string, number>;
type Part = { name: string | null; narrows: Record<string, string>; figures: Figures };
type Report = {
  from: string;
  to: string;
  total: Figures;
  parts: Part[];
  lost: { reason: string; count: number }[];
  happened: { what: string; count: number }[];
  standing: { stage: string; figures: Figures }[];
};
type Seen = {
  at: string;
  answered?: string;
  owner?: 'asha' | 'ravi';
  project?: string;
  campaign?: string;
  source?: string;
  stage?: string;
  lostReason?: string;
  visits?: string[];
  suspected?: boolean;
  application?: boolean;
};

/** What the panel opens for each figure; the page's own links are tried in the journey. */
const FILTERS: Record<string, Record<string, string>> = {
  enquiries: {},
  whenEntered: { answered: 'when entered' },
  within5Minutes: { answered: 'up to 5 min' },
  within15Minutes: { answered: '5 to 15 min' },
  withinAnHour: { answered: '15 to 60 min' },
  withinADay: { answered: '1 to 24 hours' },
  later: { answered: 'after 24 hours' },
  notYet: { answered: 'nobody yet' },
  visitsBooked: { visited: 'booked' },
  visitsKept: { visited: 'kept' },
  visitsMissed: { visited: 'missed' },
  booked: { stage: 'Booked' },
  lost: { stage: 'Lost' },
};
const DIVISIONS = ['sales person', 'project', 'form', 'origin', 'campaign', 'week'];
const SPANS = ['up to 7 days', '7 to 30 days', '30 to 45 days', 'over 45 days'];
// Long before any other test's: two weeks, from a Monday.
const DAYS = { from: '2019-08-05', to: '2019-08-18' };

const SEEN: Seen[] = [
  // The first and the last moment of the days in India, and those beside them.
  {
    at: '2019-08-05T00:00:00+05:30',
    answered: '2019-08-05T00:05:00+05:30',
    owner: 'asha',
    project: 'aranya',
  },
  { at: '2019-08-18T23:59:59+05:30', owner: 'ravi', project: 'aranya', campaign: 'diwali' },
  { at: '2019-08-04T23:59:59+05:30', owner: 'asha', campaign: 'diwali' },
  { at: '2019-08-19T00:00:00+05:30', owner: 'ravi' },
  // Between a Sunday and a Monday.
  {
    at: '2019-08-11T23:59:59+05:30',
    answered: '2019-08-12T00:15:00+05:30',
    campaign: 'Diwali ',
    owner: 'asha',
  },
  { at: '2019-08-12T00:00:00+05:30', answered: '2019-08-12T00:05:01+05:30', source: 'footer', owner: 'ravi' },
  {
    at: '2019-08-13T10:00:00+05:30',
    answered: '2019-08-13T11:00:00+05:30',
    stage: 'Visited',
    visits: ['missed', 'kept'],
  },
  {
    at: '2019-08-13T10:00:00+05:30',
    answered: '2019-08-14T10:00:00+05:30',
    visits: ['missed'],
    owner: 'asha',
  },
  { at: '2019-08-13T10:00:00+05:30', answered: '2019-08-14T10:00:01+05:30', visits: ['cancelled', 'booked'] },
  {
    at: '2019-08-14T10:00:00+05:30',
    stage: 'Lost',
    lostReason: 'Budget',
    owner: 'asha',
    visits: ['asked', 'full'],
  },
  {
    at: '2019-08-14T10:00:00+05:30',
    stage: 'Lost',
    lostReason: 'Location',
    campaign: '=1+1',
    project: 'aranya',
  },
  {
    at: '2019-08-15T10:00:00+05:30',
    stage: 'Booked',
    owner: 'asha',
    source: 'footer',
    project: 'a-gone-project',
  },
  { at: '2019-08-15T10:00:00+05:30', suspected: true, owner: 'asha' },
  // Came by, and was spoken to before anything was written down.
  {
    at: '2019-08-16T10:00:00+05:30',
    answered: '2019-08-16T10:00:00+05:30',
    stage: 'Contacted',
    owner: 'asha',
  },
  { at: '2019-08-16T10:00:00+05:30', application: true, owner: 'asha' },
];
const COUNTED = 11;

describe.each(['sqlite', 'postgres'] as const)('reports of the desk, on %s', (kind) => {
  const cms = inject(kind);
  let meera: Account;
  let asha: Account;
  let editor: Account;

  const no = kind === 'sqlite' ? '0' : 'false';
  const moment = (at: string) => (kind === 'sqlite' ? Date.parse(at) : new Date(at).toISOString());
  const set = (id: number, column: string, value: string | number) =>
    query(cms.database, `update website_leads set ${column} = ? where id = ?`, value, id);
  const personOf = async ({ id }: Account) =>
    Number((await query(cms.database, 'select id from sales_people where account = ?', id))[0]?.id);

  async function store(seen: Seen, people: Record<'asha' | 'ravi', number>) {
    const { campaign, project, source } = seen;
    const origin = seen.owner === 'ravi' ? 'search' : 'a portal';
    const context = {
      ...(project ? { project } : {}),
      ...(campaign ? { lastTouch: { utm_campaign: campaign, utm_source: origin } } : {}),
    };
    const sent = someone({ context, ...(source ? { source } : {}) });
    const reference = await referenceOf(await postLead(cms, sent));
    const [row] = await query(cms.database, 'select id from website_leads where reference = ?', reference);
    const id = Number(row?.id);
    await set(id, 'created_at', moment(seen.at));
    await set(id, 'stage_since', moment(seen.at));
    if (seen.answered) await set(id, 'first_response_at', moment(seen.answered));
    if (seen.owner) await set(id, 'owner_id', people[seen.owner]);
    if (seen.stage) await set(id, 'stage', seen.stage);
    if (seen.application) await set(id, 'source', 'career');
    if (seen.lostReason) await set(id, 'lost_reason', seen.lostReason);
    // The intake takes spaces off; an older row may have them.
    if (campaign) await set(id, 'utm_campaign', campaign);
    if (seen.suspected)
      await query(
        cms.database,
        `update website_leads set suspected = ${kind === 'sqlite' ? 1 : true} where id = ?`,
        id,
      );
    for (const state of seen.visits ?? [])
      await query(
        cms.database,
        `insert into visits (document_id, "key", lead_id, project, starts_at, minutes, how, people, fetched, state, sequence) values (?, ?, ?, ?, ?, 60, ?, 2, ${no}, ?, 0)`,
        randomUUID(),
        randomUUID(),
        id,
        project ?? 'aranya',
        moment(seen.at),
        'in person',
        state,
      );
  }

  beforeAll(async () => {
    const make = (role: string, name: string) => anAccount(cms, cms.editorToken, role, name);
    meera = await make('desk-sales-manager', 'Meera');
    asha = await make('desk-sales', 'Asha');
    const ravi = await make('desk-sales', 'Ravi');
    editor = await make('strapi-editor', 'Edna');
    const people = { asha: await personOf(asha), ravi: await personOf(ravi) };
    for (const seen of SEEN) await store(seen, people);
  });

  const addressOf = (asked: Record<string, string>) => `/lead-desk/reports?${new URLSearchParams(asked)}`;
  async function drawn(who: Account, asked: Record<string, string> = DAYS): Promise<Report> {
    const response = await who.ask('GET', addressOf(asked));
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: Report } = await response.json();
    return data;
  }
  async function lengthOf(who: Account, filters: Record<string, string>): Promise<number> {
    const response = await who.ask('GET', `/lead-desk/leads?${new URLSearchParams(filters)}`);
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: { total: number } } = await response.json();
    return data.total;
  }
  const nameOf = ({ name }: Part) => name;

  test.each(DIVISIONS)('divided by %s, every figure is as long as the list it opens', async (by) => {
    for (const who of [meera, asha]) {
      const { parts, total } = await drawn(who, { ...DAYS, by });
      expect(parts.length).toBeGreaterThan(1);
      for (const [figure, filters] of Object.entries(FILTERS)) {
        let sum = 0;
        for (const { name, narrows, figures } of parts) {
          const list = { view: 'all', kind: 'enquiry', ...DAYS, ...narrows, ...filters };
          expect(await lengthOf(who, list), `${by} ${name}, ${figure}`).toBe(figures[figure]);
          sum += figures[figure] ?? 0;
        }
        expect(await lengthOf(who, { view: 'all', kind: 'enquiry', ...DAYS, ...filters }), figure).toBe(
          total[figure],
        );
        expect(total[figure], figure).toBe(sum);
      }
    }
  });

  test('narrowed to a project are of its enquiries, as the lists are', async () => {
    const project = 'aranya';
    const { total, parts, standing } = await drawn(meera, { ...DAYS, project, by: 'form' });
    for (const [figure, filters] of Object.entries(FILTERS)) {
      const list = { view: 'all', kind: 'enquiry', ...DAYS, project, ...filters };
      expect(await lengthOf(meera, list), figure).toBe(total[figure]);
      const sum = parts.reduce((all, { figures }) => all + (figures[figure] ?? 0), 0);
      expect(sum, figure).toBe(total[figure]);
    }
    expect(total.enquiries).toBe(3);
    const [{ stage = '', figures = {} } = {}] = standing;
    const over = { view: 'open', kind: 'enquiry', project, stage, standing: 'over 45 days' };
    expect(await lengthOf(meera, over)).toBe(figures['over 45 days']);
    expect((await drawn(meera, { ...DAYS, project: 'nothing-of-it' })).total.enquiries).toBe(0);
  });

  test('count what came on days in India, with its last second, no spam and no application', async () => {
    const { total } = await drawn(meera);
    expect(total).toEqual({
      enquiries: COUNTED,
      whenEntered: 1,
      within5Minutes: 1,
      within15Minutes: 1,
      withinAnHour: 2,
      withinADay: 1,
      later: 1,
      notYet: 4,
      visitsBooked: 3,
      visitsKept: 1,
      visitsMissed: 1,
      booked: 1,
      lost: 2,
    });
  });

  describe('what happened on some days', () => {
    const happenedOf = ({ happened }: Report) =>
      Object.fromEntries(happened.map(({ what, count }) => [what, count]));

    test('is counted on its own day, whenever the enquiry came', async () => {
      const monday = await drawn(meera, { from: '2019-08-12', to: '2019-08-12' });
      expect(happenedOf(monday)['first spoken to']).toBe(2);
      expect(monday.total.enquiries).toBe(1);
      expect(happenedOf(await drawn(meera, { from: '2019-08-13', to: '2019-08-14' }))).toEqual({
        'first spoken to': 3,
        'visit kept': 1,
        'visit missed': 2,
        booked: 0,
        lost: 2,
      });
      const [booked] = await query(
        cms.database,
        "select id from website_leads where stage = 'Booked' and created_at between ? and ?",
        moment('2019-08-15T00:00:00+05:30'),
        moment('2019-08-16T00:00:00+05:30'),
      );
      const since = (at: string) => set(Number(booked?.id), 'stage_since', moment(at));
      await since('2019-09-02T23:59:59+05:30');
      const september = { from: '2019-09-02', to: '2019-09-02' };
      expect(happenedOf(await drawn(meera, september)).booked).toBe(1);
      expect((await drawn(meera, september)).total.enquiries).toBe(0);
      await since('2019-08-15T10:00:00+05:30');
    });

    const NARROWED: Record<string, string>[] = [{}, { project: 'aranya' }];
    test.each(NARROWED)('is as long as the list it opens: %o', async (narrows) => {
      for (const who of [meera, asha]) {
        for (const { what, count } of (await drawn(who, { ...DAYS, ...narrows })).happened) {
          const days = { since: DAYS.from, until: DAYS.to };
          const list = { view: 'all', kind: 'enquiry', happened: what, ...days, ...narrows };
          expect(await lengthOf(who, list), what).toBe(count);
        }
      }
    });
  });

  test('put a Sunday’s last second and a Monday’s first into two weeks, and tell of weeks without one', async () => {
    const { parts } = await drawn(meera, { from: '2019-07-29', to: DAYS.to, by: 'week' });
    expect(parts.map(({ narrows, figures }) => [narrows.from, narrows.to, figures.enquiries])).toEqual([
      ['2019-07-29', '2019-08-04', 1],
      ['2019-08-05', '2019-08-11', 2],
      ['2019-08-12', '2019-08-18', 9],
    ]);
    const quiet = await drawn(meera, { from: '2019-06-03', to: '2019-06-16', by: 'week' });
    expect(quiet.parts.map(({ figures }) => figures.enquiries)).toEqual([0, 0]);
  });

  test('keep apart what is written apart, and name a project that is gone by its address', async () => {
    const { parts: campaigns } = await drawn(meera, { ...DAYS, by: 'campaign' });
    expect(campaigns.map(nameOf)).toEqual(expect.arrayContaining([null, 'diwali', 'Diwali ', '=1+1']));
    const { parts: projects } = await drawn(meera, { ...DAYS, by: 'project' });
    expect(projects.map(nameOf)).toContain('a-gone-project');
  });

  test('say why enquiries were lost, and how long open ones have stood still, as their lists do', async () => {
    const { lost } = await drawn(meera);
    expect(lost).toEqual([
      { reason: 'Budget', count: 1 },
      { reason: 'Location', count: 1 },
    ]);
    const listed = async ({ standing }: Report) =>
      Promise.all(
        standing.map(async ({ stage }) => {
          const lengths = SPANS.map((span) =>
            lengthOf(meera, { view: 'open', kind: 'enquiry', stage, standing: span }),
          );
          const counts = await Promise.all(lengths);
          return { stage, figures: Object.fromEntries(SPANS.map((span, at) => [span, counts[at]])) };
        }),
      );
    // They count whatever is open, other tests' too: what is read beside each other is what nobody has added to between.
    let [before, lists, after]: [Report | null, object[], Report] = [null, [], await drawn(meera)];
    while (JSON.stringify(before?.standing) !== JSON.stringify(after.standing)) {
      before = after;
      lists = await listed(before);
      after = await drawn(meera);
    }
    const { standing } = after;
    expect(lists).toEqual(standing);
    expect(standing.map(({ stage }) => stage)).not.toContain('Lost');
    expect(standing[0]?.figures['over 45 days']).toBeGreaterThan(0);
  });

  test('are a sales person’s of the enquiries they see, and nobody’s who has no desk', async () => {
    const { parts } = await drawn(asha, { ...DAYS, by: 'sales person' });
    expect(parts.map(nameOf).sort()).toEqual(['Asha Desk', null]);
    expect((await editor.ask('GET', addressOf(DAYS))).status).toBe(403);
    expect((await fetch(`${cms.url}${addressOf(DAYS)}`)).status).toBe(401);
  });

  test('are of the week that ended last where no days are named, and of one day where one is', async () => {
    const { from, to } = await drawn(meera, {});
    expect([new Date(from).getUTCDay(), new Date(to).getUTCDay()]).toEqual([1, 0]);
    expect(Date.parse(to)).toBeLessThan(Date.now());
    expect(await drawn(meera, { to: DAYS.to })).toMatchObject({ from: DAYS.to, to: DAYS.to });
  });

  test('are a file in the same order, with no formula in it; each is one line in the audit log', async () => {
    const lines = async (action: string) =>
      (
        await query(
          cms.database,
          'select details from audit_entries where who = ? and action = ? order by id',
          meera.name,
          action,
        )
      ).map(({ details }) => details);
    const before = await lines('exported');
    const response = await meera.ask('GET', addressOf({ ...DAYS, by: 'campaign' }).replace('?', '/file?'));
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="report-${DAYS.from}-${DAYS.to}.csv"`,
    );
    const [figures = '', happened = '', steps = ''] = (await response.text()).split('\r\n\r\n');
    const rows = figures.split('\r\n');
    expect(happened.split('\r\n').slice(0, 3)).toEqual([
      '"Happened on these days","Enquiries"',
      expect.stringMatching(/^"First spoken to","\d+"$/),
      expect.stringMatching(/^"Came to a visit","\d+"$/),
    ]);
    expect(steps).toMatch(/^"Booking a visit on the site",/);
    const { parts } = await drawn(meera, { ...DAYS, by: 'campaign' });
    expect(rows).toHaveLength(parts.length + 2);
    expect(rows.at(-1)).toMatch(new RegExp(`^"All","${COUNTED}"`));
    expect(rows[1]).toMatch(/^"No campaign","\d+"/);
    expect(rows.join()).toContain('"\'=1+1"');
    expect((await lines('exported')).slice(before.length)).toEqual([
      `Report by campaign, ${DAYS.from} to ${DAYS.to}: ${COUNTED}`,
    ]);
    const listed = await lines('listed');
    expect(listed.at(-1)).toBe(`Report by campaign, ${DAYS.from} to ${DAYS.to}: ${COUNTED}`);
  });

  test.each([
    ['to before from', { from: '2019-08-18', to: '2019-08-05' }],
    ['more than a year', { from: '2018-01-01', to: '2019-08-05' }],
    ['no day', { from: '2019-02-30' }],
    ['a day after all that texts can tell apart', { by: 'week', from: '9999-12-31', to: '9999-12-31' }],
    ['a day before', { by: 'week', from: '0000-01-01', to: '0000-01-01' }],
    ['a division that there is not', { by: 'mobile' }],
    ['a filter of the list', { q: 'Asha' }],
    ['a day in two', { from: "2019-08-05' or 1=1" }],
  ])('are refused for %s', async (_, asked) => {
    expect((await meera.ask('GET', addressOf(asked))).status).toBe(400);
  });
});
