import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { outputOf } from '../../../testing/cms-process.ts';
import { aModalLead, type LeadFields, postLead } from '../../../testing/leads.ts';
import { ledgerOf } from './ledger.ts';

describe.each(['sqlite', 'postgres'] as const)('the log on %s', (kind) => {
  const cms = inject(kind);
  const { from, read } = ledgerOf(cms);

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
});
