import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { query } from '../../../testing/database.ts';
import { editorOf, type Fields } from '../../../testing/editor.ts';
import { postLead } from '../../../testing/leads.ts';
import { askFor, openForVisits, toldSlots, visitIn } from '../../../testing/visits.ts';

describe.each(['sqlite', 'postgres'] as const)('the link of a visit on %s', (kind) => {
  const cms = inject(kind);
  const token = createHmac('sha256', cms.env.SITE_TOKEN ?? '')
    .update('forwarded enquiry')
    .digest('hex');
  const ask = (path: string, data: unknown, headers: Record<string, string> = {}) =>
    fetch(`${cms.url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-site-token': token,
        'x-visitor-address': `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
        ...headers,
      },
      body: JSON.stringify({ data }),
    });
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
    expect(Object.keys(data)).not.toContain('lead');
    expect(JSON.stringify(data)).not.toMatch(/Asha|@mail\.example/);
  });

  test('moves the visit once: the old place is free, the guide of the link is the new link', async () => {
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
});
