import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { someEmail, someNumber, someone } from '../../../testing/leads.ts';
import { privacyToken } from '../../../testing/signatures.ts';
import { peopleOf } from './people.ts';

const HEADERS = 'Name,Mobile,Email,Source,From,Campaign,Project,Message,Consent,News by';
const fileOf = (...lines: string[]) => ({
  name: 'expo.csv',
  content: Buffer.from([HEADERS, ...lines].join('\r\n')).toString('base64'),
});
const aRow = (mobile = someNumber()) =>
  `Meena ${mobile},${mobile},,event,Pune Expo,Diwali,,Two bedrooms,in person,phone`;

const aWalkIn = (changes: object = {}) => ({
  name: 'Shalini Gore',
  mobile: someNumber(),
  source: 'walk-in',
  consent: 'in person',
  news: [],
  ...changes,
});

describe.each(['sqlite', 'postgres'] as const)('enquiries entered at the desk, on %s', (kind) => {
  const cms = inject(kind);
  const { enquire, read, leadOf, siteToken } = peopleOf(cms);
  let asha: Account;
  let ravi: Account;
  let meera: Account;

  beforeAll(async () => {
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    ravi = await anAccount(cms, cms.editorToken, 'desk-sales', 'Ravi');
    meera = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
  });

  const enter = (lead: object, { who = asha, mine = true, key = randomUUID() } = {}) =>
    who.ask('POST', '/lead-desk/entered', { lead, mine, key });
  const entered = async (lead: object, options = {}) => {
    const response = await enter(lead, options);
    expect(response.status, await response.clone().text()).toBe(200);
    const { data }: { data: { reference: string; documentId: string; whose: string } } =
      await response.json();
    return { ...data, row: await leadOf(data.reference) };
  };
  const receiptsOf = (lead: number) =>
    read(
      'select purpose, channel, granted, wording from consent_receipts where lead_id = ? order by id',
      lead,
    );
  const eventsOf = async (lead: number) =>
    (await read('select kind, e.by, note from lead_events e where lead_id = ? order by id', lead)).map(
      ({ kind: what, by, note }) => ({ kind: what, by, note }),
    );

  describe('one by one', () => {
    test('are enquiries like any other: person, history, deliveries, campaign and consent as it was given', async () => {
      const { row, whose } = await entered(
        aWalkIn({
          mobile: '098220 55512',
          source: 'channel partner',
          from: 'Kale Homes',
          campaign: 'Monsoon',
          message: 'Wants the east side',
          consent: 'by phone',
          news: ['whatsapp'],
        }),
      );
      expect(whose).toBe('mine');
      expect(row).toMatchObject({
        source: 'channel partner',
        mobile: '9822055512',
        international_number: '+919822055512',
        utm_source: 'Kale Homes',
        utm_campaign: 'Monsoon',
        stage: 'New',
        email: '',
      });
      const wording = `Given by phone; written down by ${asha.name} at the lead desk.`;
      expect(
        (await receiptsOf(Number(row.id))).map((one) => ({ ...one, granted: Boolean(one.granted) })),
      ).toEqual([
        { purpose: 'enquiry', channel: 'any', granted: true, wording },
        { purpose: 'news', channel: 'whatsapp', granted: true, wording },
      ]);
      const [first, second] = await eventsOf(Number(row.id));
      expect(first).toMatchObject({ kind: 'entered', by: asha.name });
      expect(first?.note).toMatch(
        /^Channel partner, Kale Homes\. Consent: by phone\. (First enquiry|Enquiry \d+) of this person$/,
      );
      expect(second).toMatchObject({ kind: 'owner', note: `Belongs to ${asha.name}, who entered it` });
      const told = await read('select kind from deliveries where lead_id = ?', Number(row.id));
      // Who told no address is not written to.
      expect(told.map((one) => one.kind)).not.toContain('mail-visitor');
      expect(await (await ravi.ask('GET', `/lead-desk/leads/${row.document_id}`)).status).toBe(404);
    });

    test('of who came or called are answered; of who was only named are not', async () => {
      for (const [source, stage] of [
        ['walk-in', 'Contacted'],
        ['phone', 'Contacted'],
        ['portal', 'New'],
      ] as const) {
        const { row } = await entered(aWalkIn({ source, from: 'The portal' }));
        expect(row.stage, source).toBe(stage);
        // The same moment: who came by waited for nobody.
        expect(row.first_response_at, source).toEqual(stage === 'New' ? null : row.created_at);
      }
    });

    test('go to the colleague who has the person, whoever enters them', async () => {
      const mobile = someNumber();
      const { id } = await enquire(someone({ mobile }));
      await ravi.ask('PUT', `/lead-desk/leads/${id}`, { contactedBy: 'call' });
      const { whose, row } = await entered(aWalkIn({ mobile }));
      expect(whose).toBe('a colleague');
      const [his] = await read('select owner_id from website_leads where document_id = ?', id);
      expect(row.owner_id).toBe(his?.owner_id);
    });

    test('are nobody’s, for the turns, where nobody takes them; two without a number of any country and a mail are two people', async () => {
      const odd = { mobile: '0000000000', name: 'No number' };
      const [one, two] = [
        await entered(aWalkIn(odd), { mine: false }),
        await entered(aWalkIn(odd), { mine: false }),
      ];
      expect(one.whose).toBe('nobody');
      expect(one.row.owner_id).toBeNull();
      expect(one.row.contact_id).not.toBe(two.row.contact_id);
    });

    test('are stored once, however often and fast the form is sent; other words under its key are refused', async () => {
      const key = randomUUID();
      const lead = aWalkIn();
      const all = await Promise.all(Array.from({ length: 6 }, () => enter(lead, { key })));
      const references = await Promise.all(
        all.map(async (response) => {
          expect(response.status).toBe(200);
          return (await response.json()).data.reference;
        }),
      );
      expect(new Set(references).size).toBe(1);
      expect(await read('select id from website_leads where mobile = ?', lead.mobile)).toHaveLength(1);
      expect((await enter({ ...lead, name: 'Another' }, { key })).status).toBe(409);
    });

    test('without having been asked leave a withdrawal as it was; an asked one lifts it', async () => {
      const mobile = someNumber();
      const { person } = await enquire(someone({ mobile }));
      await fetch(`${cms.url}/api/privacy/withdraw`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-site-token': siteToken },
        body: JSON.stringify({ data: { token: privacyToken(cms, person) } }),
      });
      const withdrawn = async (documentId: string) =>
        (await (await meera.ask('GET', `/lead-desk/leads/${documentId}`)).json()).data.withdrawn;
      const unasked = await entered(aWalkIn({ mobile, consent: 'not asked' }));
      expect(await withdrawn(unasked.documentId)).toBe(true);
      const asked = await entered(aWalkIn({ mobile }));
      expect(await withdrawn(asked.documentId)).toBe(false);
    });

    test.each([
      ['name', { name: '' }],
      ['mobile', { mobile: '12345' }],
      ['mobile', { mobile: undefined }],
      ['email', { email: 'not an address' }],
      ['source', { source: 'footer' }],
      ['from', { source: 'portal' }],
      ['project', { project: 'no-such-project' }],
      ['consent', { consent: 'surely' }],
      ['news', { consent: 'not asked', news: ['phone'] }],
      ['', { stage: 'Booked' }],
      ['campaign', { campaign: 'a\u0000b' }],
    ])('say what is wrong with %s: %j', async (field, changes) => {
      const response = await enter(aWalkIn(changes));
      expect(response.status).toBe(400);
      const { error } = await response.json();
      expect(error.details.errors.map(({ path }: { path: string[] }) => path.join('.'))).toContain(field);
    });

    test.each([{}, { lead: null, mine: true, key: 'x' }, { lead: {}, mine: 'yes', key: randomUUID() }, []])(
      'a request that is none is refused: %j',
      async (body) => {
        expect((await asha.ask('POST', '/lead-desk/entered', body)).status).toBe(400);
      },
    );

    test('propose the person while their number is typed, to who may see an enquiry of theirs', async () => {
      const [mobile, email] = [someNumber(), someEmail()];
      const { id, reference, person } = await enquire(someone({ mobile, email, name: 'Zubin Daruwalla' }));
      const known = async (who: Account, typed: object) => {
        const response = await who.ask('POST', '/lead-desk/known', { mobile: '', email: '', ...typed });
        return (await response.json()).data.people.map((one: { documentId: string }) => one.documentId);
      };
      expect(await known(asha, { mobile: mobile.slice(0, 9) })).toEqual([]);
      expect(await known(asha, { mobile: `+91 ${mobile}` })).toEqual([person]);
      expect(await known(asha, { email: email.toUpperCase() })).toEqual([person]);
      await ravi.ask('PUT', `/lead-desk/leads/${id}`, { contactedBy: 'call' });
      expect(await known(asha, { mobile })).toEqual([]);
      const all = await meera.ask('POST', '/lead-desk/known', { mobile, email });
      expect((await all.json()).data.people).toMatchObject([
        { name: 'Zubin Daruwalla', leads: [{ reference }] },
      ]);
    });
  });

  describe('by a file', () => {
    const check = (file: object, who = meera) => who.ask('POST', '/lead-desk/entered-file/checks', file);
    const told = async (file: object) => {
      const response = await check(file);
      expect(response.status, await response.clone().text()).toBe(200);
      return (await response.json()).data;
    };
    const bring = (file: object, fingerprint: string) =>
      meera.ask('POST', '/lead-desk/entered-file/imports', { ...file, fingerprint });
    const countOf = async (mobiles: string[]) =>
      (
        await read(
          `select id from website_leads where mobile in (${mobiles.map(() => '?').join(', ')})`,
          ...mobiles,
        )
      ).length;

    test('are told first, with who is known, and then stored, all of them, once', async () => {
      const numbers = [someNumber(), someNumber(), someNumber()];
      const { contact } = await enquire(someone({ mobile: String(numbers[1]) }));
      const file = fileOf(...numbers.map(aRow));
      const first = await told(file);
      expect(first).toMatchObject({ rows: 3, mistakes: [] });
      expect(first.made.map(({ isKnown }: { isKnown: boolean }) => isKnown)).toEqual([false, true, false]);
      expect(await countOf(numbers)).toBe(1);
      const done = await bring(file, first.fingerprint);
      expect(done.status, await done.clone().text()).toBe(200);
      expect(await countOf(numbers)).toBe(4);
      const [joined] = await read(
        'select contact_id, utm_campaign, utm_source, source, stage from website_leads where mobile = ? order by id desc limit 1',
        String(numbers[1]),
      );
      expect(joined).toEqual({
        contact_id: contact,
        utm_campaign: 'Diwali',
        utm_source: 'Pune Expo',
        source: 'event',
        stage: 'New',
      });
      expect((await bring(file, first.fingerprint)).status).toBe(409);
      expect(await told(file)).toMatchObject({
        fingerprint: null,
        mistakes: [{ row: null, message: 'This file was brought in before. Nothing was stored.' }],
      });
      expect(await countOf(numbers)).toBe(4);
    });

    test('say every mistake by row and column, and store nothing of it', async () => {
      const good = someNumber();
      const only = fileOf(
        aRow(good),
        ',12345,nobody,fair,,,,,maybe,pigeon',
        aRow(good),
        `Two,${someNumber()},,portal,,,,,not asked,`,
        `Three,${someNumber()},,phone,,,no-such-project,,in person,`,
      );
      const { mistakes } = await told(only);
      expect(mistakes.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)).toEqual([
        '3 Name',
        '3 Mobile',
        '3 Email',
        '3 Source',
        '3 Consent',
        '3 News by',
        '4 Mobile',
        '5 From',
        '6 Project',
      ]);
      expect((await bring(only, 'x'.repeat(64))).status).toBe(409);
      expect(await countOf([good])).toBe(0);
    });

    test.each([
      ['a column that is missing', 'Name,Mobile,Source\r\nA,9812300000,phone', 'This column is missing.'],
      ['a column nobody knows', `${HEADERS},Age\r\n${aRow()},44`, 'There is no such column.'],
      ['a file without rows', HEADERS, 'The file has no rows.'],
    ])('%s is said', async (_, text, sentence) => {
      const { mistakes } = await told({ name: 'x.csv', content: Buffer.from(text).toString('base64') });
      expect(mistakes.map(({ message }: { message: string }) => message).join(' ')).toContain(sentence);
    });

    test.each([
      ['a workbook', Buffer.from('PK\u0003\u0004'), 'CSV UTF-8'],
      ['nothing', Buffer.from(' '), 'The file is empty.'],
      [
        'more than is taken',
        Buffer.from([HEADERS, ...Array.from({ length: 201 }, () => aRow())].join('\n')),
        '200 are taken',
      ],
      ['letters of another alphabet', Buffer.from([0x4e, 0xff, 0x41]), 'UTF-8'],
    ])('%s is refused with a sentence', async (_, bytes, sentence) => {
      const refused = await check({ name: 'x.csv', content: bytes.toString('base64') });
      expect(refused.status).toBe(400);
      expect((await refused.json()).error.message).toContain(sentence);
    });

    test('store nothing when somebody of them enquired since the file was looked through', async () => {
      const numbers = [someNumber(), someNumber()];
      const file = fileOf(...numbers.map(aRow));
      const { fingerprint } = await told(file);
      await enquire(someone({ mobile: String(numbers[1]) }));
      const refused = await bring(file, fingerprint);
      expect(refused.status).toBe(409);
      expect((await refused.json()).error.message).toContain('Nothing was stored');
      expect(await countOf(numbers)).toBe(1);
    });

    test('brought twice at the same moment are stored once', async () => {
      const numbers = Array.from({ length: 10 }, () => someNumber());
      const file = fileOf(...numbers.map(aRow));
      const { fingerprint } = await told(file);
      const both = await Promise.all([bring(file, fingerprint), bring(file, fingerprint)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await countOf(numbers)).toBe(10);
    });

    test('are for managers: nobody else looks one through or brings one in', async () => {
      const file = fileOf(aRow());
      expect((await check(file, asha)).status).toBe(403);
      expect(
        (await asha.ask('POST', '/lead-desk/entered-file/imports', { ...file, fingerprint: 'x' })).status,
      ).toBe(403);
      expect((await asha.ask('GET', '/lead-desk/entered-file')).status).toBe(403);
      const empty = await meera.ask('GET', '/lead-desk/entered-file');
      expect((await empty.text()).replaceAll('"', '').trim()).toBe(HEADERS);
    });
  });
});
