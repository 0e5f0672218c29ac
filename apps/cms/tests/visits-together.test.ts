import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { aProject } from '../../../testing/contents.ts';
import { query } from '../../../testing/database.ts';
import { editorOf, type Fields } from '../../../testing/editor.ts';
import { type LeadFields, postLead, referenceOf, someone } from '../../../testing/leads.ts';
import {
  askAsSite,
  askFor,
  aVisitor,
  freeSlot,
  holdTime,
  openForVisits,
  toldSlots,
  visitIn,
} from '../../../testing/visits.ts';

type Told = { project: string; beside: { state: string; title: string; startsAt: string; link: string }[] };

describe.each(['sqlite', 'postgres'] as const)('several projects in one booking on %s', (kind) => {
  const cms = inject(kind);
  const read = (sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);
  const open = async () => {
    const project = `together-${randomUUID().slice(0, 8)}`;
    await openForVisits(editorOf(cms, cms.editorToken), project);
    return project;
  };
  const visitsOf = (reference: string) =>
    read(
      'select v.* from visits v join website_leads l on v.lead_id = l.id where l.reference = ? order by v.id',
      reference,
    );
  const send = async (lead: LeadFields, key: string = randomUUID()) => {
    const response = await postLead(cms, lead, { 'idempotency-key': key });
    expect(response.status).toBe(200);
    return { reference: await referenceOf(response.clone()), receipt: await visitIn(response) };
  };
  const book = (project: string, startsAt: string, visit: Fields) => send(askFor(project, startsAt, visit));
  const ask = (path: string, data: Fields) => askAsSite(cms, path, { data });
  const view = async (link: string): Promise<Told> =>
    (await (await ask('visit-views', { link })).json()).data;

  test('is one enquiry and a visit each, with the places that were held', async () => {
    const [first, second] = [await open(), await open()];
    const at = [(await freeSlot(cms, first)).start, (await freeSlot(cms, second, 3)).start] as const;
    const address = aVisitor();
    const hold = async (project: string, start: string): Promise<string> =>
      (await (await holdTime(cms, { project, start }, address)).json()).data.hold;
    const holds = [await hold(first, at[0]), await hold(second, at[1])] as const;
    const key = randomUUID();
    const also = [{ project: second, startsAt: at[1], hold: holds[1] }];
    const lead = askFor(first, at[0], { hold: holds[0], also });
    const { reference, receipt } = await send(lead, key);
    expect(receipt).toMatchObject({ state: 'booked' });
    expect(await visitsOf(reference)).toMatchObject([
      { project: first, state: 'booked', people: 2 },
      { project: second, state: 'booked', people: 2 },
    ]);
    for (const [project, start] of [
      [first, at[0]],
      [second, at[1]],
    ] as const) {
      expect(await read('select * from visit_places where project = ?', project)).toHaveLength(1);
      expect((await toldSlots(cms, project)).slots.find((slot) => slot.start === start)?.free).toBe(false);
    }
    // Sent once more, as after a lost line, it is the same.
    expect((await send(lead, key)).reference).toBe(reference);
    expect(await visitsOf(reference)).toHaveLength(2);
  });

  test('are lines of one history, by the name of the other project', async () => {
    const [first, second] = [await open(), await open()];
    const at = (await freeSlot(cms, second, 2)).start;
    const also = [{ project: second, startsAt: at }];
    const { reference } = await book(first, (await freeSlot(cms, first)).start, { also });
    const lines = await read(
      'select e.kind, e.note from lead_events e join website_leads l on e.lead_id = l.id where l.reference = ? order by e.id',
      reference,
    );
    const [title] = await read(
      'select title from projectss where url = ? and published_at is not null',
      second,
    );
    expect(lines).toMatchObject([
      { kind: 'received', note: expect.stringContaining(`; ${second} as well: `) },
      { kind: 'visit', note: expect.not.stringContaining(`${title?.title}: `) },
      { kind: 'visit', note: expect.stringMatching(new RegExp(`^${title?.title}: .*, in person$`)) },
    ]);
  });

  test('show each other behind their links, and each is changed alone', async () => {
    const [first, second] = [await open(), await open()];
    const at = [(await freeSlot(cms, first, 4)).start, (await freeSlot(cms, second, 6)).start] as const;
    const { receipt } = await book(first, at[0], { also: [{ project: second, startsAt: at[1] }] });
    const [other] = (await view(receipt.link)).beside;
    expect(other).toMatchObject({ state: 'booked', startsAt: at[1] });
    const link = other?.link ?? '';
    expect((await view(link)).beside).toMatchObject([{ startsAt: at[0], link: receipt.link }]);
    expect((await ask('visit-changes', { link, change: 'cancel' })).status).toBe(200);
    expect(await view(receipt.link)).toMatchObject({ state: 'booked', beside: [] });
    // A link that was used may have been forwarded: it tells of no other.
    expect((await view(link)).beside).toEqual([]);
  });

  test('do not hang on each other: what others took is said, and the rest is booked', async () => {
    const [first, second] = [await open(), await open()];
    const at = (await freeSlot(cms, second)).start;
    await book(second, at, {});
    const also = [{ project: second, startsAt: at }];
    const { reference, receipt } = await book(first, (await freeSlot(cms, first)).start, { also });
    expect(receipt.state).toBe('booked');
    expect(await visitsOf(reference)).toMatchObject([{ state: 'booked' }, { state: 'full' }]);
    expect((await view(receipt.link)).beside).toMatchObject([{ state: 'full' }]);
  });

  test('are only what there is and what may be offered, whatever the first one is', async () => {
    const first = await open();
    const { start } = await freeSlot(cms, first);
    const unregistered = `together-${randomUUID().slice(0, 8)}`;
    await editorOf(cms, cms.editorToken).createPublished(
      'api::projects.projects',
      aProject({ url: unregistered, projectStatus: 'upcoming', phases: [] }),
    );
    const nothing = `nothing-${randomUUID().slice(0, 8)}`;
    const also = [nothing, unregistered].map((project) => ({ project, startsAt: start }));
    const { reference } = await book(first, start, { also });
    expect(await visitsOf(reference)).toMatchObject([{ project: first, state: 'booked' }]);
    const visit = { startsAt: start, how: 'in person', people: 2, also };
    for (const about of [{ project: first }, { project: unregistered }, {}]) {
      const told = await referenceOf(
        await postLead(cms, someone({ message: undefined, source: 'visit', context: { ...about, visit } })),
      );
      const lines = await read(
        'select e.note from lead_events e join website_leads l on e.lead_id = l.id where l.reference = ?',
        told,
      );
      const said = lines.map(({ note }) => note).join();
      expect(said, JSON.stringify(about)).toContain('Asks for a visit');
      for (const other of [nothing, unregistered]) expect(said, JSON.stringify(about)).not.toContain(other);
    }
  });
});
