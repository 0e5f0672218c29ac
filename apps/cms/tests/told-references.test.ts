import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { someone } from '../../../testing/leads.ts';
import { ledgerOf } from './ledger.ts';

describe.each(['sqlite', 'postgres'] as const)('a reference that the site told before, on %s', (kind) => {
  const { accept, leadOf, read, siteToken } = ledgerOf(inject(kind));

  const token = { 'x-site-token': siteToken };
  const aTold = () => `SH-${[...Array(7)].map(() => '34679ACDEF'.charAt(randomInt(10))).join('')}`;

  test('becomes the lead’s own, and stays it when the enquiry comes again', async () => {
    const told = aTold();
    const headers = { ...token, 'x-told-reference': told, 'idempotency-key': randomUUID() };
    const lead = someone();
    expect(await accept(lead, headers)).toBe(told);
    expect(await accept(lead, headers)).toBe(told);
  });

  test('stands in the history where the lead had been given another', async () => {
    const lead = someone();
    const key = { 'idempotency-key': randomUUID() };
    const first = await accept(lead, key);
    const told = aTold();
    for (const _ of [1, 2])
      expect(await accept(lead, { ...token, ...key, 'x-told-reference': told })).toBe(first);
    const { id } = await leadOf(first);
    const notes = await read(`select note from lead_events where kind = 'told' and lead_id = ?`, Number(id));
    expect(notes).toEqual([{ note: `The visitor was told ${told}` }]);
  });

  test('taken by somebody else is not given twice', async () => {
    const headers = { ...token, 'x-told-reference': aTold() };
    await accept(someone(), headers);
    expect(await accept(someone(), headers)).not.toBe(headers['x-told-reference']);
  });

  test('is nobody else’s to choose', async () => {
    const told = aTold();
    expect(await accept(someone(), { 'x-told-reference': told })).not.toBe(told);
    expect(await accept(someone(), { ...token, 'x-told-reference': 'SH-<b>' })).toMatch(/^SH-\w{5}$/);
  });
});
