import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { outputOf } from './cms-process.ts';
import { query } from './database.ts';
import { editorOf } from './editor.ts';
import { aFooterLead, aModalLead, type LeadFields, postLead, referenceOf } from './leads.ts';

const LEDGER_TYPES = [
  'website-lead',
  'contact',
  'contact-point',
  'lead-event',
  'consent-receipt',
  'delivery',
  'delivery-attempt',
];
const PLURALS = [...LEDGER_TYPES.map((name) => `${name}s`), 'deliveries'];
const PARALLEL = 20;

const someNumber = () => `98${String(randomInt(100_000_000)).padStart(8, '0')}`;
const someEmail = () => `${randomUUID()}@mail.example`;
const someone = (changes: LeadFields = {}) =>
  aModalLead({ mobile: someNumber(), email: someEmail(), ...changes });

describe.each(['sqlite', 'postgres'] as const)('the lead ledger on %s', (kind) => {
  const cms = inject(kind);
  const read = (sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);
  const leadOf = async (reference: string) => {
    const [row] = await read('select * from website_leads where reference = ?', reference);
    expect(row, reference).toBeDefined();
    return row ?? {};
  };
  const accept = async (lead: LeadFields, headers: Record<string, string> = {}) => {
    const response = await postLead(cms, lead, headers);
    expect(response.status).toBe(200);
    return referenceOf(response);
  };
  const stored = async (lead: LeadFields, headers: Record<string, string> = {}) =>
    leadOf(await accept(lead, headers));
  const siteToken = createHmac('sha256', cms.env.SITE_TOKEN ?? '')
    .update('forwarded enquiry')
    .digest('hex');
  const from = (address: string) => ({ 'x-site-token': siteToken, 'x-visitor-address': address });

  describe('the same enquiry again', () => {
    test('under the same key gets the first answer, and nothing is stored again', async () => {
      const lead = someone();
      const headers = { 'idempotency-key': randomUUID() };
      const first = await accept(lead, headers);
      expect(await accept(lead, headers)).toBe(first);
      expect(await accept({ ...lead, name: ` ${lead.name} ` }, headers)).toBe(first);
      expect(await read('select id from website_leads where email = ?', String(lead.email))).toHaveLength(1);
      const { id } = await leadOf(first);
      expect(await read('select id from lead_events where lead_id = ?', Number(id))).toHaveLength(1);
    });

    test('a key in quotes, as the IETF draft writes it, is the same key', async () => {
      const lead = someone();
      const key = randomUUID();
      const first = await accept(lead, { 'idempotency-key': `"${key}"` });
      expect(await accept(lead, { 'idempotency-key': key })).toBe(first);
    });

    test('sent over another way, without page and campaign, it is still the same', async () => {
      const lead = someone();
      const headers = { 'idempotency-key': randomUUID() };
      const first = await accept({ ...lead, context: { page: '/x', lastTouch: { gclid: 'a' } } }, headers);
      expect(await accept(lead, headers)).toBe(first);
    });

    test.each([
      ['name', { name: 'Somebody Else' }],
      ['number', { mobile: '9800000001' }],
      ['message', { message: 'Something else altogether.' }],
      ['choices', { context: { consent: { version: '0'.repeat(64), choices: { 'news/email': true } } } }],
    ])('with another %s under the same key it is answered 409 with a sentence', async (_, changes) => {
      const lead = someone();
      const headers = { 'idempotency-key': randomUUID() };
      const first = await accept(lead, headers);
      const response = await postLead(cms, { ...lead, ...changes }, headers);
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        data: null,
        error: {
          status: 409,
          name: 'ConflictError',
          message: 'This Idempotency-Key was used for another enquiry: send a changed enquiry with a new key',
          details: {},
        },
      });
      expect(await accept(lead, headers)).toBe(first);
    });

    test(`${PARALLEL} at the same moment under one key are one lead`, async () => {
      const lead = someone();
      const headers = { 'idempotency-key': randomUUID() };
      const references = await Promise.all(Array.from({ length: PARALLEL }, () => accept(lead, headers)));
      expect(new Set(references).size).toBe(1);
      expect(await read('select id from website_leads where email = ?', String(lead.email))).toHaveLength(1);
    });

    test('without a key it is a new lead with its own reference', async () => {
      const lead = someone();
      expect(await accept(lead)).not.toBe(await accept(lead));
    });

    test.each(['short', 'a'.repeat(101), 'spaces are not for keys', `${randomUUID()};`, 'ключ-ключ-ключ-1'])(
      'the key "%s" is refused',
      async (key) => {
        const header = Buffer.from(key, 'utf8').toString('latin1');
        const response = await postLead(cms, someone({ source: 'bad key' }), { 'idempotency-key': header });
        expect(response.status).toBe(400);
        expect(await response.text()).toContain('Idempotency-Key must be 16 to 100');
        expect(await read('select id from website_leads where source = ?', 'bad key')).toEqual([]);
      },
    );

    test.each([
      ['website_leads', 'idempotency_key'],
      ['website_leads', 'reference'],
      ['contact_points', 'key'],
      ['deliveries', 'message_id'],
    ])('the database itself keeps %s.%s unique', async (table, column) => {
      const indexes =
        kind === 'sqlite'
          ? await read(
              `select l.name from pragma_index_list('${table}') l, pragma_index_info(l.name) i where l."unique" = 1 and i.name = ?`,
              column,
            )
          : await read(
              `select indexname from pg_indexes where tablename = '${table}' and indexdef like ?`,
              `CREATE UNIQUE INDEX%(${column})`,
            );
      expect(indexes).toHaveLength(1);
    });
  });

  describe('numbers and people', () => {
    test.each([
      ['9812345678', '+919812345678'],
      ['09812345678', '+919812345678'],
      ['919812345678', '+919812345678'],
      ['00919812345678', '+919812345678'],
      ['९८१२३४५६७८', '+919812345678'],
      ['447911123456', '+447911123456'],
      ['971501234567', '+971501234567'],
      // The specification accepts these; they are stored, only not as a number.
      ['1234567890', null],
      ['000000000000000', null],
    ])('%s is kept as typed, beside %s', async (mobile, international) => {
      expect(await stored(someone({ mobile }))).toMatchObject({
        mobile,
        international_number: international,
      });
    });

    test('the same number, typed another way and with another e-mail, is the same person', async () => {
      const mobile = someNumber();
      const one = await stored(someone({ mobile }));
      const other = await stored(someone({ mobile: `0${mobile}`, name: 'A. Kulkarni' }));
      expect(other.contact_id).toBe(one.contact_id);
      expect(other.reference).not.toBe(one.reference);
      const [event] = await read('select note from lead_events where lead_id = ?', Number(other.id));
      expect(event?.note).toBe('Enquiry 2 of this person');
    });

    test('the same e-mail with another number is the same person, who is then known by both numbers', async () => {
      const email = someEmail();
      const one = await stored(someone({ email }));
      const mobile = someNumber();
      const two = await stored(someone({ email: email.toUpperCase(), mobile }));
      const three = await stored(someone({ mobile }));
      expect([two.contact_id, three.contact_id]).toEqual([one.contact_id, one.contact_id]);
    });

    test('the number goes before the e-mail', async () => {
      const [one, two] = [someone(), someone()];
      const first = await stored(one);
      const second = await stored(two);
      expect(second.contact_id).not.toBe(first.contact_id);
      expect(await stored({ ...one, email: two.email })).toMatchObject({ contact_id: first.contact_id });
    });

    test(`${PARALLEL} first enquiries of one person at the same moment are ${PARALLEL} leads of one contact`, async () => {
      const mobile = someNumber();
      await Promise.all(Array.from({ length: PARALLEL }, () => accept(someone({ mobile, source: mobile }))));
      const rows = await read('select contact_id from website_leads where source = ?', mobile);
      expect(rows).toHaveLength(PARALLEL);
      expect(new Set(rows.map(({ contact_id }) => contact_id)).size).toBe(1);
      expect(await read('select id from contacts where mobile = ?', `+91${mobile}`)).toHaveLength(1);
    });

    test('a lead typed in at the desk joins its person too', async () => {
      const lead = someone();
      const first = await stored(lead);
      const editor = editorOf(cms, cms.editorToken);
      await editor.createDraft('api::website-lead.website-lead', {
        name: 'By phone',
        mobile: String(lead.mobile),
        email: someEmail(),
        source: 'desk',
      });
      const [typed] = await read(
        'select * from website_leads where source = ? order by id desc limit 1',
        'desk',
      );
      expect(typed).toMatchObject({
        contact_id: first.contact_id,
        reference: expect.stringMatching(/^SH-/),
        international_number: `+91${lead.mobile}`,
      });
      const events = await read('select kind from lead_events where lead_id = ?', Number(typed?.id));
      expect(events).toEqual([{ kind: 'entered' }]);
    });
  });

  describe('the context', () => {
    const json = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value);

    test('everything is kept', async () => {
      const firstTouch = {
        at: '2026-11-20T10:00:00.000Z',
        page: '/projects/kansa',
        referrer: 'https://www.google.com/',
        utm_source: 'google',
        utm_medium: 'cpc',
        utm_campaign: 'monsoon',
        utm_term: '3 bhk baner',
        utm_content: 'a',
        gclid: 'g1',
        gbraid: 'g2',
        wbraid: 'w1',
        fbclid: 'f1',
        msclkid: 'm1',
      };
      const lastTouch = { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'november' };
      const row = await stored(
        someone({
          context: {
            project: 'kansa',
            page: '/projects/kansa?x=1',
            referrer: 'https://www.example.com/a',
            firstTouch,
            lastTouch,
            shortlist: ['kansa', 'ota'],
          },
        }),
      );
      expect(row).toMatchObject({
        project: 'kansa',
        page: '/projects/kansa?x=1',
        referrer: 'https://www.example.com/a',
        utm_source: 'newsletter',
        utm_medium: 'email',
        utm_campaign: 'november',
        context_notes: null,
      });
      expect(json(row.first_touch)).toEqual(firstTouch);
      expect(json(row.last_touch)).toEqual(lastTouch);
      expect(json(row.shortlist)).toEqual(['kansa', 'ota']);
    });

    test.each([
      ['text', 'x', 'context left out: it was no object'],
      ['a list', [1], 'context left out: it was no object'],
      ['a bad part', { project: 7, page: '/a' }, 'project left out: it could not be read'],
      [
        'two bad parts',
        { firstTouch: 'x', shortlist: {} },
        'firstTouch left out: it could not be read\nshortlist left out: it could not be read',
      ],
      [
        'unknown words',
        { consent: { version: '0'.repeat(64), choices: {} } },
        'consent left out: nobody here knows that wording',
      ],
    ])('%s instead of a context costs no lead and is noted', async (_, context, notes) => {
      expect(await stored(someone({ context }))).toMatchObject({ context_notes: notes });
    });

    test('unknown parts are dropped, long ones cut, odd characters left out', async () => {
      const row = await stored(
        someone({
          context: {
            unknown: { deep: true },
            __proto__: { project: 'x' },
            project: `kan\u0000sa\ud800${'a'.repeat(500)}`,
            lastTouch: { utm_source: `${'b'.repeat(299)}😀`, admin: true },
          },
        }),
      );
      expect(row).toMatchObject({ project: `kansa${'a'.repeat(113)}`, utm_source: 'b'.repeat(299) });
      expect(json(row.last_touch)).toEqual({ utm_source: 'b'.repeat(299) });
    });
  });

  describe('consent receipts', () => {
    type Notice = { version: string; notice: string; choices: { key: string; label: string }[] };
    const notice = async (): Promise<Notice> =>
      (await (await fetch(`${cms.url}/api/consent-notice`)).json()).data;

    test('are kept for every choice, with the words and their hash, the page and the time', async () => {
      const { version, notice: words, choices } = await notice();
      const wording = [words, ...choices.map(({ label }) => label)].join('\n');
      expect(version).toBe(createHash('sha256').update(wording).digest('hex'));
      const row = await stored(
        someone({
          context: {
            page: '/projects/ota',
            consent: { version, choices: { 'news/phone': false, 'news/email': true, 'news/fax': true } },
          },
        }),
      );
      const receipts = await read(
        'select * from consent_receipts where lead_id = ? order by id',
        Number(row.id),
      );
      expect(receipts.map(({ purpose, channel, granted }) => [purpose, channel, Boolean(granted)])).toEqual([
        ['enquiry', 'any', true],
        ['news', 'phone', false],
        ['news', 'email', true],
      ]);
      for (const receipt of receipts) {
        expect(receipt).toMatchObject({
          wording,
          wording_version: version,
          page: '/projects/ota',
          contact_id: row.contact_id,
        });
        const age =
          Date.now() -
          new Date(
            String(receipt.given_at instanceof Date ? receipt.given_at.toISOString() : '') ||
              Number(receipt.given_at),
          ).getTime();
        expect(Math.abs(age)).toBeLessThan(60_000);
      }
    });

    test('are not invented for a client that sends only the five fields', async () => {
      const row = await stored(someone());
      expect(await read('select id from consent_receipts where lead_id = ?', Number(row.id))).toEqual([]);
    });
  });

  describe('spam', () => {
    test('a filled honeypot flags the lead and is answered like any other', async () => {
      expect(await stored(someone({ context: { honeypot: 'http://x' } }))).toMatchObject({
        spam_score: 100,
        spam_reasons: 'a field that people do not see was filled in',
      });
    });

    test('a form sent the moment it was opened is flagged, a forged token too, an honest one is not', async () => {
      const response = await fetch(`${cms.url}/api/form-token`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { data }: { data: { token: string; validForS: number } } = await response.json();
      expect(data.validForS).toBe(86_400);
      const [issued, signature] = data.token.split('.');
      const flagged = async (formToken: string) =>
        Boolean((await stored(someone({ context: { formToken } }))).suspected);
      expect(await flagged(data.token)).toBe(true);
      expect(await flagged(`${issued}0.${signature}`)).toBe(true);
      expect(await flagged('nonsense')).toBe(true);

      const time = (Date.now() - 30_000).toString(36);
      const [key = ''] = (cms.env.APP_KEYS ?? '').split(',');
      const sealed = createHmac('sha256', key).update(`form token ${time}`).digest('base64url');
      expect(await flagged(`${time}.${sealed}`)).toBe(false);
    });

    test('a plain enquiry without any context is not suspected', async () => {
      const row = await stored(someone());
      expect([Boolean(row.suspected), row.spam_score, row.spam_reasons]).toEqual([false, 0, null]);
    });
  });

  describe('limits', () => {
    const PER_ADDRESS = 60;
    const PER_NUMBER = 20;

    const statuses = async (count: number, post: () => Promise<Response>) => {
      const seen: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const response = await post();
        await response.arrayBuffer();
        seen.push(response.status);
      }
      return seen;
    };

    test('sixty enquiries in ten minutes over one connection are taken, the next is asked to wait', async () => {
      const block = `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}`;
      // A visitor of a /64 can take any of its addresses.
      const post = () => postLead(cms, someone(), from(`${block}::${randomInt(0xffff).toString(16)}`));
      expect(new Set(await statuses(PER_ADDRESS, post))).toEqual(new Set([200]));
      const refused = await post();
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(600);
      expect(await refused.json()).toMatchObject({
        data: null,
        error: {
          status: 429,
          name: 'RateLimitError',
          message: expect.stringMatching(
            /^Too many enquiries came over this connection: please try again in (\d+ minutes|one minute), or call us$/,
          ),
        },
      });
      // Somebody else meanwhile gets through.
      expect((await postLead(cms, someone(), from(`198.51.100.${randomInt(255)}`))).status).toBe(200);
    });

    test('twenty enquiries an hour with one number are taken, also from everywhere; repeats under a key do not count', async () => {
      const mobile = someNumber();
      const headers = { 'idempotency-key': randomUUID() };
      const lead = someone({ mobile });
      const everywhere = () => from(`203.0.${randomInt(255)}.${randomInt(255)}`);
      expect((await postLead(cms, lead, { ...headers, ...everywhere() })).status).toBe(200);
      const again = await statuses(PER_NUMBER, () => postLead(cms, lead, { ...headers, ...everywhere() }));
      expect(new Set(again)).toEqual(new Set([200]));
      const post = () => postLead(cms, someone({ mobile: `0${mobile}` }), everywhere());
      expect(new Set(await statuses(PER_NUMBER - 1, post))).toEqual(new Set([200]));
      const refused = await post();
      expect(refused.status).toBe(429);
      expect(await refused.text()).toContain('Too many enquiries came with this mobile number');
      const kept = await query(
        cms.database,
        'select id from website_leads where international_number = ?',
        `+91${mobile}`,
      );
      expect(kept).toHaveLength(PER_NUMBER);
    });

    test('an address without the site’s token is nobody’s word', async () => {
      const post = () =>
        postLead(cms, someone(), { 'x-site-token': 'f'.repeat(64), 'x-visitor-address': '192.0.2.77' });
      expect(new Set(await statuses(PER_ADDRESS + 5, post))).toEqual(new Set([200]));
      // Those came from this machine; the address they claimed is still untouched.
      expect((await postLead(cms, someone(), from('192.0.2.77'))).status).toBe(200);
    });
  });

  describe('closed to the public', () => {
    test.each(PLURALS)('/api/%s can neither be read nor written', async (plural) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        if (plural === 'website-leads' && method === 'POST') continue;
        for (const path of [`/api/${plural}`, `/api/${plural}/1`, `/api/${plural}?populate=*`]) {
          const response = await fetch(cms.url + path, {
            method,
            headers: { 'content-type': 'application/json' },
            ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify({ data: someone() }) }),
          });
          expect([404, 405], `${method} ${path}`).toContain(response.status);
        }
      }
    });

    test.each(LEDGER_TYPES)('%s can be read in the admin panel, signed in only', async (name) => {
      await accept(someone());
      const uid = `api::${name}.${name}`;
      const list = `${cms.url}/content-manager/collection-types/${uid}?page=1&pageSize=10`;
      expect((await fetch(list)).status).toBe(401);
      const { authorization } = editorOf(cms, cms.editorToken);
      const response = await fetch(list, { headers: { authorization } });
      expect(response.status).toBe(200);
      const settings = await fetch(`${cms.url}/content-manager/content-types/${uid}/configuration`, {
        headers: { authorization },
      });
      const { data } = await settings.json();
      const { layouts, metadatas } = data.contentType;
      expect(layouts.list.length).toBeGreaterThan(2);
      const shown: { name: string }[] = layouts.edit.flat();
      for (const field of shown) expect(metadatas[field.name].edit.label, field.name).toMatch(/^[A-Z…]/);
    });

    test('a lead opens in the panel with its person, history and consents', async () => {
      const row = await stored(someone());
      const { authorization } = editorOf(cms, cms.editorToken);
      const relation = async (field: string) => {
        const response = await fetch(
          `${cms.url}/content-manager/relations/api::website-lead.website-lead/${row.document_id}/${field}?page=1&pageSize=10`,
          { headers: { authorization } },
        );
        expect(response.status, field).toBe(200);
        const { results }: { results: unknown[] } = await response.json();
        return results.length;
      };
      expect(await relation('contact')).toBe(1);
      expect(await relation('events')).toBe(1);
      expect(await relation('receipts')).toBe(0);
      expect(await relation('deliveries')).toBe(0);
    });

    test.each(['lead-event', 'consent-receipt', 'contact-point', 'delivery', 'delivery-attempt'])(
      'not even an editor writes a %s by hand',
      async (name) => {
        const editor = editorOf(cms, cms.editorToken);
        const fields: Record<string, Record<string, string | boolean>> = {
          'lead-event': { kind: 'x', at: '2026-01-01T00:00:00.000Z' },
          'consent-receipt': {
            purpose: 'x',
            channel: 'x',
            granted: true,
            givenAt: '2026-01-01T00:00:00.000Z',
          },
          'contact-point': { key: 'email:x@mail.example' },
          delivery: { kind: 'webhook', target: 'x', state: 'pending', messageId: 'x' },
          'delivery-attempt': { at: '2026-01-01T00:00:00.000Z', outcome: 'dead' },
        };
        await expect(editor.createDraft(`api::${name}.${name}`, fields[name] ?? {})).rejects.toThrow(
          /400.*written by the system/,
        );
      },
    );
  });

  test('an editor changes a lead and its person stays; nobody deletes a lead or a person', async () => {
    const uid = 'api::website-lead.website-lead';
    const row = await stored(someone());
    const editor = editorOf(cms, cms.editorToken);
    await editor.update(uid, String(row.document_id), { project: 'kansa' });
    const changed = await leadOf(String(row.reference));
    expect(changed).toMatchObject({
      project: 'kansa',
      contact_id: row.contact_id,
      fingerprint: row.fingerprint,
      email: row.email,
    });
    await expect(editor.remove(uid, String(row.document_id))).rejects.toThrow(/400.*not deleted by hand/);
    const [person] = await read('select document_id from contacts where id = ?', Number(row.contact_id));
    await expect(editor.remove('api::contact.contact', String(person?.document_id))).rejects.toThrow(
      /400.*not deleted by hand/,
    );
    expect((await leadOf(String(row.reference))).contact_id).toBe(row.contact_id);
  });

  test('the log holds nothing of what was typed, whatever became of it', async () => {
    const personal = {
      name: 'Thessaly Brockenhurst',
      mobile: '9898989891',
      email: 'thessaly@brockenhurst.example',
      message: 'The orchard behind the red door.',
    };
    const traces = /thessaly|brockenhurst|9898989891|red door/i;
    const headers = { 'idempotency-key': randomUUID(), ...from('2001:db8:99:99::1') };
    const lead = aModalLead(personal);
    const statuses: number[] = [];
    const post = async (changes: LeadFields = {}, more: Record<string, string> = headers) => {
      const response = await postLead(cms, { ...lead, ...changes }, more);
      statuses.push(response.status);
      return response.text();
    };
    await post();
    await post();
    expect(await post({ message: personal.message.toUpperCase() })).not.toMatch(traces);
    expect(await post({}, { 'idempotency-key': personal.email })).not.toMatch(traces);
    expect(await post({ name: [personal.name] })).not.toMatch(traces);
    const context = {
      page: `/x?name=${personal.name}`,
      referrer: personal.message,
      project: [personal.name],
      consent: { version: personal.name, choices: { [personal.email]: true } },
      formToken: personal.name,
      honeypot: personal.message,
    };
    await post({ context }, from('2001:db8:99:99::2'));
    for (let index = 0; index < 25; index += 1) await post({}, from('2001:db8:99:98::1'));
    expect([...new Set(statuses)]).toEqual([200, 409, 400, 429]);
    const [row] = await read(
      'select context_notes, spam_reasons from website_leads where referrer = ?',
      personal.message,
    );
    expect(JSON.stringify(row)).not.toMatch(traces);
    expect(outputOf(cms)).not.toMatch(traces);
    expect(outputOf(cms)).toMatch(/POST \/api\/website-leads 429/);
  });

  test('a footer lead of the specification has no message and no context, and all the rest', async () => {
    const row = await stored(aFooterLead({ mobile: someNumber(), email: someEmail() }));
    expect(row).toMatchObject({ message: null, page: null, first_touch: null, context_notes: null });
    expect(row.contact_id).not.toBeNull();
  });
});
