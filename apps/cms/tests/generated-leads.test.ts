import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { query } from '../../../testing/database.ts';
import { aModalLead, postBody } from '../../../testing/leads.ts';
import { proofSize } from './proof-size.ts';

const BODIES = proofSize.generatedBodies;
const CONTEXTS = proofSize.generatedContexts;
const AT_ONCE = 10;

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 2500 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\u202eabc', 'a'.repeat(3000), '9'.repeat(12)),
);
const aField = fc.oneof(anyText, fc.jsonValue(), fc.constant(undefined));
const aValidField: Record<string, fc.Arbitrary<unknown>> = {
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  mobile: fc.stringMatching(/^[0-9]{10,15}$/),
  email: fc.emailAddress(),
  message: fc.string({ unit: 'grapheme', maxLength: 300 }),
};
const nearlyValid = fc
  .record(
    Object.fromEntries(
      Object.entries(aValidField).map(([name, valid]) => [
        name,
        fc.oneof({ arbitrary: valid, weight: 6 }, { arbitrary: aField, weight: 1 }),
      ]),
    ),
  )
  .map((fields) => ({ data: aModalLead({ source: 'generated', ...fields }) }));
// A context must never cost a lead, so what is sent with one is judged by the other fields alone.
const aTouch = fc.record(
  { page: aField, utm_source: aField, utm_campaign: aField, gclid: aField, at: aField },
  { requiredKeys: [] },
);
const aContext = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 }),
  fc.record(
    {
      project: aField,
      page: aField,
      referrer: aField,
      firstTouch: fc.oneof(aTouch, aField),
      lastTouch: fc.oneof(aTouch, aField),
      consent: fc.oneof(
        aField,
        fc.record({
          version: fc.oneof(fc.stringMatching(/^[0-9a-f]{64}$/), aField),
          choices: fc.oneof(
            fc.dictionary(fc.string(), fc.oneof(fc.boolean(), aField), { maxKeys: 4 }),
            aField,
          ),
        }),
      ),
      intent: aField,
      shortlist: fc.oneof(fc.array(aField, { maxLength: 4 }), aField),
      formToken: aField,
      honeypot: aField,
    },
    { requiredKeys: [] },
  ),
);
const withContext = fc.record({
  data: aContext.map((context) => aModalLead({ source: 'generated context', context })),
});
const withExtras = fc
  .tuple(nearlyValid, fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }))
  .map(([{ data }, extras]) => ({ data: { ...data, ...extras } }));
const bodies = fc.oneof(
  { arbitrary: nearlyValid, weight: 6 },
  { arbitrary: withExtras, weight: 1 },
  { arbitrary: fc.jsonValue(), weight: 1 },
  { arbitrary: fc.object({ maxDepth: 5 }), weight: 1 },
);

const keepsTheRules = (row: Record<string, unknown>) => {
  const { name, mobile, email, source, message, reference } = row;
  const { international_number: number, contact_id: contact } = row;
  const line = (value: unknown, max: number) =>
    typeof value === 'string' && /^[^\p{Cc}\p{Cs}]+$/u.test(value) && value.length <= max;
  return (
    line(name, 120) &&
    line(email, 254) &&
    line(source, 60) &&
    /^[^\s@]+@[^\s@]+$/.test(String(email)) &&
    /^\d{10,15}$/.test(String(mobile)) &&
    (number === null || /^\+[1-9]\d{6,14}$/.test(String(number))) &&
    /^SH-[2-9A-Z]{5}$/.test(String(reference)) &&
    contact !== null &&
    (message === null || (typeof message === 'string' && message.length <= 2000))
  );
};

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  test(`${BODIES} generated bodies cause no 5xx and no row that breaks the rules`, async () => {
    const cms = inject(kind);
    const generated = fc.sample(bodies, { numRuns: BODIES, seed: 20261121 });
    let accepted = 0;
    for (let start = 0; start < generated.length; start += AT_ONCE) {
      await Promise.all(
        generated.slice(start, start + AT_ONCE).map(async (body) => {
          const text = JSON.stringify(body) ?? '';
          const { status } = await postBody(cms, text);
          expect([200, 400, 413], `status ${status} for ${text.slice(0, 300)}`).toContain(status);
          if (status === 200) accepted += 1;
        }),
      );
    }
    expect(accepted).toBeGreaterThan(BODIES / 10);
    expect(accepted).toBeLessThan(BODIES);

    // Other tests store, erase and mask leads of their own meanwhile.
    const stored = await query(cms.database, 'select * from website_leads where source = ?', 'generated');
    expect(stored.filter((row) => !keepsTheRules(row))).toEqual([]);
    expect(stored).toHaveLength(accepted);
  });

  test(`${CONTEXTS} generated contexts cost no lead`, async () => {
    const cms = inject(kind);
    const generated = fc.sample(withContext, { numRuns: CONTEXTS, seed: 20261122 });
    let sent = 0;
    for (let start = 0; start < generated.length; start += AT_ONCE) {
      await Promise.all(
        generated.slice(start, start + AT_ONCE).map(async (body) => {
          const text = JSON.stringify(body);
          // The largest body anybody may send without having signed in.
          if (Buffer.byteLength(text) > 16 * 1024) return;
          sent += 1;
          const { status } = await postBody(cms, text);
          expect(status, `status ${status} for ${text.slice(0, 500)}`).toBe(200);
        }),
      );
    }
    expect(sent).toBeGreaterThan(CONTEXTS / 2);
    const rows = await query(
      cms.database,
      'select * from website_leads where source = ?',
      'generated context',
    );
    expect(rows).toHaveLength(sent);
    expect(rows.filter((row) => !keepsTheRules(row))).toEqual([]);
    expect(rows.filter(({ context_notes: notes }) => notes !== null).length).toBeGreaterThan(CONTEXTS / 10);
  });
});
