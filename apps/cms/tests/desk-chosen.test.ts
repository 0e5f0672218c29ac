import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { someone } from '../../../testing/leads.ts';
import { peopleOf } from './people.ts';
import { aTag, TAGS, tagging } from './tags.ts';

type Left = { documentId: string; why: string };
type Changed = {
  changed: number;
  already: number;
  left: Left[];
  undo: { token: string; forMs: number } | null;
};
type Seen = { stage: string; owner: string | null; nextFollowUp: string | null };

const NEW: Seen = { stage: 'New', owner: null, nextFollowUp: null };
const MINUTE_MS = 60_000;

describe.each(['sqlite', 'postgres'] as const)('many enquiries at once, on %s', (kind) => {
  const cms = inject(kind);
  const { enquire, personOf, read, twins } = peopleOf(cms);
  let asha: Account;
  let ravi: Account;
  let meera: Account;
  let manish: Account;
  let idOf: (who: Account) => string;

  beforeAll(async () => {
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    ravi = await anAccount(cms, cms.editorToken, 'desk-sales', 'Ravi');
    meera = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
    manish = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Manish');
    const { data } = await (await meera.ask('GET', '/lead-desk/choices')).json();
    // By the newest of a name: other files make colleagues of the same.
    const [mine, his] = await Promise.all(
      [asha, ravi].map(async (who) => (await (await who.ask('GET', '/lead-desk/choices')).json()).data.self),
    );
    expect(data.people.map(({ documentId }: { documentId: string }) => documentId)).toContain(mine);
    idOf = (who) => (who === asha ? mine : his);
  });

  const some = async (count: number, changes: object = {}) => {
    const made = [];
    for (let times = 0; times < count; times += 1) made.push(await enquire(someone({ ...changes })));
    return made;
  };
  type Made = Awaited<ReturnType<typeof some>>;
  const chosen = (made: { id: string }[], seen: Partial<Seen> = {}) =>
    made.map(({ id }) => ({ documentId: id, seen: { ...NEW, ...seen } }));
  const changing = (who: Account, body: unknown) => who.ask('POST', '/lead-desk/chosen', body);
  const done = async (who: Account, body: object): Promise<Changed> => {
    const response = await changing(who, body);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()).data;
  };
  const undo = (who: Account, token: string | undefined) =>
    who.ask('POST', '/lead-desk/chosen/undo', { undo: token });
  const undone = async (who: Account, token: string | undefined): Promise<{ back: number; left: Left[] }> => {
    const response = await undo(who, token);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()).data;
  };
  const opened = async (who: Account, id: string) =>
    (await (await who.ask('GET', `/lead-desk/leads/${id}`)).json()).data;
  const STATE =
    'select owner_id, assigned_at, stage, lost_reason, stage_since, first_response_at, suspected, spam_reasons from website_leads where id = ?';
  const states = async (made: Made) => Promise.all(made.map(async ({ row }) => (await read(STATE, row))[0]));
  const audited = async (reference: string) =>
    (await read('select details from audit_entries where entry = ? order by id', reference)).map(
      ({ details }) => details,
    );
  const assign = (made: { id: string }[], to: Account | null = asha, seen: Partial<Seen> = {}) => ({
    kind: 'assign',
    owner: to && idOf(to),
    leads: chosen(made, seen),
  });
  const lose = (made: { id: string }[], lostReason = 'Budget', seen: Partial<Seen> = {}) => ({
    kind: 'lose',
    lostReason,
    leads: chosen(made, seen),
  });
  const spam = (made: { id: string }[]) => ({ kind: 'spam', leads: chosen(made) });

  describe('a change', () => {
    test('gives them to a colleague, each with its history and its line in the audit log', async () => {
      const made = await some(3);
      expect(await done(meera, assign(made))).toMatchObject({ changed: 3, already: 0, left: [] });
      for (const { id, reference } of made) {
        const lead = await opened(asha, id);
        expect(lead.owner).toBe(asha.name);
        expect(lead.events[0]).toMatchObject({
          kind: 'owner',
          by: meera.name,
          note: `Belongs to ${asha.name}`,
        });
        expect(await audited(reference)).toContain('owner');
      }
      expect(await done(meera, assign(made, asha, { owner: asha.name }))).toMatchObject({
        changed: 0,
        already: 3,
        undo: null,
      });
    });

    test('loses them with a reason, by the rules of one: who was spoken to was answered, who was not was not', async () => {
      const [spoken, silent] = [await some(2), await some(1)];
      expect(await done(meera, lose(spoken))).toMatchObject({ changed: 2, left: [] });
      await done(meera, lose(silent, 'Cannot be reached'));
      for (const state of await states(spoken)) {
        expect(state).toMatchObject({ stage: 'Lost', lost_reason: 'Budget' });
        expect(state?.first_response_at).not.toBeNull();
      }
      expect((await states(silent))[0]).toMatchObject({ stage: 'Lost', first_response_at: null });
    });

    test('calls them spam, holds what waits, and teaches the score', async () => {
      const words = randomUUID()
        .replace(/[^a-f]/g, 'k')
        .repeat(2);
      const message = `Look at www.${words}.example for a wonderful offer of the very best quality of all`;
      const made = await some(2, { message });
      expect(await done(meera, spam(made))).toMatchObject({ changed: 2, left: [] });
      for (const { row, reference } of made) {
        expect(await read('select id from spam_lessons where lead_id = ?', row)).not.toEqual([]);
        expect(await audited(reference)).toContain('spam');
      }
      const again = await done(meera, spam(made));
      expect(again).toMatchObject({ changed: 0, undo: null });
      expect(again.left.map(({ why }) => why)).toEqual([
        'It was called spam before',
        'It was called spam before',
      ]);
    });

    test('leaves out and names what is a colleague’s, what nobody has, and what was changed meanwhile', async () => {
      const [free, taken, moved] = await some(3);
      if (!free || !taken || !moved) throw new Error('no enquiries');
      await done(meera, assign([taken], ravi));
      await meera.ask('PUT', `/lead-desk/leads/${moved.id}`, { stage: 'Qualified' });
      const outcome = await done(asha, lose([free, taken, moved, { id: 'nobody' }]));
      expect(outcome.changed).toBe(1);
      const why = Object.fromEntries(outcome.left.map((left) => [left.documentId, left.why]));
      // A colleague's and one that never was are told apart by nothing.
      expect(why[taken.id]).toBe('There is no such enquiry, or it is somebody else’s');
      expect(why.nobody).toBe(why[taken.id]);
      expect(why[moved.id]).toContain('The stage was changed by a colleague meanwhile');
      expect((await states([taken, moved])).map((state) => state?.stage)).toEqual(['New', 'Qualified']);
      // Whoever works on one of nobody has it.
      expect((await opened(asha, free.id)).owner).toBe(asha.name);
    });

    test('is no way around a sales person’s rights', async () => {
      const made = await some(2);
      const given = await done(asha, assign(made, ravi));
      expect(given).toMatchObject({ changed: 0, undo: null });
      expect(given.left.map(({ why }) => why)).toEqual(
        Array(2).fill('Only a sales manager passes a lead on'),
      );
      expect((await done(asha, assign(made, asha))).changed).toBe(2);
      const back = await done(asha, assign(made, null, { owner: asha.name }));
      expect(back.left.map(({ why }) => why)).toEqual(
        Array(2).fill('Only a sales manager gives a lead back'),
      );
      expect((await changing(asha, spam(made))).status).toBe(403);
      for (const [path, body] of [
        ['/chosen', spam(made)],
        ['/chosen/undo', { undo: 'x'.repeat(24) }],
      ] as const) {
        const stranger = await fetch(`${cms.url}/lead-desk${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect(stranger.status).toBe(401);
      }
    });

    test('calls nobody spam who was won or taken by a colleague since the list was read', async () => {
      const [moved, taken] = await some(2);
      if (!moved || !taken) throw new Error('no enquiries');
      await meera.ask('PUT', `/lead-desk/leads/${moved.id}`, { stage: 'Qualified' });
      await meera.ask('PUT', `/lead-desk/leads/${taken.id}`, { owner: idOf(ravi) });
      const { changed, left } = await done(manish, spam([moved, taken]));
      expect(changed).toBe(0);
      expect(left.map(({ why }) => why)).toEqual([
        expect.stringContaining('The stage was changed by a colleague meanwhile'),
        expect.stringContaining('The owner was changed by a colleague meanwhile'),
      ]);
    });

    test('refuses rubbish, and more than two hundred', async () => {
      const [one] = chosen([{ id: 'a' }]);
      const many = (count: number) =>
        chosen(Array.from({ length: count }, (_, index) => ({ id: `n${index}` })));
      for (const body of [
        null,
        [],
        {},
        'assign',
        { kind: 'erase', leads: [one] },
        { kind: 'spam', leads: [] },
        { kind: 'spam', leads: [one, one] },
        { kind: 'spam', leads: ['a'] },
        { kind: 'spam', leads: [{ documentId: 'a' }] },
        { kind: 'spam', leads: many(201) },
        { kind: 'spam', leads: { length: 1 } },
        { kind: 'spam', leads: [one], owner: null },
        { kind: 'assign', leads: [one] },
        { kind: 'assign', owner: { $ne: null }, leads: [one] },
        { kind: 'lose', leads: [one] },
        { kind: 'lose', lostReason: 'Because', leads: [one] },
        { kind: 'lose', lostReason: 'Budget', leads: [{ ...one, documentId: '' }] },
        // Postgres takes no NUL, and would fail.
        { kind: 'lose', lostReason: 'Budget', leads: [{ ...one, documentId: 'a\0' }] },
        { kind: 'assign', owner: 'a\0', leads: [one] },
      ]) {
        expect((await changing(meera, body)).status, JSON.stringify(body)?.slice(0, 80)).toBe(400);
      }
      expect(await done(meera, { kind: 'spam', leads: many(200) })).toMatchObject({ changed: 0, undo: null });
      for (const token of [undefined, null, '', 7, 'x', "x' or 1=1 --", 'x'.repeat(5000), { $ne: '' }]) {
        expect((await meera.ask('POST', '/lead-desk/chosen/undo', { undo: token })).status).toBe(400);
      }
      expect((await undo(meera, 'x'.repeat(24))).status).toBe(404);
    });

    test('takes two hundred in one go, and lets go of all of them again', async () => {
      const made = (await Promise.all(Array.from({ length: 10 }, () => some(20)))).flat();
      const outcome = await done(meera, lose(made));
      expect(outcome).toMatchObject({ changed: 200, left: [] });
      expect(await undone(meera, outcome.undo?.token)).toMatchObject({ back: 200, left: [] });
    });

    test('of two who give the same to two colleagues at once, each enquiry has one; the other is told', async () => {
      const made = await some(6);
      const outcomes = await Promise.all([
        done(meera, assign(made, asha)),
        done(manish, assign([...made].reverse(), ravi)),
      ]);
      expect(outcomes.map(({ changed }) => changed).sort()).toEqual([0, 6]);
      const loser = outcomes.find(({ changed }) => changed === 0);
      for (const { why } of loser?.left ?? []) {
        expect(why).toContain('The owner was changed by a colleague meanwhile');
      }
      expect(new Set((await states(made)).map((state) => state?.owner_id)).size).toBe(1);
    });
  });

  describe('undo', () => {
    test('puts back all that each had, once, with history and audit lines', async () => {
      const made = await some(3);
      const [first, ...others] = made;
      if (!first) throw new Error('no enquiries');
      await meera.ask('PUT', `/lead-desk/leads/${first.id}`, { owner: idOf(ravi), stage: 'Visited' });
      const before = await states(made);
      const { undo: kept, changed } = await done(meera, {
        ...lose(others),
        leads: [...chosen([first], { stage: 'Visited' }), ...chosen(others)],
      });
      expect([changed, kept?.forMs]).toEqual([3, MINUTE_MS]);
      expect(await undone(meera, kept?.token)).toMatchObject({ back: 3, left: [] });
      expect(await states(made)).toEqual(before);
      expect((await audited(first.reference)).at(-1)).toBe('undone: stage');
      expect((await opened(meera, first.id)).events[0]).toMatchObject({
        kind: 'stage',
        note: 'Undone: Visited again',
      });
      expect((await undo(meera, kept?.token)).status).toBe(404);
      expect(await states(made)).toEqual(before);
    });

    test('gives one that a sales person took by it back to nobody', async () => {
      const made = await some(2);
      const before = await states(made);
      const { undo: kept } = await done(asha, lose(made));
      expect((await undone(asha, kept?.token)).back).toBe(2);
      expect(await states(made)).toEqual(before);
      expect((await opened(ravi, made[0]?.id ?? '')).owner).toBeNull();
    });

    test('unteaches spam, lets out what was held, and leaves what was taught before', async () => {
      const message = `See www.${randomUUID().replace(/[^a-f]/g, 'q')}.example, our gallery of plots and villas near town`;
      const [plain, cleared] = await some(2, { message });
      if (!plain || !cleared) throw new Error('no enquiries');
      await meera.ask('POST', `/lead-desk/leads/${cleared.id}/spam`);
      await meera.ask('POST', `/lead-desk/leads/${cleared.id}/not-spam`);
      const lessons = async ({ row }: { row: number }) =>
        (await read('select spam from spam_lessons where lead_id = ?', row)).map(({ spam: is }) =>
          Boolean(is),
        );
      const before = await states([plain, cleared]);
      const clearedBefore = await lessons(cleared);
      expect(new Set(clearedBefore)).toEqual(new Set([false]));
      const { undo: kept } = await done(meera, spam([plain, cleared]));
      expect(new Set([...(await lessons(plain)), ...(await lessons(cleared))])).toEqual(new Set([true]));
      expect((await undone(meera, kept?.token)).back).toBe(2);
      expect(await states([plain, cleared])).toEqual(before);
      expect(await lessons(plain)).toEqual([]);
      expect(await lessons(cleared)).toEqual(clearedBefore);
      for (const { row } of [plain, cleared]) {
        expect(await read("select id from deliveries where state = 'held' and lead_id = ?", row)).toEqual([]);
      }
    });

    test('leaves what somebody changed since, were it only by a note, and what was erased', async () => {
      const made = await some(4);
      const [untouched, noted, moved, erased] = made;
      if (!untouched || !noted || !moved || !erased) throw new Error('no enquiries');
      const { undo: kept } = await done(meera, assign(made));
      await asha.ask('PUT', `/lead-desk/leads/${noted.id}`, { note: 'Spoke to the brother' });
      await manish.ask('PUT', `/lead-desk/leads/${moved.id}`, { owner: idOf(ravi) });
      const administrator = asker(cms, cms.editorToken);
      const { documentId } = await personOf(meera, erased.person);
      expect((await administrator('POST', `/lead-desk/contacts/${documentId}/erase`)).status).toBe(200);
      const { back, left } = await undone(meera, kept?.token);
      expect(back).toBe(1);
      expect(new Set(left.map(({ documentId: id }) => id))).toEqual(new Set([noted.id, moved.id, erased.id]));
      expect((await opened(meera, untouched.id)).owner).toBeNull();
      expect((await opened(meera, noted.id)).owner).toBe(asha.name);
      expect((await opened(meera, moved.id)).owner).toBe(ravi.name);
    });

    test('is for whoever did it, and for a minute by the clock of the CMS', async () => {
      const made = await some(2);
      const { undo: kept } = await done(meera, lose(made));
      const name = `undo ${kept?.token}`;
      expect((await undo(manish, kept?.token)).status).toBe(404);
      expect((await undo(asha, kept?.token)).status).toBe(404);
      const [row] = await read('select value from kept_values where name = ?', name);
      const value = JSON.parse(String(row?.value));
      for (const { reference } of made) {
        const lead = await read(
          'select name, mobile, email from website_leads where reference = ?',
          reference,
        );
        for (const said of Object.values(lead[0] ?? {}))
          expect(String(row?.value)).not.toContain(String(said));
      }
      await read(
        'update kept_values set value = ? where name = ?',
        JSON.stringify({ ...value, at: value.at - MINUTE_MS - 1 }),
        name,
      );
      const late = await undo(meera, kept?.token);
      expect([late.status, (await late.json()).error.message]).toEqual([
        409,
        'It can be undone for a minute, and that is over',
      ]);
      expect((await states(made)).map((state) => state?.stage)).toEqual(['Lost', 'Lost']);
      // What cannot be undone any more goes with the next change of many.
      await done(meera, lose(await some(1)));
      expect(await read('select id from kept_values where name = ?', name)).toEqual([]);
    });

    test('pressed twice at once, puts back once', async () => {
      const made = await some(3);
      const { undo: kept } = await done(meera, assign(made));
      const both = await Promise.all([undo(meera, kept?.token), undo(meera, kept?.token)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
      for (const { row } of made) {
        expect(
          await read("select id from lead_events where kind = 'owner' and lead_id = ?", row),
        ).toHaveLength(2);
      }
    });
  });

  describe('tags', () => {
    const tag = (made: { id: string }[], how: object) => ({ kind: 'tag', ...how, leads: chosen(made) });
    const labelsOf = async (who: Account, { id }: { id: string }) =>
      (await opened(who, id)).tags.map(({ label }: { label: string }) => label);

    test('are put on and taken off all of them, each with its history and audit line, and undone', async () => {
      const [nri, loan] = [await aTag(meera, 'NRI'), await aTag(meera, 'Loan')];
      const made = await some(3);
      const [first] = made;
      if (!first) throw new Error('no enquiries');
      expect((await tagging(asha, first, { add: [loan.id] })).status).toBe(200);
      const put = await done(asha, tag(made, { add: [nri.id] }));
      expect(put).toMatchObject({ changed: 3, already: 0, left: [] });
      // Sorting is no work on them: they are nobody's still, and nobody was answered by it.
      for (const { id, reference } of made) {
        const lead = await opened(ravi, id);
        expect(lead).toMatchObject({ owner: null, firstResponseAt: null });
        expect(lead.events[0]).toMatchObject({ kind: 'tags', by: asha.name, note: `Put on: ${nri.label}` });
        expect(await audited(reference)).toContain('tags');
      }
      expect(await done(asha, tag(made, { add: [nri.id] }))).toMatchObject({
        changed: 0,
        already: 3,
        undo: null,
      });
      // Both at once; what is not there is not taken off.
      const swapped = await done(meera, tag(made, { add: [loan.id], remove: [nri.id] }));
      expect(swapped.changed).toBe(3);
      expect((await opened(meera, first.id)).events[0].note).toBe(`Taken off: ${nri.label}`);
      expect(await undone(meera, swapped.undo?.token)).toMatchObject({ back: 3, left: [] });
      expect(await Promise.all(made.map((lead) => labelsOf(meera, lead)))).toEqual([
        [loan.label, nri.label],
        [nri.label],
        [nri.label],
      ]);
      expect(await audited(first.reference)).toContain('undone: tags');
      expect((await opened(meera, first.id)).events[0].note).toBe(`Undone. Put on: ${nri.label}`);
    });

    test('are not undone over what a colleague did since, nor where the tag is gone', async () => {
      const [nri, gone] = [await aTag(meera, 'NRI'), await aTag(meera, 'Gone')];
      const [one, other] = await some(2);
      if (!one || !other) throw new Error('no enquiries');
      const put = await done(meera, tag([one, other], { add: [nri.id] }));
      await tagging(asha, other, { add: [gone.id] });
      expect(await undone(meera, put.undo?.token)).toMatchObject({
        back: 1,
        left: [{ documentId: other.id, why: 'It was changed meanwhile, and stays as it is now' }],
      });
      expect(await labelsOf(meera, other)).toEqual([gone.label, nri.label]);
      const taken = await done(meera, tag([other], { remove: [gone.id] }));
      expect((await meera.ask('DELETE', `${TAGS}/${gone.id}`)).status).toBe(200);
      expect((await undone(meera, taken.undo?.token)).left).toEqual([
        { documentId: other.id, why: 'A tag that it had was deleted meanwhile' },
      ]);
      expect(await labelsOf(meera, other)).toEqual([nri.label]);
    });

    test('of two who put on and take off at once none are lost', async () => {
      const tags = await Promise.all(['A', 'B', 'C', 'D'].map((word) => aTag(meera, word)));
      const [a, b, c, d] = tags;
      const made = await some(4);
      const [first] = made;
      if (!a || !b || !c || !d || !first) throw new Error('no tags');
      await done(meera, tag(made, { add: [a.id] }));
      const both = await Promise.all([
        done(meera, tag(made, { add: [b.id] })),
        done(manish, tag([...made].reverse(), { add: [c.id], remove: [a.id] })),
        tagging(asha, first, { add: [d.id] }),
        // The same twice at once is there once.
        tagging(ravi, first, { add: [d.id] }),
      ]);
      expect(both.slice(0, 2)).toEqual(Array(2).fill(expect.objectContaining({ changed: 4, left: [] })));
      for (const lead of made) {
        expect(await labelsOf(meera, lead)).toEqual([b.label, c.label, ...(lead === first ? [d.label] : [])]);
      }
      expect(await read('select id from lead_tags where lead_id = ?', first.row)).toHaveLength(3);
    });

    test('leave out a colleague’s, the erased, and one that would carry too many', async () => {
      const tags = await Promise.all(Array.from({ length: 13 }, (_, at) => aTag(meera, `N${at}`)));
      const [last, ...twelve] = tags.map(({ id }) => id);
      const [taken, erased, full, free] = await some(4);
      if (!last || !taken || !erased || !full || !free) throw new Error('no enquiries');
      await done(meera, assign([taken], ravi));
      expect((await tagging(meera, full, { add: twelve })).status).toBe(200);
      await tagging(meera, erased, { add: [last] });
      const administrator = asker(cms, cms.editorToken);
      const { documentId } = await personOf(meera, erased.person);
      expect((await administrator('POST', `/lead-desk/contacts/${documentId}/erase`)).status).toBe(200);
      // What a tag says of a person goes with the person.
      expect(await read('select id from lead_tags where lead_id = ?', erased.row)).toEqual([]);
      expect(
        await read("select note from lead_events where kind = 'tags' and lead_id = ?", erased.row),
      ).toEqual([{ note: null }]);
      const { changed, left } = await done(asha, tag([taken, erased, full, free], { add: [last] }));
      expect(changed).toBe(1);
      expect(Object.fromEntries(left.map(({ documentId: id, why }) => [id, why]))).toEqual({
        [taken.id]: 'There is no such enquiry, or it is somebody else’s',
        [erased.id]: 'This person was erased: what a tag would say of them is kept no more',
        [full.id]: 'An enquiry carries at most 12 tags',
      });
      // One off and one on is not one more.
      expect((await tagging(asha, full, { add: [last], remove: twelve.slice(0, 1) })).status).toBe(200);
    });

    test('of two contacts that are merged stay with their enquiries: the person has them all', async () => {
      const [nri, loan] = [await aTag(meera, 'NRI'), await aTag(meera, 'Loan')];
      const { one, other } = await twins();
      await tagging(meera, one, { add: [nri.id] });
      await tagging(meera, other, { add: [loan.id] });
      const [alike] = (await personOf(meera, one.person)).alike;
      const merged = await meera.ask('POST', `/lead-desk/people/${one.person}/merge`, {
        other: other.person,
        seen: alike?.seen,
      });
      expect(merged.status, await merged.clone().text()).toBe(200);
      const { data } = await (await meera.ask('GET', `/lead-desk/people/${one.person}`)).json();
      const labels = data.leads.flatMap(({ tags }: { tags: { label: string }[] }) =>
        tags.map(({ label }) => label),
      );
      expect(labels.sort()).toEqual([loan.label, nri.label]);
    });

    test('refuse rubbish with words, for many and for one', async () => {
      const [one] = await some(1);
      const nri = await aTag(meera, 'NRI');
      if (!one) throw new Error('no enquiry');
      for (const [how, words] of [
        [{}, 'Say which tags'],
        [{ add: [] }, 'Say which tags'],
        [{ add: ['nosuchtag'] }, 'There is no such tag'],
        [{ add: [nri.id, 'nosuchtag'] }, 'There is no such tag'],
        [{ remove: ['nosuchtag'] }, 'There is no such tag'],
        [{ add: [nri.id], remove: [nri.id] }, 'put on and taken off at once'],
        [{ add: Array.from({ length: 13 }, (_, at) => `tag${at}`) }, 'at most 12 tags'],
        [{ add: Array.from({ length: 101 }, (_, at) => `tag${at}`) }, 'add cannot be read'],
        [{ add: [7] }, 'add.0 cannot be read'],
        [{ add: [{ $ne: null }] }, 'add.0 cannot be read'],
        [{ add: ['a\0'] }, 'add.0 cannot be read'],
        [{ add: nri.id }, 'add cannot be read'],
        [{ add: null }, 'add cannot be read'],
        [{ add: [nri.id], label: 'NRI' }, 'cannot be read'],
      ] as const) {
        for (const refused of [await changing(meera, tag([one], how)), await tagging(meera, one, how)]) {
          expect(refused.status, JSON.stringify(how)).toBe(400);
          expect((await refused.json()).error.message).toContain(words);
        }
      }
      expect(await labelsOf(meera, one)).toEqual([]);
      expect((await tagging(meera, { id: 'nobody' }, { add: [nri.id] })).status).toBe(404);
      await done(meera, assign([one], ravi));
      expect((await tagging(asha, one, { add: [nri.id] })).status).toBe(404);
    });
  });

  describe('an export of those that were chosen', () => {
    const ask = (who: Account, ids: string[]) =>
      who.ask('GET', `/lead-desk/chosen/export?leads=${encodeURIComponent(ids.join(','))}`);

    test('holds them and no others, and is written down with their references', async () => {
      const made = await some(3);
      const [one, two, other] = made;
      if (!one || !two || !other) throw new Error('no enquiries');
      const response = await ask(meera, [one.id, two.id]);
      expect(response.headers.get('content-type')).toContain('text/csv');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const csv = await response.text();
      expect(csv.trim().split('\n')).toHaveLength(3);
      expect(csv).toContain(one.reference);
      expect(csv).not.toContain(other.reference);
      const lines = await read(
        "select details from audit_entries where action = 'exported' and details like ?",
        `%${one.reference}%`,
      );
      expect(lines).toEqual([{ details: `Chosen; 2 leads: ${two.reference} ${one.reference}` }]);
    });

    test('names each of them in the audit log, however many', async () => {
      const made = await some(32);
      expect(
        (
          await ask(
            meera,
            made.map(({ id }) => id),
          )
        ).status,
      ).toBe(200);
      const lines = await read(
        "select details from audit_entries where action = 'exported' and details like 'Chosen; 32 leads:%'",
      );
      expect(lines).toHaveLength(3);
      for (const { reference } of made)
        expect(lines.filter(({ details }) => String(details).includes(reference))).toHaveLength(1);
    });

    test('is for those who may export, of what they may see, and refuses rubbish', async () => {
      const [one] = await some(1);
      if (!one) throw new Error('no enquiry');
      const mayExport = (await asha.ask('GET', '/lead-desk/export')).status === 200;
      expect((await ask(asha, [one.id])).status).toBe(mayExport ? 200 : 403);
      expect((await ask(meera, [one.id, 'nobody'])).status).toBe(404);
      for (const ids of [
        [],
        [one.id, one.id],
        ['x'.repeat(61)],
        ['a\0'],
        Array.from({ length: 201 }, (_, n) => `n${n}`),
      ]) {
        expect((await ask(meera, ids)).status).toBe(400);
      }
      expect((await fetch(`${cms.url}/lead-desk/chosen/export?leads=${one.id}`)).status).toBe(401);
    });
  });
});
