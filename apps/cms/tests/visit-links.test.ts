import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, type Fields } from '../../../testing/editor.ts';
import { postLead } from '../../../testing/leads.ts';
import {
  aGuide,
  askAsSite,
  askFor,
  aVisitRule,
  type Guide,
  openForVisits,
  toldSlots,
  visitIn,
} from '../../../testing/visits.ts';

describe.each(['sqlite', 'postgres'] as const)('the link of a visit on %s', (kind) => {
  const cms = inject(kind);
  const ask = (path: string, data: unknown, headers: Record<string, string> = {}) =>
    askAsSite(cms, path, { data }, headers);
  const view = (link: unknown) => ask('visit-views', { link });
  const change = (data: Fields) => ask('visit-changes', data);
  const dataOf = async (response: Response) => {
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: Record<string, unknown> & { link: string } } = await response.json();
    return data;
  };
  const open = async (changes: Fields = {}) => {
    const project = `linked-${randomUUID().slice(0, 8)}`;
    await openForVisits(editorOf(cms, cms.editorToken), project, changes);
    const starts = (await toldSlots(cms, project)).slots.map(({ start }) => start);
    return { project, at: (nth: number) => starts[nth] ?? '' };
  };
  const book = async (project: string, startsAt: string) =>
    visitIn(await postLead(cms, askFor(project, startsAt), { 'idempotency-key': randomUUID() }));
  const statesOf = async (project: string) =>
    (await query(cms.database, 'select state from visits where project = ? order by id', project)).map(
      ({ state }) => state,
    );

  test('shows the visit and nothing of who comes', async () => {
    const { project, at } = await open({ meetingPoint: 'Gate 2', toBring: 'Closed shoes' });
    const { link } = await book(project, at(0));
    const data = await dataOf(await view(link));
    const [lead] = await query(
      cms.database,
      'select reference from website_leads where id = (select lead_id from visits where project = ?)',
      project,
    );
    expect(data.reference).toBe(lead?.reference);
    expect(data).toMatchObject({
      state: 'booked',
      project,
      startsAt: at(0),
      how: 'in person',
      people: 2,
      meetingPoint: 'Gate 2',
      toBring: 'Closed shoes',
      sequence: 0,
      changeable: true,
      link,
    });
    // Nothing of the row besides: neither what was typed for it, nor the key of its enquiry.
    expect(Object.keys(data).sort()).toEqual([
      ...[
        'beside',
        'category',
        'changeable',
        'endsAt',
        'guide',
        'how',
        'link',
        'mapLink',
        'meetingPoint',
        'people',
      ],
      ...['project', 'reference', 'sequence', 'startsAt', 'state', 'timeZone', 'title', 'toBring', 'uid'],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Asha|@mail\.example/);
  });

  test('moves the visit once: the old place is free, and only the new link changes it further', async () => {
    const { project, at } = await open();
    const { link } = await book(project, at(0));
    const moved = await dataOf(await change({ link, change: 'move', startsAt: at(3) }));
    expect(moved).toMatchObject({ state: 'booked', startsAt: at(3), sequence: 1 });
    expect(moved.link).not.toBe(link);
    expect((await toldSlots(cms, project)).slots.flatMap(({ free, start }) => (free ? [] : [start]))).toEqual(
      [at(3)],
    );
    // Used: it shows the visit, by which a site office knows nobody, and changes nothing.
    expect(Object.keys(await dataOf(await view(link)))).not.toContain('reference');
    const again = await change({ link, change: 'cancel' });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ error: { name: 'UsedError' } });
    const shown = await dataOf(await view(link));
    expect(shown).toMatchObject({ startsAt: at(3), changeable: false });
    expect(shown.link).toBeUndefined();
  });

  test('keeps the old time where the new one was taken, and is still good then', async () => {
    const { project, at } = await open();
    const { link } = await book(project, at(0));
    await book(project, at(1));
    const refused = await change({ link, change: 'move', startsAt: at(1) });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: { name: 'FullError' } });
    expect(await dataOf(await view(link))).toMatchObject({ startsAt: at(0), state: 'booked', sequence: 0 });
    expect((await toldSlots(cms, project)).slots.filter(({ free }) => !free)).toHaveLength(2);
  });

  test('twenty at once with one link change the visit once', async () => {
    const { project, at } = await open({ places: 20 });
    const { link } = await book(project, at(0));
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) => {
        return (await change({ link, change: 'move', startsAt: at(1 + (nth % 3)) })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await query(cms.database, 'select id from visit_places where project = ?', project)).toHaveLength(
      1,
    );
  });

  test('cancels, and a place that is free again goes to those who wait for it in their order', async () => {
    const { project, at } = await open();
    const first = await book(project, at(0));
    const second = await book(project, at(0));
    const third = await book(project, at(0));
    expect([second.state, third.state]).toEqual(['full', 'full']);
    // The third is the first to wait.
    const waits = await dataOf(await change({ link: third.link, change: 'wait' }));
    expect(waits).toMatchObject({ state: 'waiting' });
    await dataOf(await change({ link: second.link, change: 'wait' }));
    expect(await dataOf(await change({ link: first.link, change: 'cancel' }))).toMatchObject({
      state: 'cancelled',
      changeable: false,
    });
    expect(await statesOf(project)).toEqual(['cancelled', 'waiting', 'booked']);
    // Nobody passes those who wait.
    expect((await book(project, at(0))).state).toBe('full');
    const [row] = await query(
      cms.database,
      "select v.document_id, v.sequence from visits v where project = ? and state = 'booked'",
      project,
    );
    expect(Number(row?.sequence)).toBe(2);
  });

  test('is none where it was made up, and says nothing of which', async () => {
    const { project, at } = await open();
    const { link } = await book(project, at(0));
    const odd = [`${link}x`, link.replace(/^../, 'zz'), 'x', '', null, 7, {}, 'a'.repeat(5000)];
    for (const one of odd) expect((await view(one)).status, String(one)).toBe(404);
    expect((await ask('visit-views', { link }, { 'x-site-token': 'x' })).status).toBe(404);
    expect((await change({ link, change: 'move' })).status).toBe(400);
    expect((await change({ link, change: 'explode' })).status).toBe(400);
    const between = new Date(Date.parse(at(0)) + 60_000).toISOString();
    expect((await change({ link, change: 'move', startsAt: between })).status).toBe(404);
    expect((await change({ link, change: 'wait' })).status).toBe(409);
    expect(await statesOf(project)).toEqual(['booked']);
  });

  test('gives a calendar file of the visit as it is now', async () => {
    const { project, at } = await open({ meetingPoint: 'Gate 2, Baner Road' });
    const { link } = await book(project, at(0));
    const response = await ask('visit-calendars', { link });
    expect(response.headers.get('content-type')).toContain('text/calendar');
    const file = (await response.text()).replaceAll('\r\n ', '');
    const start = at(0).replaceAll(/[-:]/g, '').replace(/\.\d+/, '');
    expect(file).toContain(`DTSTART:${start}`);
    expect(file).toContain('LOCATION:Gate 2\\, Baner Road');
    expect(file).toContain('SEQUENCE:0');
    expect(file).not.toContain('ATTENDEE');
  });

  describe('in a project with guides', () => {
    /** Somebody who shows no other project; the first of some is who is given a visit where both have as few. */
    const guided = async (...names: string[]) => {
      const project = `guided-${randomUUID().slice(0, 8)}`;
      const editor = editorOf(cms, cms.editorToken);
      const { documentId } = await editor.createPublished(
        'api::projects.projects',
        aProject({ url: project }),
      );
      await editor.createDraft('api::visit-rule.visit-rule', aVisitRule(project, { places: 3 }));
      const guides: Guide[] = [];
      for (const name of names)
        guides.push(await aGuide(cms, cms.editorToken, name, { projects: { connect: [{ documentId }] } }));
      const starts = (await toldSlots(cms, project)).slots.map(({ start }) => start);
      return { project, guides, at: (nth: number) => starts[nth] ?? '' };
    };
    const guidesAt = async (project: string, startsAt: string) => {
      const at = kind === 'sqlite' ? Date.parse(startsAt) : startsAt;
      const sql =
        'select s.name from visit_places p join sales_people s on s.id = p.guide where p.project = ? and p.starts_at = ? order by s.id';
      return (await query(cms.database, sql, project, at)).map(({ name }) => name);
    };
    /** The whole history of the visits of a project, which say who did what. */
    const storyOf = (project: string) =>
      query(
        cms.database,
        `select e.kind, e.note, e."by" from lead_events e join website_leads l on e.lead_id = l.id where l.project = ? and e.kind like 'visit%' order by e.id`,
        project,
      );

    test('a move keeps whoever is to show them round, where they are free then', async () => {
      const { project, at } = await guided('Anu', 'Bela');
      const first = await book(project, at(0));
      const second = await book(project, at(0));
      expect(await guidesAt(project, at(0))).toEqual(['Anu Desk', 'Bela Desk']);
      // Both are free at the new time and have nothing else: a visit that is new is Anu's then.
      await dataOf(await change({ link: first.link, change: 'cancel' }));
      expect(await dataOf(await view(second.link))).toMatchObject({ guide: 'Bela' });
      const moved = await dataOf(await change({ link: second.link, change: 'move', startsAt: at(3) }));
      expect(moved).toMatchObject({ guide: 'Bela', startsAt: at(3), sequence: 1 });
      expect(await guidesAt(project, at(3))).toEqual(['Bela Desk']);
      expect(await guidesAt(project, at(0))).toEqual([]);
      expect((await storyOf(project)).at(-1)).toMatchObject({
        kind: 'visit moved',
        note: expect.stringMatching(/ → .+, in person$/),
        by: 'visitor',
      });
    });

    test('where they show somebody else round then, another has it, and all whom it concerns see so', async () => {
      const { project, guides, at } = await guided('Anu', 'Bela');
      const [anu, bela] = guides;
      if (!anu || !bela) throw new Error('There are no guides');
      const { link } = await book(project, at(0));
      const other = await book(project, at(0));
      await book(project, at(3));
      expect(await guidesAt(project, at(0))).toEqual(['Anu Desk', 'Bela Desk']);
      expect(await guidesAt(project, at(3))).toEqual(['Anu Desk']);
      const [owner, stranger] = [
        await anAccount(cms, cms.editorToken, 'desk-sales', 'Omkar'),
        await anAccount(cms, cms.editorToken, 'desk-sales', 'Sonal'),
      ];
      // Somebody's enquiries: what a guide sees of them then is the visits that are theirs to show round.
      await query(
        cms.database,
        'update website_leads set owner_id = (select id from sales_people where account = ?) where project = ?',
        owner.id,
        project,
      );
      const told = async (who: Account, since = '') => {
        const response = await who.ask('GET', `/lead-desk/changes${since && `?since=${since}`}`);
        const { data }: { data: { mark: string; changed: boolean } } = await response.json();
        return data;
      };
      const calendarOf = async (who: Account) => {
        const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
        const response = await who.ask('GET', `/lead-desk/visits?from=${today}&days=7&project=${project}`);
        const { data }: { data: { visits: { startsAt: string; guide: { name: string } | null }[] } } =
          await response.json();
        return data.visits.map(({ startsAt, guide }) => `${startsAt} ${guide?.name}`).sort();
      };
      expect(await calendarOf(anu)).toEqual([`${at(0)} Anu Desk`, `${at(3)} Anu Desk`]);
      expect(await calendarOf(bela)).toEqual([`${at(0)} Bela Desk`]);
      const marks = await Promise.all([anu, bela].map(async (who) => (await told(who)).mark));

      const moved = await dataOf(await change({ link, change: 'move', startsAt: at(3) }));
      expect(moved).toMatchObject({ startsAt: at(3), guide: 'Bela', sequence: 1 });
      expect(await guidesAt(project, at(3))).toEqual(['Anu Desk', 'Bela Desk']);
      // Who had it and who has it are told to look again, and see it go and come.
      for (const [nth, who] of [anu, bela].entries())
        expect((await told(who, marks[nth])).changed, who.name).toBe(true);
      expect(await calendarOf(anu)).toEqual([`${at(3)} Anu Desk`]);
      expect(await calendarOf(bela)).toEqual([`${at(0)} Bela Desk`, `${at(3)} Bela Desk`]);
      expect(await calendarOf(owner)).toHaveLength(3);
      expect(await calendarOf(stranger)).toEqual([]);
      expect((await storyOf(project)).at(-1)).toMatchObject({
        kind: 'visit moved',
        note: expect.stringMatching(/ → .+, in person; Bela Desk shows them round now$/),
        by: 'visitor',
      });

      // A third place is free at that time, and nobody is to show them round: who is booked keeps what they have.
      const refused = await change({ link: other.link, change: 'move', startsAt: at(3) });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ error: { name: 'FullError' } });
      expect(await dataOf(await view(other.link))).toMatchObject({ startsAt: at(0), guide: 'Bela' });
      expect(await guidesAt(project, at(0))).toEqual(['Bela Desk']);
    });

    test('where they are on leave by then, or do not work at that hour, another has it', async () => {
      const { project, guides, at } = await guided('Anu', 'Bela');
      const [anu] = guides;
      if (!anu) throw new Error('There is no guide');
      const set = (changes: Fields) =>
        editorOf(cms, cms.editorToken).update('api::sales-person.sales-person', anu.documentId, changes);
      const first = await book(project, at(0));
      await set({ awayUntil: '2099-01-01' });
      const moved = await dataOf(await change({ link: first.link, change: 'move', startsAt: at(2) }));
      expect(moved).toMatchObject({ startsAt: at(2), guide: 'Bela' });

      await set({ awayUntil: null });
      const second = await book(project, at(0));
      expect(await guidesAt(project, at(0))).toEqual(['Anu Desk']);
      const clock = new Date(Date.parse(at(0)) + 330 * 60_000).toISOString().slice(11, 16);
      const closes = new Date(Date.parse(at(0)) + 390 * 60_000).toISOString().slice(11, 16);
      await set({ hours: [{ firstDay: 'Monday', lastDay: 'Sunday', opens: clock, closes }] });
      const later = await dataOf(await change({ link: second.link, change: 'move', startsAt: at(1) }));
      expect(later).toMatchObject({ startsAt: at(1), guide: 'Bela' });
    });
  });
});
