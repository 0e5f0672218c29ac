import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, type Fields } from '../../../testing/editor.ts';
import { postLead, referenceOf } from '../../../testing/leads.ts';
import {
  aGuide,
  askFor,
  aVisitRule,
  freeSlot,
  holdTime,
  openForVisits,
  toldSlots,
  visitIn,
} from '../../../testing/visits.ts';

const MINUTE_MS = 60_000;
const aName = () => `visits-${randomUUID().slice(0, 8)}`;
const IST_MS = 330 * MINUTE_MS;
const clockIn = (at: string) => new Date(Date.parse(at) + IST_MS).toISOString().slice(11, 16);

describe.each(['sqlite', 'postgres'] as const)('visits on %s', (kind) => {
  const cms = inject(kind);
  const editor = () => editorOf(cms, cms.editorToken);
  const read = (sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);
  const open = async (changes: Fields = {}) => {
    const project = aName();
    await openForVisits(editor(), project, changes);
    return project;
  };
  const book = async (project: string, startsAt: string, visit: Fields = {}) => {
    const response = await postLead(cms, askFor(project, startsAt, visit), {
      'idempotency-key': randomUUID(),
    });
    expect(response.status).toBe(200);
    return visitIn(response);
  };
  const placesOf = (project: string) =>
    read('select * from visit_places where project = ? order by place', project);

  describe('the times that anybody is told', () => {
    test('follow the rule, and say whether each is free and nothing of who comes', async () => {
      const project = await open({ meetingPoint: 'Gate 2' });
      const told = await toldSlots(cms, project);
      expect(told).toMatchObject({ open: true, minutes: 60, meetingPoint: 'Gate 2' });
      expect(new Set(told.slots.map(({ start }) => clockIn(start))).size).toBe(12);
      for (const slot of told.slots) {
        expect(Object.keys(slot).sort()).toEqual(['end', 'free', 'start', 'ways']);
        expect(slot).toMatchObject({ free: true, ways: ['in person', 'by video'] });
        expect(Date.parse(slot.start)).toBeGreaterThan(Date.now() + 59 * MINUTE_MS);
      }
    });

    test('are none where nobody wrote a rule, where it is closed, and where the project may not be offered', async () => {
      const none = { open: false, slots: [] };
      expect(await toldSlots(cms, aName())).toMatchObject(none);
      expect(await toldSlots(cms, await open({ open: false }))).toMatchObject(none);
      const announced = aName();
      await editor().createDraft('api::projects.projects', aProject({ url: announced }));
      await editor().createDraft('api::visit-rule.visit-rule', {
        project: announced,
        lengthMinutes: 60,
        places: 1,
        noticeHours: 0,
        daysAhead: 7,
        hours: [{ firstDay: 'Monday', lastDay: 'Sunday', opens: '08:00', closes: '20:00' }],
      });
      expect(await toldSlots(cms, announced)).toMatchObject(none);
    });

    test('know one question: rubbish is refused with one sentence, before the database is asked', async () => {
      for (const asked of [
        '',
        '?project=',
        '?project=A%20B',
        '?project[$ne]=x',
        '?project=x&populate=*',
        `?project=${'x'.repeat(200)}`,
        '?project=x&project=y',
      ]) {
        const response = await fetch(`${cms.url}/api/visit-slots${asked}`);
        expect(response.status, asked).toBe(400);
        expect(await response.json()).toMatchObject({ data: null, error: { name: 'ValidationError' } });
      }
    });
  });

  describe('an enquiry that asks for a time', () => {
    test('is stored and booked, and the time is full then', async () => {
      const project = await open();
      const { start } = await freeSlot(cms, project);
      const key = randomUUID();
      const lead = askFor(project, start, {
        people: 3,
        language: 'Marathi',
        fetched: true,
        fetchFrom: 'Hotel Aurora',
        timeZone: 'Europe/London',
      });
      const response = await postLead(cms, lead, { 'idempotency-key': key });
      const reference = await referenceOf(response.clone());
      expect(await visitIn(response)).toMatchObject({
        state: 'booked',
        link: expect.stringMatching(/^[\w.-]+$/),
      });
      const [visit] = await read(
        `select v.* from visits v join website_leads l on v.lead_id = l.id where l.reference = ?`,
        reference,
      );
      expect(visit).toMatchObject({
        project,
        minutes: 60,
        people: 3,
        language: 'Marathi',
        fetch_from: 'Hotel Aurora',
        time_zone: 'Europe/London',
        state: 'booked',
      });
      expect((await toldSlots(cms, project)).slots.find((slot) => slot.start === start)?.free).toBe(false);
      const events = await read(
        `select e.kind from lead_events e join website_leads l on e.lead_id = l.id where l.reference = ? order by e.id`,
        reference,
      );
      expect(events.map((event) => event.kind)).toEqual(['received', 'visit']);
    });

    test('is one visit however often it is sent under its key', async () => {
      const project = await open({ places: 5 });
      const { start } = await freeSlot(cms, project);
      const key = randomUUID();
      const lead = askFor(project, start);
      const answers = await Promise.all(
        Array.from({ length: 10 }, async () =>
          visitIn(await postLead(cms, lead, { 'idempotency-key': key })),
        ),
      );
      expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['booked']));
      expect(await placesOf(project)).toHaveLength(1);
    });

    test('is kept where others were quicker, and its visitor is told so', async () => {
      const project = await open();
      const { start } = await freeSlot(cms, project);
      expect(await book(project, start)).toMatchObject({ state: 'booked' });
      const late = await postLead(cms, askFor(project, start), { 'idempotency-key': randomUUID() });
      expect(late.status).toBe(200);
      const reference = await referenceOf(late.clone());
      expect(await visitIn(late)).toMatchObject({ state: 'full' });
      expect(await read('select id from website_leads where reference = ?', reference)).toHaveLength(1);
      expect(await placesOf(project)).toHaveLength(1);
    });

    test('stays asked for where no rule has that time, which the desk answers', async () => {
      const project = await open();
      const { start } = await freeSlot(cms, project);
      const between = new Date(Date.parse(start) + 7 * MINUTE_MS).toISOString();
      expect(await book(project, between, { language: 'Hindi' })).toMatchObject({ state: 'asked' });
      expect(await placesOf(project)).toEqual([]);
      const [event] = await read(
        'select e.note from lead_events e join website_leads l on e.lead_id = l.id where l.project = ?',
        project,
      );
      expect(event?.note).toMatch(/Asks for a visit: .+, in person, 2 people, in Hindi$/);
    });

    test('is held, and booked by itself, for times that are offered alone: none further ahead than the rule', async () => {
      const project = await open();
      const { start } = await freeSlot(cms, project);
      const far = new Date(Date.parse(start) + 21 * 24 * 60 * MINUTE_MS).toISOString();
      expect((await holdTime(cms, { project, start: far }, '203.0.113.40')).status).not.toBe(200);
      expect(await book(project, far)).toMatchObject({ state: 'asked' });
      expect(await placesOf(project)).toEqual([]);
    });

    test('is stored whatever stands where the visit should', async () => {
      const project = await open();
      const { start } = await freeSlot(cms, project);
      for (const visit of [
        'tomorrow',
        [],
        {},
        { startsAt: start, how: 'by boat', people: 2 },
        { startsAt: start, how: 'in person', people: 1e9 },
        { startsAt: '2026-13-45T99:00:00Z', how: 'in person', people: 2 },
        { startsAt: '1999-01-01T00:00:00Z', how: 'in person', people: 2 },
      ]) {
        const lead = { ...askFor(project, start), context: { project, visit } };
        const response = await postLead(cms, lead);
        expect(response.status, JSON.stringify(visit)).toBe(200);
        expect(JSON.stringify(await response.json())).not.toContain('booked');
      }
      expect(await placesOf(project)).toEqual([]);
    });

    test('leaves out what is beside the time where it cannot be read', async () => {
      const project = await open();
      const { start } = await freeSlot(cms, project);
      const odd = { language: 'Klingon', timeZone: 'Mars/Olympus', fetched: 'yes', hold: 'x', fetchFrom: 7 };
      expect(await book(project, start, odd)).toMatchObject({ state: 'booked' });
      expect(
        await read('select language, time_zone, fetch_from from visits where project = ?', project),
      ).toEqual([{ language: null, time_zone: null, fetch_from: null }]);
    });

    test('taken for spam is not booked', async () => {
      const project = await open();
      const { start } = await freeSlot(cms, project);
      const lead = askFor(project, start);
      const context = { ...Object(lead.context), honeypot: 'https://spam.example' };
      const response = await postLead(cms, { ...lead, name: 'http://spam.example', context });
      expect(response.status).toBe(200);
      const [stored] = await read('select suspected from website_leads where email = ?', String(lead.email));
      expect(Boolean(stored?.suspected)).toBe(true);
      expect(await placesOf(project)).toEqual([]);
    });

    test('of one person is booked three times ahead, and then spoken about', async () => {
      const project = await open();
      const slots = (await toldSlots(cms, project)).slots.slice(0, 4);
      const person = askFor(project, '');
      const states: string[] = [];
      for (const { start } of slots) {
        const context = { project, visit: { startsAt: start, how: 'in person', people: 1 } };
        states.push((await visitIn(await postLead(cms, { ...person, context }))).state);
      }
      expect(states).toEqual(['booked', 'booked', 'booked', 'asked']);
    });
  });

  describe('a hold', () => {
    test('keeps the place for who holds it, and for nobody else', async () => {
      const project = await open();
      const { start } = await freeSlot(cms, project);
      const held = await holdTime(cms, { project, start }, '203.0.113.1');
      expect(held.status).toBe(200);
      const { data }: { data: { hold: string; until: string } } = await held.json();
      expect(Date.parse(data.until) - Date.now()).toBeLessThanOrEqual(5 * MINUTE_MS);
      expect(Date.parse(data.until) - Date.now()).toBeGreaterThan(4 * MINUTE_MS);
      expect((await toldSlots(cms, project)).slots.find((slot) => slot.start === start)?.free).toBe(false);
      expect((await holdTime(cms, { project, start }, '203.0.113.2')).status).toBe(409);
      expect(await book(project, start)).toMatchObject({ state: 'full' });
      expect(await book(project, start, { hold: randomUUID() })).toMatchObject({ state: 'full' });
      expect(await book(project, start, { hold: data.hold })).toMatchObject({ state: 'booked' });
      expect(await book(project, start, { hold: data.hold })).toMatchObject({ state: 'full' });
      expect(await placesOf(project)).toHaveLength(1);
    });

    test('that ran out is free without anybody doing anything', async () => {
      const project = await open();
      const { start } = await freeSlot(cms, project);
      const held = await holdTime(cms, { project, start }, '203.0.113.3');
      const { data }: { data: { hold: string } } = await held.json();
      const past = kind === 'postgres' ? new Date(Date.now() - 1000).toISOString() : Date.now() - 1000;
      await read('update visit_places set held_until = ? where hold = ?', past, data.hold);
      expect((await toldSlots(cms, project)).slots.find((slot) => slot.start === start)?.free).toBe(true);
      expect(await book(project, start)).toMatchObject({ state: 'booked' });
      expect(await placesOf(project)).toHaveLength(1);
    });

    test('of another time takes the place of the one before, and an address holds three', async () => {
      const project = await open();
      const slots = (await toldSlots(cms, project)).slots;
      const at = (nth: number) => slots[nth]?.start ?? '';
      const from = `203.0.113.${kind === 'sqlite' ? 10 : 11}`;
      const first = await holdTime(cms, { project, start: at(0) }, from);
      const { data }: { data: { hold: string } } = await first.json();
      expect((await holdTime(cms, { project, start: at(1), instead: data.hold }, from)).status).toBe(200);
      expect(await placesOf(project)).toHaveLength(1);
      expect((await holdTime(cms, { project, start: at(2) }, from)).status).toBe(200);
      expect((await holdTime(cms, { project, start: at(3) }, from)).status).toBe(200);
      expect((await holdTime(cms, { project, start: at(4) }, from)).status).toBe(429);
    });

    test('is brought by the site’s server alone', async () => {
      const project = await open();
      const { start } = await freeSlot(cms, project);
      const response = await fetch(`${cms.url}/api/visit-holds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ project, start }),
      });
      expect(response.status).toBe(404);
      for (const rubbish of [{}, { project, start: 'soon' }, { project: 'A b', start }, [], 'x']) {
        expect((await holdTime(cms, Object(rubbish), '203.0.113.9')).status).toBe(400);
      }
      expect((await holdTime(cms, { project, start: '2031-01-01T00:00:00Z' }, '203.0.113.9')).status).toBe(
        404,
      );
    });
  });

  describe('guides', () => {
    test('show one visit at a time, also over projects, and none on leave', async () => {
      const [one, other] = [aName(), aName()];
      const entry = await editor().createPublished('api::projects.projects', aProject({ url: one }));
      const second = await editor().createPublished('api::projects.projects', aProject({ url: other }));
      for (const project of [one, other]) {
        await editor().createDraft('api::visit-rule.visit-rule', aVisitRule(project, { places: 5 }));
      }
      const { person: guide } = await aGuide(cms, cms.editorToken, 'Guide', {
        projects: { connect: [{ documentId: entry.documentId }, { documentId: second.documentId }] },
      });
      await aGuide(cms, cms.editorToken, 'Away', {
        projects: { connect: [{ documentId: entry.documentId }] },
        awayUntil: '2099-01-01',
      });
      const { start } = await freeSlot(cms, one);
      expect(await book(one, start)).toMatchObject({ state: 'booked' });
      expect(await placesOf(one)).toMatchObject([{ guide }]);
      // Five places, one guide, who is taken.
      expect(await book(one, start)).toMatchObject({ state: 'full' });
      expect((await toldSlots(cms, other)).slots.find((slot) => slot.start === start)?.free).toBe(false);
      expect(await book(other, start)).toMatchObject({ state: 'full' });
    });
  });

  test('a second rule of one project is refused in words', async () => {
    const project = await open();
    await expect(editor().createDraft('api::visit-rule.visit-rule', aVisitRule(project))).rejects.toThrow(
      /must be unique/,
    );
  });
});
