import { describe, expect, it } from 'vitest';
import { isAccepted, receiptIn } from './enquiry-reply';

describe('Success by status (spec section 7)', () => {
  it.each([
    ['footer', 200, true],
    ['footer', 201, false],
    ['footer', 204, false],
    ['footer', 500, false],
    ['banner form', 200, true],
    ['banner form', 201, true],
    ['banner form', 204, true],
    ['banner form', 400, false],
    ['banner form', 503, false],
  ] as const)('the form "%s" takes %i: %s', (form, status, accepted) => {
    expect(isAccepted(form, new Response(null, { status }))).toBe(accepted);
  });
});

const pass = { project: 'meander', pass: 'mw.project-ab.c-_9', validForS: 86_400 };

describe('The receipt in a reply', () => {
  it('has the pass where there is a whole one', async () => {
    const receipt = (given: unknown) => receiptIn(Response.json({ data: { accepted: true, pass: given } }));
    expect(await receipt(pass)).toEqual({ reference: null, pass });
    for (const broken of ['x', null, { ...pass, pass: 7 }, { ...pass, pass: '"><b>' }, { pass: pass.pass }]) {
      expect(await receipt(broken)).toEqual({ reference: null, pass: null });
    }
  });

  it('has the reference where there is one', async () => {
    const reply = Response.json({ data: { accepted: true, reference: 'SH-7K4Q2' } });
    expect(await receiptIn(reply)).toEqual({ reference: 'SH-7K4Q2', pass: null });
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"data":null}', '{"data":{"reference":7}}'])(
    'is none in %s, and that is no failure',
    async (body) => {
      expect(await receiptIn(new Response(body))).toEqual({ reference: null, pass: null });
    },
  );
});
