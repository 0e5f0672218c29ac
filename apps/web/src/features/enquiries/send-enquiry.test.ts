import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEnquiry } from '../../testing/builders';
import { heardFrom } from '../../testing/quiet-console';
import { sendEnquiry } from './send-enquiry';

const endpoint = 'http://backend.invalid/api/website-leads';
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

describe('Sending from the browser (spec sections 7 and 8)', () => {
  it('posts with exactly the header of the spec, and does not read the body of a success', async () => {
    const response = Response.json({ data: {} }, { status: 200 });
    fetch.mockResolvedValue(response);
    expect(await sendEnquiry(endpoint, 'footer', anEnquiry())).toBe(true);
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(response.bodyUsed).toBe(false);
  });

  it('logs what the server answered when it fails', async () => {
    const answer = { data: null, error: { status: 400, message: 'no' } };
    fetch.mockResolvedValue(Response.json(answer, { status: 400 }));
    expect(await sendEnquiry(endpoint, 'banner form', anEnquiry())).toBe(false);
    expect(heardFrom('error')).toEqual([[answer]]);
  });

  it('logs text as text, and the status when the server said nothing', async () => {
    fetch.mockResolvedValueOnce(new Response('Bad Gateway', { status: 502 }));
    fetch.mockResolvedValueOnce(new Response(null, { status: 500 }));
    await sendEnquiry(endpoint, 'footer', anEnquiry());
    await sendEnquiry(endpoint, 'footer', anEnquiry());
    expect(heardFrom('error')).toEqual([['Bad Gateway'], ['Request failed with status code 500']]);
  });

  it('takes a status other than 200 for a failure of the footer form', async () => {
    fetch.mockResolvedValue(Response.json({ data: {} }, { status: 201 }));
    expect(await sendEnquiry(endpoint, 'footer', anEnquiry())).toBe(false);
    expect(heardFrom('error')).toEqual([[{ data: {} }]]);
  });

  it('logs the error message when there is no answer', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendEnquiry(endpoint, 'footer', anEnquiry())).toBe(false);
    expect(heardFrom('error')).toEqual([['Failed to fetch']]);
  });
});
