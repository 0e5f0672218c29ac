import type { KeyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import { describe, expect, it, vi } from 'vitest';
import { aChallenge, anEnquiry } from '../../../testing/builders';
import { enquiryBody } from '../enquiry';
import type { Delivered } from '../spool/deliver-enquiry';
import { takePostedEnquiry } from './take-posted-enquiry';

const KEY = 'a-key-of-sixteen-signs';
const BODY = {
  data: { ...enquiryBody('banner form', anEnquiry()).data, context: { page: '/', lastTouch: {} } },
};

function set(delivered: Delivered = { outcome: 'accepted', reference: 'SH-7K4Q2', pass: null }) {
  const deliver = vi.fn(async (_: KeyedEnquiry, __: string | null) => delivered);
  const post = (body: unknown, key: string | null = KEY) => {
    const request = new Request('http://site.invalid/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return takePostedEnquiry(request, '203.0.113.9', deliver);
  };
  return { deliver, post };
}

describe('An enquiry posted to the site as JSON', () => {
  it('is delivered as it came, with its key, for its visitor, and answered like the backend does', async () => {
    const { post, deliver } = set();
    const response = await post(BODY);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { accepted: true, reference: 'SH-7K4Q2' } });
    expect(deliver).toHaveBeenCalledWith({ key: KEY, body: BODY }, '203.0.113.9');
  });

  it('hands on what opens the plans, for nobody to keep', async () => {
    const pass = { project: 'meander', pass: 'mw.project-ab.c', validForS: 60 };
    const response = await set({ outcome: 'accepted', reference: null, pass }).post(BODY);
    expect(await response.json()).toEqual({ data: { accepted: true, pass } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('without a key gets one', async () => {
    const { post, deliver } = set({ outcome: 'accepted', reference: null, pass: null });
    expect(await (await post(BODY, null)).json()).toEqual({ data: { accepted: true } });
    expect(deliver.mock.calls[0]?.[0].key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no fields', { data: {} }],
    ['another source', { data: { ...BODY.data, source: 'other' } }],
    ['a field of its own', { data: { ...BODY.data, id: 1 } }],
    ['a number by no rule', { data: { ...BODY.data, mobile: '12' } }],
    ['a name too long', { data: { ...BODY.data, name: 'n'.repeat(121) } }],
  ])('that is %s is refused and goes nowhere', async (_, body) => {
    const { post, deliver } = set();
    expect((await post(body)).status).toBe(400);
    expect(deliver).not.toHaveBeenCalled();
  });

  it('with a key that is none is refused', async () => {
    const { post, deliver } = set();
    expect((await post(BODY, 'short')).status).toBe(400);
    expect(deliver).not.toHaveBeenCalled();
  });

  it.each([
    [429, 429],
    [409, 409],
    [201, 502],
  ])('hands the backend’s %i on as %i, and when to come again', async (status, shown) => {
    const { post } = set({ outcome: 'refused', status, said: '', retryAfter: '60' });
    const response = await post(BODY);
    expect([response.status, response.headers.get('retry-after')]).toEqual([shown, '60']);
  });

  it('hands on the work with which a 429 lets it through, and nothing else of what the backend said', async () => {
    const challenge = aChallenge();
    const said = JSON.stringify({ error: { message: 'inner', details: { challenge, more: 1 } } });
    const answered = async (status: number) =>
      (await set({ outcome: 'refused', status, said, retryAfter: '60' }).post(BODY)).json();
    expect(await answered(429)).toEqual({
      data: null,
      error: {
        status: 429,
        name: 'RefusedError',
        message: 'The backend answered 429',
        details: { challenge },
      },
    });
    expect(JSON.stringify(await answered(400))).not.toContain('challenge');
  });

  it('that can go nowhere is answered honestly', async () => {
    const response = await set({ outcome: 'unavailable' }).post(BODY);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  });
});
