import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, type Fields } from '../../../testing/editor.ts';
import { postLead, referenceOf, someone } from '../../../testing/leads.ts';
import { askFor, aVisitRule } from '../../../testing/visits.ts';

type Visit = {
  documentId: string;
  sequence: number;
  state: string;
  startsAt: string;
  guide: { documentId: string; name: string } | null;
  name: string;
  lead: string | null;
  faults: string[];
};
type Lead = {
  stage: string;
  owner: string | null;
  firstResponseAt: string | null;
  nextFollowUp: string | null;
  answer: { state: string } | null;
  tries: { inVain: number };
  visits: Visit[];
  events: { kind: string; note: string | null; by: string }[];
};
type Times = { start: string; free: number; guides: string[] }[];

const DAY_MS = 24 * 60 * 60 * 1000;
const dateAfter = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

describe.each(['sqlite', 'postgres'] as const)('visits at the desk, on %s', (kind) => {
  const cms = inject(kind);
  const editor = editorOf(cms, cms.editorToken);
  let meera: Account;
  let asha: Account;
  let ravi: Account;
  let idOf: Record<'asha' | 'ravi', string>;

  const person = async ({ id }: Account) => {
    const [row] = await query(cms.database, 'select * from sales_people where account = ?', id);
    return { id: Number(row?.id), documentId: String(row?.document_id) };
  };
  const setPerson = async (account: Account, sql: string, ...values: (string | number)[]) =>
    query(cms.database, `update sales_people set ${sql} where account = ?`, ...values, account.id);

  beforeAll(async () => {
    const make = (role: string, name: string) => anAccount(cms, cms.editorToken, role, name);
    meera = await make('desk-sales-manager', 'Meera');
    asha = await make('desk-sales', 'Asha');
    ravi = await make('desk-sales', 'Ravi');
    idOf = { asha: (await person(asha)).documentId, ravi: (await person(ravi)).documentId };
  });

  /** A project with two guides of its own, free at all times: what they show in other tests keeps them no more. */
  async function open(rule: Fields = {}, guided = true) {
    const url = `desk-${randomUUID().slice(0, 8)}`;
    const { documentId } = await editor.createPublished('api::projects.projects', aProject({ url }));
    await editor.createDraft('api::visit-rule.visit-rule', aVisitRule(url, rule));
    for (const account of [asha, ravi]) {
      const guide = await person(account);
      await editor.update('api::sales-person.sales-person', guide.documentId, {
        showsVisitors: guided,
        awayUntil: null,
        projects: { set: [{ documentId }] },
      });
      await query(cms.database, 'delete from visit_places where guide = ?', guide.id);
    }
    return url;
  }
  const ofNobody = (reference: string) =>
    query(cms.database, 'update website_leads set owner_id = null where reference = ?', reference);
  const enquire = async (lead = someone()) => {
    const reference = await referenceOf(await postLead(cms, lead, { 'idempotency-key': randomUUID() }));
    await ofNobody(reference);
    const [row] = await query(
      cms.database,
      'select document_id from website_leads where reference = ?',
      reference,
    );
    return { reference, id: String(row?.document_id) };
  };
  const dataOf = async <T>(response: Response): Promise<T> => {
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: T } = await response.json();
    return data;
  };
  const messageOf = async (response: Response): Promise<string> => {
    const { error }: { error: { message: string } } = await response.json();
    return error.message;
  };
  const timesOf = async (project: string, days = 1): Promise<Times> =>
    (
      await dataOf<{ times: Times }>(
        await asha.ask('GET', `/lead-desk/visit-times?project=${project}&from=${dateAfter(days)}&days=1`),
      )
    ).times;
  const book = (who: Account, id: string, project: string, startsAt: string, more: Fields = {}) =>
    who.ask('POST', `/lead-desk/leads/${id}/visits`, {
      key: randomUUID(),
      project,
      startsAt,
      how: 'in person',
      people: 2,
      language: 'Marathi',
      fetched: false,
      fetchFrom: null,
      guide: null,
      ...more,
    });
  const calendar = async (who: Account, more = '', days = 2) =>
    dataOf<{ visits: Visit[]; dates: { date: string; holiday: boolean }[] }>(
      await who.ask('GET', `/lead-desk/visits?from=${dateAfter(0)}&days=${days}${more}`),
    );
  const leadOf = async (who: Account, id: string) =>
    dataOf<Lead>(await who.ask('GET', `/lead-desk/leads/${id}`));
  const change = (who: Account, visit: Visit, done: object, sequence = visit.sequence) =>
    who.ask('PUT', `/lead-desk/visits/${visit.documentId}`, { sequence, change: done });
  const changed = async (who: Account, visit: Visit, done: object) =>
    (await dataOf<{ visit: Visit }>(await change(who, visit, done))).visit;
  /** A visit that an account booked for an enquiry of nobody, which is theirs then. */
  async function booked(who: Account, rule: Fields = {}, more: Fields = {}) {
    const project = await open(rule);
    const lead = await enquire();
    const times = await timesOf(project);
    await dataOf(await book(who, lead.id, project, times[0]?.start ?? '', more));
    const [visit] = (await leadOf(who, lead.id)).visits;
    if (!visit) throw new Error('Nothing was booked');
    return { project, lead, visit, times: times.map(({ start }) => start) };
  }
  /** As if its time had come. */
  const begun = async (visit: Visit) => {
    const at = kind === 'sqlite' ? Date.now() - 60_000 : new Date(Date.now() - 60_000).toISOString();
    await query(cms.database, 'update visits set starts_at = ? where document_id = ?', at, visit.documentId);
  };

  test('a visit is booked from an enquiry by the places of the site, and stands in its story', async () => {
    const { project, lead, visit, times } = await booked(asha);
    expect(visit).toMatchObject({ state: 'booked', startsAt: times[0], lead: lead.id, faults: [] });
    const told = await leadOf(asha, lead.id);
    expect(told).toMatchObject({ stage: 'Site visit booked', owner: asha.name });
    expect(told.answer?.state).toBe('answered in time');
    expect(told.events.map((event) => event.kind)).toEqual(
      expect.arrayContaining(['visit', 'visit booked', 'stage', 'owner']),
    );
    const other = await enquire();
    const refused = await book(asha, other.id, project, times[0] ?? '');
    expect(refused.status).toBe(409);
    expect(await messageOf(refused)).toContain('taken meanwhile');
    // Nothing of it stays: no row, no line, no owner.
    const kept = await leadOf(meera, other.id);
    expect(kept).toMatchObject({ stage: 'New', owner: null, visits: [] });
    expect(kept.events.filter((event) => event.kind.startsWith('visit'))).toEqual([]);
  });

  test('two presses book one visit, and twenty colleagues at once share one last place', async () => {
    const project = await open();
    const start = (await timesOf(project))[0]?.start ?? '';
    const { id } = await enquire();
    const key = randomUUID();
    for (let press = 0; press < 2; press += 1) {
      expect((await book(asha, id, project, start, { key })).status).toBe(200);
    }
    expect((await leadOf(asha, id)).visits).toHaveLength(1);
    const other = await enquire();
    expect((await book(asha, other.id, project, start, { key })).status).toBe(400);

    const next = (await timesOf(project))[1]?.start ?? '';
    const leads = await Promise.all(Array.from({ length: 20 }, () => enquire()));
    const statuses = await Promise.all(
      leads.map(async (lead, nth) => (await book(nth % 2 ? meera : ravi, lead.id, project, next)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await query(cms.database, 'select id from visit_places where project = ?', project)).toHaveLength(
      2,
    );
  });

  test('managers see all; a sales person their enquiries and what they show round, and of the latter no enquiry', async () => {
    const { visit, lead } = await booked(asha, {}, { guide: idOf.asha });
    const seen = async (who: Account) =>
      (await calendar(who)).visits.find(({ documentId }) => documentId === visit.documentId);
    expect(await seen(meera)).toMatchObject({ lead: lead.id });
    expect(await seen(asha)).toMatchObject({ lead: lead.id });
    expect(await seen(ravi)).toBeUndefined();
    for (const done of [{ to: 'cancel' }, { to: 'keep' }, { to: 'move', startsAt: visit.startsAt }]) {
      expect((await change(ravi, visit, done)).status).toBe(404);
    }
    expect((await book(ravi, lead.id, 'x', visit.startsAt)).status).toBe(404);
    await dataOf(await change(meera, visit, { to: 'guide', guide: idOf.ravi }));
    expect(await seen(ravi)).toMatchObject({ lead: null, name: visit.name, guide: { name: ravi.name } });
    expect((await ravi.ask('GET', `/lead-desk/leads/${lead.id}`)).status).toBe(404);
  });

  test('a visit is moved with its guide, and keeps its place where the new one is full', async () => {
    const { visit, project, times } = await booked(asha, {}, { guide: idOf.asha });
    const moved = await changed(asha, visit, { to: 'move', startsAt: times[2] });
    expect(moved).toMatchObject({ startsAt: times[2], sequence: 1, guide: { documentId: idOf.asha } });
    expect((await change(asha, visit, { to: 'cancel' })).status).toBe(409);
    const other = await enquire();
    await dataOf(await book(meera, other.id, project, times[0] ?? '', { guide: idOf.ravi }));
    const full = await change(asha, moved, { to: 'move', startsAt: times[0] });
    expect(full.status).toBe(409);
    expect((await timesOf(project)).filter(({ free }) => free === 0).map(({ start }) => start)).toEqual([
      times[0],
      times[2],
    ]);
    const between = new Date(Date.parse(times[0] ?? '') + 60_000).toISOString();
    expect((await change(asha, moved, { to: 'move', startsAt: between })).status).toBe(400);
  });

  test('only a manager gives a visit away; a guide on leave, busy or of another project gets none', async () => {
    const { visit, project, times } = await booked(asha, { places: 2 }, { guide: idOf.asha });
    expect(await messageOf(await change(asha, visit, { to: 'guide', guide: idOf.ravi }))).toContain(
      'Only a sales manager',
    );
    const other = await enquire();
    await dataOf(await book(meera, other.id, project, times[0] ?? '', { guide: idOf.ravi }));
    const busy = await change(meera, visit, { to: 'guide', guide: idOf.ravi });
    expect(busy.status).toBe(409);
    expect(await messageOf(busy)).toContain('show somebody else round');
    expect((await change(meera, visit, { to: 'guide', guide: 'nobody' })).status).toBe(400);
    await setPerson(asha, 'away_until = ?', dateAfter(3));
    const said = (await calendar(meera)).visits.find(({ documentId }) => documentId === visit.documentId);
    expect(said?.faults.join()).toMatch(/^Asha Desk is on leave until /);
    // Moved, it goes to who is there.
    expect(await changed(meera, visit, { to: 'move', startsAt: times[3] })).toMatchObject({
      guide: { documentId: idOf.ravi },
      faults: [],
    });
    await setPerson(asha, 'away_until = null');
  });

  test('twenty managers who give twenty visits of one time to one guide give them one', async () => {
    const project = await open({ places: 20 }, false);
    const start = (await timesOf(project))[4]?.start ?? '';
    const leads = await Promise.all(Array.from({ length: 20 }, () => enquire()));
    for (const { id } of leads) await dataOf(await book(meera, id, project, start));
    await setPerson(ravi, 'shows_visitors = true');
    const visits = (await calendar(meera, `&project=${project}`)).visits;
    expect(visits).toHaveLength(20);
    const statuses = await Promise.all(
      visits.map(async (visit) => (await change(meera, visit, { to: 'guide', guide: idOf.ravi })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await calendar(meera, `&project=${project}&guide=${idOf.ravi}`)).visits).toHaveLength(1);
    expect((await calendar(meera, `&project=${project}&guide=none`)).visits).toHaveLength(19);
  });

  test('who came was spoken to and has visited; who did not is to be called; nothing ahead is either', async () => {
    const { visit, lead } = await booked(asha);
    expect((await change(asha, visit, { to: 'keep' })).status).toBe(409);
    expect((await change(asha, visit, { to: 'miss' })).status).toBe(409);
    await begun(visit);
    expect((await change(asha, visit, { to: 'cancel' })).status).toBe(409);
    await query(
      cms.database,
      "update website_leads set stage = 'New', first_response_at = null where document_id = ?",
      lead.id,
    );
    expect(await changed(asha, visit, { to: 'keep' })).toMatchObject({ state: 'kept' });
    const came = await leadOf(asha, lead.id);
    expect(came).toMatchObject({ stage: 'Visited', tries: { inVain: 0 } });
    expect(came.firstResponseAt).not.toBeNull();
    expect(came.events.map((event) => event.kind)).toContain('visit kept');
    expect((await change(asha, visit, { to: 'miss' }, 1)).status).toBe(409);

    const second = await booked(asha);
    await begun(second.visit);
    expect(await changed(asha, second.visit, { to: 'miss' })).toMatchObject({ state: 'missed' });
    const stayedAway = await leadOf(asha, second.lead.id);
    expect(stayedAway.stage).toBe('Site visit booked');
    expect(Date.parse(stayedAway.nextFollowUp ?? '')).toBeLessThanOrEqual(Date.now());
    const { data: day }: { data: { visits: Visit[]; due: { documentId: string }[] } } = await (
      await asha.ask('GET', '/lead-desk/my-day')
    ).json();
    expect(day.due.map(({ documentId }) => documentId)).toContain(second.lead.id);
    expect(day.visits.map(({ documentId }) => documentId)).toEqual(
      expect.arrayContaining([visit.documentId, second.visit.documentId]),
    );
  });

  test('a cancelled visit frees its place, is told of, and leaves the calendar but not the story', async () => {
    const { visit, lead, project, times } = await booked(asha);
    await dataOf(await change(asha, visit, { to: 'cancel' }));
    expect((await calendar(asha, `&project=${project}`)).visits).toEqual([]);
    expect((await leadOf(asha, lead.id)).visits).toMatchObject([{ state: 'cancelled' }]);
    expect((await timesOf(project))[0]).toMatchObject({ start: times[0], free: 1 });
    const lines = await query(
      cms.database,
      "select who, subject, details from audit_entries where entry = ? and action = 'changed' order by id",
      lead.reference,
    );
    expect(lines).toMatchObject([
      { subject: 'lead', details: expect.stringContaining('visit booked') },
      { subject: 'visit', details: 'cancel' },
    ]);
    expect(lines.every(({ who }) => String(who).includes(asha.name))).toBe(true);
  });

  test('what a visitor asked for and nobody could settle is booked by moving it to a time', async () => {
    const project = await open();
    const [first, second] = await timesOf(project);
    const { id: other } = await enquire();
    await dataOf(await book(meera, other, project, first?.start ?? ''));
    const { id, reference } = await enquire(askFor(project, first?.start ?? ''));
    await ofNobody(reference);
    const [visit] = (await leadOf(asha, id)).visits;
    expect(visit).toMatchObject({ state: 'full' });
    if (!visit) return;
    expect(await changed(asha, visit, { to: 'move', startsAt: second?.start })).toMatchObject({
      state: 'booked',
      startsAt: second?.start,
    });
    expect((await leadOf(asha, id)).stage).toBe('Site visit booked');
  });

  test('spam and who was erased are in nobody’s calendar', async () => {
    const { visit, lead } = await booked(meera);
    const holds = async () =>
      (await calendar(meera)).visits.some(({ documentId }) => documentId === visit.documentId);
    expect(await holds()).toBe(true);
    await query(cms.database, 'update website_leads set suspected = true where document_id = ?', lead.id);
    expect(await holds()).toBe(false);
    expect((await book(meera, lead.id, 'x', visit.startsAt)).status).toBe(400);
  });

  test('rubbish is refused, and an account without the desk sees nothing', async () => {
    const { visit, lead, project, times } = await booked(asha);
    const at = times[1] ?? '';
    for (const query of [
      '',
      '?from=x&days=1',
      '?from=2026-02-31&days=1',
      '?from=2026-12-01&days=8',
      '?days=1',
    ])
      expect((await asha.ask('GET', `/lead-desk/visits${query}`)).status, query).toBe(400);
    expect((await asha.ask('GET', '/lead-desk/visits?from=2026-12-01&days=1&x=1')).status).toBe(400);
    for (const query of ['', '?project=x', `?project=${'x'.repeat(200)}&from=2026-12-01&days=1`])
      expect((await asha.ask('GET', `/lead-desk/visit-times${query}`)).status, query).toBe(400);
    const odd: Fields[] = [
      { key: 'x' },
      { project: '../x' },
      { startsAt: 'tomorrow' },
      { startsAt: 7 },
      { how: 'by boat' },
      { people: 0 },
      { people: 1e9 },
      { language: 'Klingon' },
      { fetchFrom: 'a\u0000b' },
      { fetchFrom: 'x'.repeat(5000) },
      { guide: 7 },
      { guide: 'nobody' },
      { more: true },
    ];
    for (const one of odd) {
      expect((await book(asha, lead.id, project, at, one)).status, JSON.stringify(one)).toBe(400);
    }
    for (const one of [null, 'x', { to: 'explode' }, { to: 'move' }, { to: 'guide' }, { to: 'keep', x: 1 }]) {
      const sent = { sequence: 0, change: one };
      const status = (await asha.ask('PUT', `/lead-desk/visits/${visit.documentId}`, sent)).status;
      expect(status, JSON.stringify(one)).toBe(400);
    }
    expect((await change(asha, { ...visit, documentId: 'x' }, { to: 'cancel' })).status).toBe(404);
    expect((await leadOf(asha, lead.id)).visits).toMatchObject([{ state: 'booked', sequence: 0 }]);
    const outside = await anAccount(cms, cms.editorToken, 'strapi-editor', 'Edith');
    expect((await outside.ask('GET', `/lead-desk/visits?from=${dateAfter(0)}&days=1`)).status).toBe(403);
    expect((await change(outside, visit, { to: 'cancel' })).status).toBe(403);
    expect((await fetch(`${cms.url}/lead-desk/visits?from=${dateAfter(0)}&days=1`)).status).toBe(401);
  });

  test('a day that is a holiday is said, and has no times', async () => {
    const project = await open({ closedDays: [{ from: dateAfter(1), to: dateAfter(1) }] });
    expect(await timesOf(project)).toEqual([]);
    expect(await timesOf(project, 2)).not.toEqual([]);
  });

  describe('of whoever leaves', () => {
    type Preview = {
      holds: Record<string, number | boolean>;
      successors: { id: number; isYou: boolean }[];
      visitsLeft: { reference: string; startsAt: string; why: string }[];
    };
    const administrator = asker(cms, cms.editorToken);
    const leavingOf = ({ id }: { id: number }, query = '') => `/access/colleagues/${id}/leaving${query}`;
    const leave = (from: Account, to: Account, wasOpen = true) =>
      administrator('POST', leavingOf(from), { to: to.id, wasOpen });

    test('go to their successor who can show them round; the others are named, wait, and are handed over later', async () => {
      const lina = await anAccount(cms, cms.editorToken, 'desk-sales', 'Lina');
      const bela = await anAccount(cms, cms.editorToken, 'desk-sales', 'Bela');
      const [ofLina, ofBela] = [await person(lina), await person(bela)];
      const url = `left-${randomUUID().slice(0, 8)}`;
      const { documentId } = await editor.createPublished('api::projects.projects', aProject({ url }));
      await editor.createDraft('api::visit-rule.visit-rule', aVisitRule(url, { places: 2 }));
      for (const guide of [ofLina, ofBela])
        await editor.update('api::sales-person.sales-person', guide.documentId, {
          showsVisitors: true,
          projects: { set: [{ documentId }] },
        });
      const [free, busy] = (await timesOf(url)).map(({ start }) => start);
      if (!free || !busy) throw new Error('The project has no times');
      const [one, other, hers] = [await enquire(), await enquire(), await enquire()];
      await dataOf(await book(meera, one.id, url, free, { guide: ofLina.documentId }));
      await dataOf(await book(meera, other.id, url, busy, { guide: ofLina.documentId }));
      await dataOf(await book(meera, hers.id, url, busy, { guide: ofBela.documentId }));
      await dataOf(await meera.ask('PUT', `/lead-desk/leads/${one.id}`, { owner: ofLina.documentId }));
      const aside = await enquire();
      await query(
        cms.database,
        'insert into lead_escalations (document_id, "key", lead_id, step, person) select document_id, reference, id, ?, ? from website_leads where reference = ?',
        'Colleague on duty 1',
        ofLina.id,
        aside.reference,
      );
      await query(
        cms.database,
        "insert into push_subscriptions (account, endpoint_hash, endpoint) values (?, ?, 'https://push.example/x')",
        lina.id,
        randomUUID(),
      );

      const told = await dataOf<Preview>(await administrator('GET', leavingOf(lina, `?to=${bela.id}`)));
      expect(told).toMatchObject({ open: true, isLastAdministrator: false, sessions: 1, phones: 1 });
      expect(told.holds).toEqual({
        enquiries: 1,
        open: 1,
        followUps: 0,
        brought: 1,
        visits: 2,
        duties: 0,
        alarms: false,
      });
      const why = 'Bela Desk shows somebody else round at the same time';
      const stays = [{ reference: other.reference, startsAt: busy, why }];
      expect(told.visitsLeft).toMatchObject(stays);
      expect(told.successors).toContainEqual(expect.objectContaining({ id: bela.id, isYou: false }));
      expect(told.successors.map(({ id }) => id)).not.toContain(lina.id);

      const pressed = await Promise.all([leave(lina, bela), leave(lina, bela)]);
      expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
      const done = pressed.find(({ status }) => status === 200);
      if (!done) throw new Error('Nobody left');
      expect(await dataOf(done)).toMatchObject({
        holds: { enquiries: 1, visits: 1, brought: 1 },
        visitsLeft: stays,
      });
      // The next call of their session, whose token is good for half an hour, is refused.
      expect((await lina.ask('GET', '/admin/users/me')).status).toBe(401);
      expect(
        await query(cms.database, 'select id from strapi_sessions where user_id = ?', String(lina.id)),
      ).toEqual([]);
      expect(
        await query(cms.database, 'select id from push_subscriptions where account = ?', lina.id),
      ).toEqual([]);
      const handed = await leadOf(bela, one.id);
      expect(handed).toMatchObject({ owner: bela.name, visits: [{ guide: { name: bela.name } }] });
      expect(handed.events.map(({ note }) => note)).toEqual(
        expect.arrayContaining([
          `Belongs to ${bela.name}: handed over from ${lina.name}, who left`,
          expect.stringMatching(/Bela Desk shows them round on .*: handed over from Lina Desk, who left$/),
        ]),
      );
      expect(
        await query(cms.database, 'select person from lead_escalations where "key" = ?', aside.reference),
      ).toEqual([{ person: ofBela.id }]);
      const waits = await leadOf(meera, other.id);
      expect(waits.visits[0]?.faults).toEqual([`${lina.name} does not show this project any more`]);
      expect(waits.events[0]?.note).toMatch(
        /Nobody shows them round on .* yet: Lina Desk, who was to, left\./,
      );

      // They are among the colleagues while anything is theirs, and what waits is handed over once it can be.
      const known = async () => {
        const all = await dataOf<{ id: number; open: boolean }[]>(
          await administrator('GET', '/access/colleagues'),
        );
        return all.find(({ id }) => id === lina.id);
      };
      expect(await known()).toMatchObject({ open: false });
      const [clash] = (await leadOf(meera, hers.id)).visits;
      if (!clash) throw new Error('Nothing was booked');
      await dataOf(await change(meera, clash, { to: 'cancel' }));
      expect(await dataOf(await leave(lina, bela, false))).toMatchObject({
        holds: { visits: 1 },
        visitsLeft: [],
      });
      expect((await leadOf(meera, other.id)).visits).toMatchObject([
        { guide: { name: bela.name }, faults: [] },
      ]);
      expect(await known()).toBeUndefined();
      expect((await leave(lina, bela, false)).status).toBe(409);
      const lines = await query(
        cms.database,
        "select details from audit_entries where subject = 'account' and entry = ? and details like '%handed over%' order by id",
        String(lina.id),
      );
      expect(lines.map(({ details }) => details)).toEqual([
        'Left; handed over to Bela Desk: one enquiry, one enquiry brought before them, one visit; visits left for a decision: 1; sessions ended: 1',
        'Had left before; handed over to Bela Desk: one visit',
      ]);
    });

    test('are handed over by an administrator alone, and nobody lets themselves leave', async () => {
      const sent = { to: ravi.id, wasOpen: true };
      expect((await meera.ask('GET', leavingOf(asha))).status).toBe(403);
      expect((await meera.ask('POST', leavingOf(asha), sent)).status).toBe(403);
      expect((await asker(cms, '')('POST', leavingOf(asha), sent)).status).toBe(401);
      const { data: me }: { data: { id: number } } = await (
        await administrator('GET', '/admin/users/me')
      ).json();
      expect((await administrator('POST', leavingOf(me), sent)).status).toBe(409);
      for (const body of [{}, { ...sent, to: 'x' }, { to: ravi.id }, { ...sent, more: 1 }])
        expect((await administrator('POST', leavingOf(asha), body)).status, JSON.stringify(body)).toBe(400);
      for (const id of ['x', '0', '-1', '99999999999', '2147483647'])
        expect((await administrator('GET', `/access/colleagues/${id}/leaving`)).status).toBe(404);
      expect((await asha.ask('GET', '/admin/users/me')).status).toBe(200);
    });
  });
});
