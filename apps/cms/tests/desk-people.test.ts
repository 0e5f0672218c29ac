import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { someEmail, someNumber, someone } from '../../../testing/leads.ts';
import { cellsWith } from './every-cell.ts';
import { peopleOf } from './people.ts';

describe.each(['sqlite', 'postgres'] as const)('a person at the desk, on %s', (kind) => {
  const cms = inject(kind);
  const { enquire, personOf, page, read } = peopleOf(cms);
  let asha: Account;
  let ravi: Account;
  let meera: Account;

  beforeAll(async () => {
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    ravi = await anAccount(cms, cms.editorToken, 'desk-sales', 'Ravi');
    meera = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
  });

  const done = async (who: Account, path: string, body: object) => {
    const response = await who.ask('PUT', `/lead-desk${path}`, body);
    expect(response.status, await response.clone().text()).toBe(200);
  };
  const refused = async (response: Response) => [response.status, (await response.json()).error.message];
  const take = (who: Account, id: string) => done(who, `/leads/${id}`, { contactedBy: 'call' });
  const away = (who: Account, until: string | null) =>
    read(
      `update sales_people set away_until = ${until === null ? 'null' : `'${until}'`} where account = ?`,
      who.id,
    );

  describe('a repeat enquiry', () => {
    test('goes to the colleague who has the person, is there for nobody else, and its row says so', async () => {
      const mobile = someNumber();
      const first = await enquire(someone({ mobile }));
      await take(asha, first.id);
      const again = await enquire(someone({ mobile, email: someEmail() }));
      const listed = await (await asha.ask('GET', `/lead-desk/leads?view=mine&q=${again.reference}`)).json();
      expect(listed.data.leads[0]).toMatchObject({
        owner: asha.name,
        repeat: { earlier: 1, kept: true },
      });
      const { data } = await (await asha.ask('GET', `/lead-desk/leads/${again.id}`)).json();
      expect(data.events.map(({ note }: { note: string }) => note)).toContain(
        `Belongs to ${asha.name}, who has this person`,
      );
      expect((await ravi.ask('GET', `/lead-desk/leads/${again.id}`)).status).toBe(404);
    });

    test('goes to the newest of two who have them', async () => {
      const mobile = someNumber();
      const first = await enquire(someone({ mobile }));
      await take(asha, first.id);
      const { data: choices } = await (await meera.ask('GET', '/lead-desk/choices')).json();
      const of = (who: Account) =>
        choices.people.filter(({ name }: { name: string }) => name === who.name).at(-1).documentId;
      const second = await enquire(someone({ mobile }));
      await done(meera, `/leads/${second.id}`, { owner: of(ravi) });
      const { data: now } = await (await meera.ask('GET', `/lead-desk/leads/${second.id}`)).json();
      const third = await enquire(someone({ mobile }));
      const [row] = await read('select owner_id from website_leads where id = ?', third.row);
      const [before] = await read('select owner_id from website_leads where id = ?', second.row);
      expect(now.owner).toBe(ravi.name);
      expect(row).toEqual(before);
    });

    test('belongs to nobody while that colleague is away, and when it is suspected, until it is not', async () => {
      const mobile = someNumber();
      const first = await enquire(someone({ mobile }));
      await take(asha, first.id);
      await away(asha, '2999-01-01');
      const meanwhile = await enquire(someone({ mobile }));
      await away(asha, null);
      expect(await read('select owner_id from website_leads where id = ?', meanwhile.row)).toEqual([
        { owner_id: null },
      ]);
      const odd = await enquire(
        someone({ mobile, message: 'Cheap SEO and backlinks https://a.example https://b.example' }),
      );
      const owner = () => read('select owner_id from website_leads where id = ?', odd.row);
      expect(await owner()).toEqual([{ owner_id: null }]);
      expect((await meera.ask('POST', `/lead-desk/leads/${odd.id}/not-spam`)).status).toBe(200);
      expect(await owner()).toEqual(await read('select owner_id from website_leads where id = ?', first.row));
    });
  });

  describe('their page', () => {
    test('tells one story of the enquiries somebody may see, and how many others there are to who owns one', async () => {
      const mobile = someNumber();
      const first = await enquire(someone({ mobile, name: 'Vidya', message: 'A secret of the first' }));
      const second = await enquire(someone({ mobile, name: 'Vidya J' }));
      await take(asha, first.id);
      // Of nobody still: whoever may only look is told nothing of a colleague's.
      expect(await personOf(ravi, first.person)).toMatchObject({
        name: 'Vidya J',
        others: null,
        leads: [{ reference: second.reference }],
      });
      const seen = JSON.stringify(await personOf(ravi, first.person));
      expect(seen).not.toContain(first.reference);
      expect(seen).not.toContain('A secret of the first');
      await take(ravi, second.id);
      expect((await personOf(ravi, first.person)).others).toBe(1);
      const all = await personOf(meera, first.person);
      expect(all.leads.map(({ reference }) => reference)).toEqual([second.reference, first.reference]);
      expect(new Set(all.events.map(({ of }) => of?.reference))).toEqual(
        new Set([first.reference, second.reference]),
      );
      expect(all.reach).toContainEqual(
        expect.objectContaining({ value: `+91${mobile}`, said: [second.reference, first.reference] }),
      );
    });

    test('is not there for who may see no enquiry of theirs, for strangers, and under names nobody has', async () => {
      const { id, person } = await enquire(someone());
      await take(asha, id);
      expect((await page(ravi, person)).status).toBe(404);
      expect((await page(asha, 'nobody')).status).toBe(404);
      expect((await fetch(`${cms.url}/lead-desk/people/${person}`)).status).toBe(401);
      const version = (await personOf(asha, person)).version;
      const change = await ravi.ask('PUT', `/lead-desk/people/${person}`, { language: 'Hindi', version });
      expect(change.status).toBe(404);
    });

    test('is read with one line in the audit log, however often it renews itself', async () => {
      const { person, contact } = await enquire(someone());
      await page(asha, person);
      for (let times = 0; times < 3; times += 1) await asha.ask('GET', `/lead-desk/people/${person}?again=1`);
      expect(
        await read("select id from audit_entries where subject = 'contact' and entry = ?", String(contact)),
      ).toHaveLength(1);
    });
  });

  describe('what is noted of them', () => {
    const details = {
      secondMobile: '+44 7911 123456',
      budgetLakh: 125,
      wishedHome: '3 BHK, high floor',
      wishedBy: 'Before Diwali 2027',
      language: 'Marathi',
      timeZone: 'Europe/London',
    };

    test('is kept, once, with a line in history and audit log, and goes with an erasure', async () => {
      const mark = `Mark${someNumber()}`;
      const { person, contact } = await enquire(someone());
      const { version } = await personOf(asha, person);
      const second = someNumber();
      await done(asha, `/people/${person}`, { ...details, secondMobile: second, wishedHome: mark, version });
      const read1 = await personOf(asha, person);
      expect(read1.details).toEqual({ ...details, secondMobile: `+91${second}`, wishedHome: mark });
      expect(read1.events[0]).toMatchObject({
        kind: 'noted of the person',
        note: 'second number, budget, home looked for, by when, language, time zone',
      });
      const stale = await ravi.ask('PUT', `/lead-desk/people/${person}`, { language: 'Hindi', version });
      expect(stale.status).toBe(409);
      // They are known again by the second number.
      expect((await enquire(someone({ mobile: second }))).contact).toBe(contact);
      const administrator = await fetch(`${cms.url}/lead-desk/contacts/${person}/erase`, {
        method: 'POST',
        headers: { authorization: `Bearer ${cms.editorToken}` },
      });
      expect(administrator.status).toBe(200);
      expect(await cellsWith(cms.database, new RegExp(`${mark}|${second}`))).toEqual([]);
    });

    test('a second number that is somebody else’s already is noted, and leads to them as before', async () => {
      const taken = someNumber();
      const theirs = await enquire(someone({ mobile: taken }));
      const { person } = await enquire(someone());
      const { version } = await personOf(asha, person);
      await done(asha, `/people/${person}`, { secondMobile: taken, version });
      expect((await enquire(someone({ mobile: taken }))).contact).toBe(theirs.contact);
    });

    test('a number taken away leads to them no more', async () => {
      const second = someNumber();
      const { person, contact } = await enquire(someone());
      await done(asha, `/people/${person}`, {
        secondMobile: second,
        version: (await personOf(asha, person)).version,
      });
      await done(asha, `/people/${person}`, {
        secondMobile: null,
        version: (await personOf(asha, person)).version,
      });
      expect((await enquire(someone({ mobile: second }))).contact).not.toBe(contact);
    });

    test.each([
      { secondMobile: '12345' },
      { secondMobile: 'soon' },
      { budgetLakh: 0 },
      { budgetLakh: 1.5 },
      { budgetLakh: '90' },
      { wishedHome: 'x'.repeat(61) },
      { wishedHome: 'a\u0000b' },
      { language: 'Klingon' },
      { timeZone: 'Mars/Olympus' },
      { name: 'Somebody Else' },
      { version: 'yesterday' },
    ])('%j is refused', async (body) => {
      const { person } = await enquire(someone());
      const { version } = await personOf(asha, person);
      expect((await asha.ask('PUT', `/lead-desk/people/${person}`, { version, ...body })).status).toBe(400);
      expect((await personOf(asha, person)).version).toBe(version);
    });
  });

  describe('a wrong number', () => {
    test('is mended with what it was in the history; who has it is somebody else from then on', async () => {
      const [wrong, right] = [someNumber(), someNumber()];
      const one = await enquire(someone({ mobile: wrong }));
      const two = await enquire(someone({ mobile: wrong }));
      await done(asha, `/leads/${one.id}`, { outcome: { result: 'wrong number' } });
      const asked = await (await asha.ask('GET', `/lead-desk/leads/${one.id}`)).json();
      expect(asked.data.numberWrong).toBe(true);
      await done(asha, `/leads/${one.id}/number`, { mobile: `0${right}`, seen: wrong });
      const { data } = await (await asha.ask('GET', `/lead-desk/leads/${one.id}`)).json();
      expect(data).toMatchObject({ numberWrong: false, mobile: right, number: `+91${right}` });
      expect(data.events[0]).toMatchObject({ kind: 'number mended', by: asha.name });
      expect(data.events[0].note.replace(/\D/g, '')).toBe(`91${wrong}91${right}`);
      const [other] = await read('select mobile from website_leads where id = ?', two.row);
      expect(other).toEqual({ mobile: right });
      expect((await enquire(someone({ mobile: right }))).contact).toBe(one.contact);
      expect((await enquire(someone({ mobile: wrong }))).contact).not.toBe(one.contact);
    });

    test('of a colleague’s enquiry is not touched, and leads to the person as before', async () => {
      const [wrong, right] = [someNumber(), someNumber()];
      const one = await enquire(someone({ mobile: wrong }));
      const two = await enquire(someone({ mobile: wrong }));
      await take(ravi, two.id);
      await done(asha, `/leads/${one.id}/number`, { mobile: right, seen: wrong });
      expect(await read('select mobile from website_leads where id = ?', two.row)).toEqual([
        { mobile: wrong },
      ]);
      expect((await enquire(someone({ mobile: wrong }))).contact).toBe(one.contact);
    });

    test('is mended by one of two at the same moment, by nobody who does not see it, and by no rubbish', async () => {
      const wrong = someNumber();
      const { id } = await enquire(someone({ mobile: wrong }));
      const mend = (who: Account, mobile: string, seen = wrong) =>
        who.ask('PUT', `/lead-desk/leads/${id}/number`, { mobile, seen });
      const both = await Promise.all([mend(asha, someNumber()), mend(ravi, someNumber())]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { data } = await (await asha.ask('GET', `/lead-desk/leads/${id}`)).json();
      for (const rubbish of ['', '12345', 'call me', '1'.repeat(16)]) {
        expect((await mend(asha, rubbish, data.mobile)).status, rubbish).toBe(400);
      }
      expect(await refused(await mend(asha, data.mobile, data.mobile))).toEqual([
        400,
        'That is the number that stands there',
      ]);
      await take(asha, id);
      expect((await mend(ravi, someNumber(), data.mobile)).status).toBe(404);
    });
  });
});
