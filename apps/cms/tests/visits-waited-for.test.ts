import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { query } from '../../../testing/database.ts';
import { editorOf, type Fields } from '../../../testing/editor.ts';
import { postLead, referenceOf } from '../../../testing/leads.ts';
import { askFor, freeSlot, openForVisits, visitIn } from '../../../testing/visits.ts';

describe.each(['sqlite', 'postgres'] as const)('a time that is chosen to be waited for, on %s', (kind) => {
  const cms = inject(kind);
  const open = async () => {
    const project = `waited-${randomUUID().slice(0, 8)}`;
    await openForVisits(editorOf(cms, cms.editorToken), project);
    return { project, start: (await freeSlot(cms, project)).start };
  };
  const ask = async (project: string, start: string, visit: Fields = {}) => {
    const response = await postLead(cms, askFor(project, start, visit), { 'idempotency-key': randomUUID() });
    expect(response.status).toBe(200);
    return { reference: await referenceOf(response.clone()), visit: await visitIn(response) };
  };
  const linesOf = async (reference: string) =>
    query(
      cms.database,
      'select e.kind, e.note from lead_events e join website_leads l on e.lead_id = l.id where l.reference = ? order by e.id',
      reference,
    );

  test('puts its visitor on the list at once, in words that are true', async () => {
    const { project, start } = await open();
    await ask(project, start);
    const { visit, reference } = await ask(project, start, { waits: true });
    expect(visit.state).toBe('waiting');
    expect(await linesOf(reference)).toMatchObject([
      { kind: 'received', note: expect.stringContaining(', or to wait for a place, ') },
      { kind: 'visit waits', note: expect.stringMatching(/: it is full$/) },
    ]);
    // Who does not want to wait is told of the ways on, as before.
    expect((await ask(project, start)).visit.state).toBe('full');
  });

  test('is theirs where a place is free by then', async () => {
    const { project, start } = await open();
    expect((await ask(project, start, { waits: true })).visit.state).toBe('booked');
  });

  test('is none where that cannot be read, and the visit is asked for all the same', async () => {
    const { project, start } = await open();
    await ask(project, start);
    for (const waits of ['yes', 1, null, { now: true }])
      expect((await ask(project, start, { waits })).visit.state, JSON.stringify(waits)).toBe('full');
  });
});
