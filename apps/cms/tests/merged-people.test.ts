import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { someEmail, someNumber, someone } from '../../../testing/leads.ts';
import { privacyToken } from '../../../testing/signatures.ts';
import { cellsWith } from './every-cell.ts';
import { peopleOf } from './people.ts';

const DAY_MS = 24 * 60 * 60_000;
const PARALLEL = 12;
const ROUNDS = 6;

describe.each(['sqlite', 'postgres'] as const)('two contacts that are one person, on %s', (kind) => {
  const cms = inject(kind);
  const { enquire, personOf, page, read, twins, siteToken } = peopleOf(cms);
  let asha: Account;
  let meera: Account;

  beforeAll(async () => {
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    meera = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
  });

  const proposed = async (into: string, other: string, who = meera) => {
    const found = (await personOf(who, into)).alike.find(({ documentId }) => documentId === other);
    if (!found) throw new Error('Nobody is proposed');
    return found;
  };
  const ask = (into: string, other: string, seen: string, who = meera) =>
    who.ask('POST', `/lead-desk/people/${into}/merge`, { other, seen });
  const merge = async (into: string, other: string) => {
    const response = await ask(into, other, (await proposed(into, other)).seen);
    expect(response.status, await response.clone().text()).toBe(200);
    const [made] = (await personOf(meera, into)).merges;
    return String(made?.documentId);
  };
  const undo = (merged: string, who = meera) => who.ask('POST', `/lead-desk/merges/${merged}/undo`);
  const erase = (person: string) =>
    fetch(`${cms.url}/lead-desk/contacts/${person}/erase`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cms.editorToken}` },
    });
  /** Everything of some contacts that a merge could touch. */
  const state = async (...contacts: number[]) => {
    const list = contacts.join(', ');
    return {
      people: await read(
        `select id, name, mobile, email, second_mobile, budget_lakh, merged_into_id, masked_at from contacts where id in (${list}) order by id`,
      ),
      leads: await read(
        `select id, contact_id, owner_id, mobile from website_leads where contact_id in (${list}) order by id`,
      ),
      points: await read(
        `select id, key, contact_id from contact_points where contact_id in (${list}) order by id`,
      ),
      receipts: await read(
        `select id, contact_id, granted from consent_receipts where contact_id in (${list}) order by id`,
      ),
    };
  };
  const note = async (person: string, details: object) => {
    const { version } = await personOf(meera, person);
    const response = await meera.ask('PUT', `/lead-desk/people/${person}`, { ...details, version });
    expect(response.status).toBe(200);
  };

  test('are proposed by what they share, with what would be joined, and are one with one press', async () => {
    const { one, other, shared } = await twins();
    await note(other.person, { budgetLakh: 90 });
    const proposal = await proposed(one.person, other.person);
    expect(proposal).toMatchObject({
      by: [other.email],
      leads: [{ reference: other.reference }],
      details: ['budget'],
    });
    expect(await proposed(other.person, one.person)).toMatchObject({ documentId: one.person });
    await merge(one.person, other.person);
    const person = await personOf(meera, one.person);
    expect(person.leads.map(({ reference }) => reference)).toEqual([
      shared.reference,
      other.reference,
      one.reference,
    ]);
    expect(person.details.budgetLakh).toBe(90);
    expect(person.alike).toEqual([]);
    // Either name leads to the one they are kept under, and so does the other's number from now on.
    expect((await personOf(meera, other.person)).documentId).toBe(one.person);
    expect((await enquire(someone({ mobile: other.mobile }))).contact).toBe(one.contact);
    expect(
      await read(
        "select who, details from audit_entries where subject = 'contact' and entry = ? and action = 'changed'",
        String(one.contact),
      ),
    ).toEqual([{ who: meera.name, details: `merged with ${other.contact}: 1 enquiries` }]);
  });

  test('are apart again as they were, to the last row; what came meanwhile goes to whose number it has', async () => {
    const { one, other } = await twins();
    await note(other.person, { budgetLakh: 90, secondMobile: someNumber() });
    const before = await state(one.contact, other.contact);
    const merged = await merge(one.person, other.person);
    expect((await undo(merged)).status).toBe(200);
    expect(await state(one.contact, other.contact)).toEqual(before);
    expect((await undo(merged)).status).toBe(409);

    const again = await merge(one.person, other.person);
    const theirs = await enquire(someone({ mobile: other.mobile, email: someEmail() }));
    const own = await enquire(someone({ mobile: one.mobile, email: someEmail() }));
    await note(one.person, { budgetLakh: 200 });
    expect((await undo(again)).status).toBe(200);
    const rows = await read(
      `select id, contact_id from website_leads where id in (${theirs.row}, ${own.row}) order by id`,
    );
    expect(rows.map(({ contact_id }) => contact_id)).toEqual([other.contact, one.contact]);
    const { people } = await state(one.contact, other.contact);
    expect(people.map(({ budget_lakh }) => budget_lakh)).toEqual([200, 90]);
    expect(
      await read(
        "select details from audit_entries where entry = ? and details like '%undone'",
        String(one.contact),
      ),
    ).toHaveLength(2);
  });

  test('can be parted for thirty days, and not a minute longer', async () => {
    const at = (daysAgo: number, minutes: number) => {
      const moment = Date.now() - daysAgo * DAY_MS + minutes * 60_000;
      return kind === 'sqlite' ? String(moment) : `to_timestamp(${moment / 1000})`;
    };
    for (const [minutes, status] of [
      [-1, 400],
      [1, 200],
    ] as const) {
      const { one, other } = await twins();
      const merged = await merge(one.person, other.person);
      await read(`update contact_merges set at = ${at(30, minutes)} where document_id = ?`, merged);
      expect((await personOf(meera, one.person)).merges).toHaveLength(status === 200 ? 1 : 0);
      expect((await undo(merged)).status).toBe(status);
    }
  });

  test('are not proposed to who sees a part of them, and nobody is merged unseen, twice or with a stranger', async () => {
    const { one, other } = await twins();
    const { seen } = await proposed(one.person, other.person);
    await meera.ask('PUT', `/lead-desk/leads/${other.id}`, { contactedBy: 'call' });
    const { data: choices } = await (await meera.ask('GET', '/lead-desk/choices')).json();
    const owner = choices.people.find(({ name }: { name: string }) => name === meera.name)?.documentId;
    expect((await meera.ask('PUT', `/lead-desk/leads/${other.id}`, { owner })).status).toBe(200);
    expect((await personOf(asha, one.person)).alike).toEqual([]);
    expect((await ask(one.person, other.person, seen, asha)).status).toBe(404);

    await enquire(someone({ mobile: other.mobile }));
    expect((await ask(one.person, other.person, seen)).status).toBe(409);
    const stranger = await enquire(someone());
    expect((await ask(one.person, stranger.person, seen)).status).toBe(400);
    expect((await ask(one.person, one.person, seen)).status).toBe(404);
    for (const body of [{}, { other: 7, seen }, { other: other.person, seen, force: true }]) {
      expect((await meera.ask('POST', `/lead-desk/people/${one.person}/merge`, body)).status).toBe(400);
    }
    await merge(one.person, other.person);
    expect((await ask(one.person, other.person, seen)).status).toBe(404);
  });

  test('of two who merge them at the same moment, into either, one does', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { one, other } = await twins();
      const [there, back] = [
        await proposed(one.person, other.person),
        await proposed(other.person, one.person),
      ];
      const both = await Promise.all([
        ask(one.person, other.person, there.seen),
        ask(other.person, one.person, back.seen),
      ]);
      const statuses = both.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([404, 409]).toContain(statuses[1]);
      const { people, leads } = await state(one.contact, other.contact);
      expect(people.filter(({ merged_into_id }) => merged_into_id !== null)).toHaveLength(1);
      expect(new Set(leads.map(({ contact_id }) => contact_id)).size).toBe(1);
    }
  });

  test('who enquires while they are merged enquires as the one they are kept under', async () => {
    const { one, other } = await twins();
    const { seen } = await proposed(one.person, other.person);
    const posts = Array.from({ length: PARALLEL }, () => enquire(someone({ mobile: other.mobile })));
    // What came first makes what was shown another thing: then nobody is merged, and it is looked at again.
    const first = await ask(one.person, other.person, seen);
    await Promise.all(posts);
    if (first.status === 409) await merge(one.person, other.person);
    const { leads, points } = await state(one.contact, other.contact);
    expect(leads).toHaveLength(PARALLEL + 3);
    for (const { contact_id } of [...leads, ...points]) expect(contact_id).toBe(one.contact);
  });

  test.each(['the one they are kept under', 'the one that was merged'])(
    'an erasure by the name of %s takes both, wherever they stand, and each into the journal',
    async (which) => {
      const { one, other } = await twins();
      await note(other.person, { secondMobile: someNumber(), wishedHome: `Wish of ${other.mobile}` });
      await merge(one.person, other.person);
      const trace = new RegExp([one.mobile, other.mobile, one.email, other.email].join('|'));
      expect(await cellsWith(cms.database, trace)).not.toEqual([]);
      const erased = await erase(which.includes('kept') ? one.person : other.person);
      expect(erased.status).toBe(200);
      expect(await cellsWith(cms.database, trace)).toEqual([]);
      for (const { document } of [{ document: one.person }, { document: other.person }]) {
        expect(existsSync(path.join(cms.env.ERASURE_FOLDER ?? '', `${document}.json`))).toBe(true);
      }
      expect((await page(meera, one.person)).status).toBe(404);
      expect((await erase(other.person)).status).toBe(409);
    },
  );

  test('erased and merged at the same moment, nobody of them is left half', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { one, other } = await twins();
      const { seen } = await proposed(one.person, other.person);
      const [merged, erased] = await Promise.all([ask(one.person, other.person, seen), erase(one.person)]);
      expect(erased.status).toBe(200);
      expect([200, 404]).toContain(merged.status);
      const { people } = await state(one.contact, other.contact);
      const [, theirs] = people;
      if (merged.status === 200) expect(theirs).toMatchObject({ mobile: null, name: 'Erased' });
      else expect(theirs).toMatchObject({ mobile: `+91${other.mobile}`, merged_into_id: null });
    }
  });

  test('who asked to be erased is merged with nobody and parted from nobody', async () => {
    const { one, other } = await twins();
    const { seen } = await proposed(one.person, other.person);
    const now = kind === 'sqlite' ? String(Date.now()) : 'now()';
    const asked = (value: string) =>
      read(`update contacts set erasure_requested_at = ${value} where id = ?`, one.contact);
    await asked(now);
    expect((await ask(one.person, other.person, seen)).status).toBe(400);
    await asked('null');
    const merged = await merge(one.person, other.person);
    await asked(now);
    expect((await undo(merged)).status).toBe(400);
  });

  test('a consent taken back while they were one stays taken back for both; a link from before leads to the one', async () => {
    const { one, other } = await twins();
    const merged = await merge(one.person, other.person);
    const withdrawn = await fetch(`${cms.url}/api/privacy/withdraw`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site-token': siteToken },
      body: JSON.stringify({ data: { token: privacyToken(cms, other.person) } }),
    });
    expect(withdrawn.status, await withdrawn.clone().text()).toBe(200);
    expect((await withdrawn.json()).data).toMatchObject({ enquiries: [{}, {}, {}], noted: [] });
    expect((await undo(merged)).status).toBe(200);
    for (const { person } of [one, other]) {
      expect((await personOf(meera, person)).consents).toContainEqual(
        expect.objectContaining({ key: 'enquiry/any', granted: false }),
      );
    }
  });

  test('a merge of three is undone from the last', async () => {
    const { one, other } = await twins();
    const third = await enquire(someone());
    await note(third.person, { secondMobile: other.mobile });
    const first = await merge(one.person, other.person);
    const second = await merge(third.person, one.person);
    expect((await undo(first)).status).toBe(404);
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    const { leads } = await state(one.contact, other.contact, third.contact);
    expect(leads.filter(({ contact_id }) => contact_id === other.contact)).toHaveLength(1);
  });
});
