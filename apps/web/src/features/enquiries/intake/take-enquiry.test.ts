import { describe, expect, it, vi } from 'vitest';
import { aPostedForm } from '../../../testing/builders';
import { createDelivery } from '../spool/deliver-enquiry';
import { createForwarder } from '../spool/forward-enquiry';
import type { Spool } from '../spool/spool';
import { createAddressLimit } from './address-limit';
import { createEnquiryTaker } from './take-enquiry';

const footer = {
  form: 'footer',
  page: '/about-us',
  name: 'Meera Joshi',
  email: 'meera@example.com',
  mobile: '9000000002',
};
const modal = { ...footer, form: 'banner form', page: '/', message: 'When do the keys come?' };

const siteToken = 'a-token-for-tests-only';

function set(
  answer: () => Promise<Response> = async () => new Response(null, { status: 200 }),
  add: Spool['add'] = async () => 'spooled',
) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const report = vi.fn();
  const spool = { add: vi.fn(add) };
  const clock = { now: 0 };
  const kept = new Set<string>();
  const forward = createForwarder({ backendUrl: 'http://backend.invalid', siteToken, fetch });
  const taker = () => {
    const take = createEnquiryTaker({
      deliver: createDelivery({
        forward,
        spool,
        waitFor: createAddressLimit({ points: 3, windowMs: 60_000 }, () => 0),
        referenceOf: () => 'SH-TOLD347',
        report,
      }),
      isKept: async ({ key }) => kept.has(key),
      siteToken,
      now: () => clock.now,
    });
    return (fields: Record<string, string>, visitor = '203.0.113.9') => take(aPostedForm(fields), visitor);
  };
  const send = taker();
  return {
    fetch,
    report,
    spool,
    clock,
    kept,
    taker,
    send,
    take: (fields: Record<string, string>) => send(fields),
  };
}
const noAnswer = async () => {
  throw new TypeError('fetch failed');
};

describe('A form posted without script', () => {
  it('is forwarded with the payload and header of spec section 7, its key, page and visitor', async () => {
    const { take, fetch } = set(async () => Response.json({ data: { reference: 'SH-7K4Q2' } }));
    expect(await take(modal)).toMatchObject({ outcome: 'accepted', reference: 'SH-7K4Q2', pass: null });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://backend.invalid/api/website-leads');
    expect(init?.method).toBe('POST');
    expect(init?.headers).toEqual({
      'Content-Type': 'application/json',
      'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{64}$/),
      'X-Earlier-Key': expect.stringMatching(/^[0-9a-f]{64}$/),
      'X-Site-Token': expect.stringMatching(/^[0-9a-f]{64}$/),
      'X-Visitor-Address': '203.0.113.9',
    });
    expect(JSON.parse(String(init?.body))).toEqual({
      data: {
        name: 'Meera Joshi',
        mobile: '9000000002',
        email: 'meera@example.com',
        source: 'banner form',
        message: 'When do the keys come?',
        context: { page: '/' },
      },
    });
  });

  it('says what it was opened for, to the backend, to the thanks and to the form that comes back', async () => {
    const { take, fetch } = set(async () => Response.json({ data: { reference: 'SH-7K4Q2' } }));
    const asked = { intent: 'plan', project: 'Meander', of: '3 BHK', at: 'plan-2' };
    expect(await take({ ...modal, ...asked })).toMatchObject({ outcome: 'accepted', wish: asked });
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(JSON.parse(String(init?.body)).data.context).toEqual({ page: '/', intent: 'plan' });
    expect(await take({ ...modal, ...asked, name: '' })).toMatchObject({ returned: { wish: asked } });
    expect(await take({ ...modal, intent: 'gold', email: 'b@example.com' })).toMatchObject({ wish: null });
  });

  it('goes under the key that a script sent along, and not under what is none', async () => {
    const keys: unknown[] = [];
    const { take, fetch } = set();
    const key = '0123456789abcdef0123456789abcdef';
    for (const brought of [key, 'short', '']) {
      await take({ ...footer, name: `Meera ${brought}`, key: brought });
      keys.push(new Headers(fetch.mock.lastCall?.[1]?.headers).get('idempotency-key'));
    }
    const own = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(keys).toEqual([key, own, own]);
  });

  it('is an enquiry of its own where the key it brought belongs to other words', async () => {
    const answers = [new Response('', { status: 409 }), new Response(null, { status: 200 })];
    const { take, fetch } = set(async () => answers.shift() ?? noAnswer());
    expect(await take({ ...footer, key: '0123456789abcdef' })).toMatchObject({
      outcome: 'accepted',
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('comes back with its errors and what was typed, and is not sent', async () => {
    const { take, fetch } = set();
    expect(await take({ ...footer, email: 'meera@', mobile: '123' })).toEqual({
      outcome: 'refused',
      status: 422,
      page: '/about-us',
      returned: {
        form: 'footer',
        values: { name: 'Meera Joshi', email: 'meera@', mobile: '123' },
        errors: { email: 'Invalid email format', mobile: 'Mobile number must be 10 digits' },
      },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['footer', footer, 201, 502],
    ['footer', footer, 400, 502],
    ['modal', modal, 400, 502],
    ['modal', modal, 429, 503],
  ] as const)(
    'from the %s comes back without errors when the backend answers otherwise (%#)',
    async (_, fields, answered, status) => {
      const { take, report } = set(async () => new Response('{}', { status: answered }));
      expect(await take(fields)).toMatchObject({
        outcome: 'refused',
        status,
        returned: { errors: {}, values: { name: 'Meera Joshi' } },
      });
      expect(report).toHaveBeenCalledOnce();
      expect(JSON.stringify(report.mock.calls)).not.toContain('Meera');
    },
  );

  it('from the modal takes any reply that is no error', async () => {
    expect(await set(async () => new Response(null, { status: 201 })).take(modal)).toMatchObject({
      outcome: 'accepted',
      reference: null,
    });
  });

  it.each([
    ['cannot be reached', noAnswer],
    ['is ill', async () => new Response(null, { status: 503 })],
  ])('is kept, with its key, and thanked for when the backend %s', async (_, answer) => {
    const { take, spool, fetch, report } = set(answer);
    expect(await take(footer)).toMatchObject({ outcome: 'accepted', reference: 'SH-TOLD347', pass: null });
    const [enquiry] = spool.add.mock.calls[0] ?? [];
    expect(enquiry?.body.data).toMatchObject({ name: 'Meera Joshi', source: 'footer' });
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Idempotency-Key': enquiry?.key });
    expect(JSON.stringify(report.mock.calls)).not.toContain('Meera');
  });

  it.each<[string, Spool['add']]>([
    ['is full', async () => 'full'],
    ['cannot be written', async () => Promise.reject(new Error('ENOSPC'))],
  ])('comes back with 503 when the backend is away and the spool %s', async (_, add) => {
    const { take, report } = set(noAnswer, add);
    expect(await take(footer)).toMatchObject({ outcome: 'refused', status: 503, returned: { errors: {} } });
    expect(report).toHaveBeenCalledOnce();
  });

  it('is kept no more from an address that sends many while the backend is away, and is from any other', async () => {
    const { spool, send } = set(noAnswer);
    const flood = [...Array(10).keys()].map((n) =>
      send({ ...footer, name: `Flood ${n}` }, '2001:db8:1:2::5'),
    );
    const outcomes = (await Promise.all(flood)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(3);
    // The neighbour in the same /64 is the same connection; another one is not.
    expect(await send(footer, '2001:db8:1:2:ffff::9')).toMatchObject({ outcome: 'refused', status: 503 });
    expect(await send(footer, '2001:db8:1:3::5')).toMatchObject({ outcome: 'accepted' });
    expect(spool.add).toHaveBeenCalledTimes(4);
  });

  it('is not kept when no backend would take it', async () => {
    const { take, spool } = set(noAnswer);
    expect(await take({ ...modal, name: 'n'.repeat(121) })).toMatchObject({
      outcome: 'refused',
      status: 422,
    });
    expect(spool.add).not.toHaveBeenCalled();
  });

  it('has the same key when the site was restarted in between, and another when it says something else', async () => {
    const { taker, fetch } = set();
    for (const fields of [footer, footer, { ...footer, name: 'Meera J.' }]) await taker()(fields);
    const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('posted before and after the end of ten minutes names the key it had, and goes under that where it waits', async () => {
    const { taker, fetch, clock, kept } = set();
    const sent = () => {
      const headers = new Headers(fetch.mock.lastCall?.[1]?.headers);
      return { key: headers.get('idempotency-key'), earlier: headers.get('x-earlier-key') };
    };
    clock.now = 599_999;
    await taker()(footer);
    const first = sent();
    clock.now = 600_000;
    await taker()(footer);
    expect(sent()).toEqual({ key: expect.not.stringMatching(String(first.key)), earlier: first.key });
    kept.add(String(first.key));
    expect(await taker()(footer)).toMatchObject({ outcome: 'accepted', key: first.key });
    expect(sent()).toEqual({ key: first.key, earlier: null });
    clock.now = 1_200_000;
    await taker()(footer);
    expect(sent()).not.toMatchObject({ key: first.key });
    expect(sent()).not.toMatchObject({ earlier: first.key });
  });

  it('posted twice at once is sent once', async () => {
    const { take, fetch } = set();
    const [one, other] = await Promise.all([take(footer), take(footer)]);
    expect(one).toMatchObject({ outcome: 'accepted' });
    expect(other).toEqual(one);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('that is none of ours is not taken', async () => {
    const { take, fetch } = set();
    expect(await take({ ...footer, form: 'other' })).toEqual({ outcome: 'unreadable' });
    expect(await take({})).toEqual({ outcome: 'unreadable' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
