import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { postLead, someone } from '../../../testing/leads.ts';
import { ledgerOf } from './ledger.ts';

const PARALLEL = 20;

describe.each(['sqlite', 'postgres'] as const)('the same enquiry again, on %s', (kind) => {
  const cms = inject(kind);
  const { accept, leadOf, read } = ledgerOf(cms);

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

  test('in the same words under the key of a moment before it is the first, however many come at once', async () => {
    const lead = someone();
    const earlier = randomUUID();
    const first = await accept(lead, { 'idempotency-key': earlier });
    const headers = { 'idempotency-key': randomUUID(), 'x-earlier-key': earlier };
    const references = await Promise.all(Array.from({ length: PARALLEL }, () => accept(lead, headers)));
    expect(new Set(references)).toEqual(new Set([first]));
    expect(await read('select id from website_leads where email = ?', String(lead.email))).toHaveLength(1);
  });

  test('in other words under the key of a moment before it is an enquiry of its own', async () => {
    const lead = someone();
    const earlier = randomUUID();
    const first = await accept(lead, { 'idempotency-key': earlier });
    const other = { ...lead, message: 'Something else altogether.' };
    const headers = { 'idempotency-key': randomUUID(), 'x-earlier-key': earlier };
    const second = await accept(other, headers);
    expect(second).not.toBe(first);
    expect(await accept(other, headers)).toBe(second);
  });

  test('a key of a moment before that is none is refused with a sentence', async () => {
    const response = await postLead(cms, someone(), { 'x-earlier-key': 'short' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: 'X-Earlier-Key must be 16 to 100 letters, digits or . _ : -' },
    });
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
