import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { query } from './database.ts';
import { aModalLead, postBody } from './leads.ts';

const BODIES = 1000;
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
  const { name, mobile, email, source, message } = row;
  const line = (value: unknown, max: number) =>
    typeof value === 'string' && /^[^\p{Cc}\p{Cs}]+$/u.test(value) && value.length <= max;
  return (
    line(name, 120) &&
    line(email, 254) &&
    line(source, 60) &&
    /^[^\s@]+@[^\s@]+$/.test(String(email)) &&
    /^[0-9]{10,15}$/.test(String(mobile)) &&
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

    const rows = await query(cms.database, 'select * from website_leads');
    expect(rows.filter((row) => !keepsTheRules(row))).toEqual([]);
    const stored = rows.filter(({ source }) => source === 'generated');
    expect(stored).toHaveLength(accepted);
  });
});
