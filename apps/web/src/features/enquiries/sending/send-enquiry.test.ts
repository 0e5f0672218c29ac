import type { EnquirySource } from '@sahyara/lead-contract/enquiry-source';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aChallenge, anEnquiry } from '../../../testing/builders';
import { heardFrom } from '../../../testing/quiet-console';
import { enquiryBody } from '../enquiry';
import { sendEnquiry } from './send-enquiry';

// No worker here; journeys in a browser have a real one.
const solveChallenge = vi.hoisted(() => vi.fn());
vi.mock('./solve-challenge', () => ({ solveChallenge }));

const endpoint = 'http://backend.invalid/api/website-leads';
const onWork = vi.fn();
const body = enquiryBody('footer', anEnquiry(), { page: '/' });
const send = (source: EnquirySource) =>
  sendEnquiry(endpoint, 'a-key-of-sixteen-signs', enquiryBody(source, anEnquiry(), { page: '/' }), {
    onWork,
    onProgress: () => {},
  });
const failed = { outcome: 'failed' };
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset();
  onWork.mockReset();
  solveChallenge.mockReset();
  vi.stubGlobal('fetch', fetch);
});

describe('Sending from the browser (spec sections 7 and 8)', () => {
  it('posts with the header of the spec and the key, and succeeds whatever the body of a success is', async () => {
    fetch.mockResolvedValue(new Response('none of ours', { status: 200 }));
    expect(await send('footer')).toEqual({ outcome: 'accepted', reference: null, pass: null });
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({
      'Content-Type': 'application/json',
      'Idempotency-Key': 'a-key-of-sixteen-signs',
    });
  });

  it('hands on the reference', async () => {
    fetch.mockResolvedValue(Response.json({ data: { accepted: true, reference: 'SH-7K4Q2', pass: null } }));
    expect(await send('banner form')).toEqual({ outcome: 'accepted', reference: 'SH-7K4Q2', pass: null });
  });

  it('tells when the key belongs to another enquiry', async () => {
    fetch.mockResolvedValue(Response.json({ error: { status: 409 } }, { status: 409 }));
    expect(await send('footer')).toEqual({ outcome: 'conflict' });
  });

  it('logs what the server answered when it refuses, and asks nobody else', async () => {
    const answer = { data: null, error: { status: 400, message: 'no' } };
    fetch.mockResolvedValue(Response.json(answer, { status: 400 }));
    expect(await send('banner form')).toEqual(failed);
    expect(fetch).toHaveBeenCalledOnce();
    expect(heardFrom('error')).toEqual([[answer]]);
  });

  it('asks nobody else when it is told to wait', async () => {
    fetch.mockResolvedValue(new Response('Later', { status: 429 }));
    expect(await send('footer')).toEqual(failed);
    expect(fetch).toHaveBeenCalledOnce();
    expect(heardFrom('error')).toEqual([['Later']]);
  });

  it('takes a status other than 200 for a failure of the footer form', async () => {
    fetch.mockResolvedValue(Response.json({ data: {} }, { status: 201 }));
    expect(await send('footer')).toEqual(failed);
    expect(fetch).toHaveBeenCalledOnce();
    expect(heardFrom('error')).toEqual([[{ data: {} }]]);
  });

  it.each([
    ['does not answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['takes too long', async () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
    ['is ill', async () => new Response('Bad Gateway', { status: 502 })],
  ])('brings the same body with the same key to the site when the backend %s', async (_, answer) => {
    fetch.mockImplementationOnce(answer);
    fetch.mockResolvedValueOnce(Response.json({ data: { accepted: true } }));
    expect(await send('footer')).toEqual({ outcome: 'accepted', reference: null, pass: null });
    expect(fetch.mock.calls.map(([way]) => way)).toEqual([endpoint, '/enquiries']);
    const [first, second] = fetch.mock.calls.map(([, init]) => [init?.headers, init?.body]);
    expect(second).toEqual(first);
  });

  it('logs what both ways said when none took it: text as text, the status when there was none', async () => {
    fetch.mockResolvedValueOnce(new Response('Bad Gateway', { status: 502 }));
    fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
    expect(await send('footer')).toEqual(failed);
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send('footer')).toEqual(failed);
    expect(heardFrom('error')).toEqual([
      ['Bad Gateway'],
      ['Request failed with status code 503'],
      ['Failed to fetch'],
      ['Failed to fetch'],
    ]);
  });
});

describe('An enquiry from an address that too many came from', () => {
  const challenge = aChallenge();
  const solved = { challenge, solution: { counter: 1203, derivedKey: 'ab'.repeat(32) } };
  const refusal = { data: null, error: { status: 429, message: 'Later', details: { challenge } } };
  const refused = () => Response.json(refusal, { status: 429 });
  const posted = () => fetch.mock.calls.map(([way, init]) => [way, JSON.parse(String(init?.body))]);
  const worked = { data: { ...body.data, context: { page: '/', proof: solved } } };

  it('is sent again the same way, under the same key, with the work it was asked for', async () => {
    fetch.mockResolvedValueOnce(refused());
    fetch.mockResolvedValueOnce(Response.json({ data: { accepted: true, reference: 'SH-7K4Q2' } }));
    solveChallenge.mockResolvedValue(solved);
    expect(await send('footer')).toEqual({ outcome: 'accepted', reference: 'SH-7K4Q2', pass: null });
    expect(solveChallenge.mock.calls).toEqual([[challenge]]);
    expect(onWork).toHaveBeenCalledOnce();
    expect(posted()).toEqual([
      [endpoint, body],
      [endpoint, worked],
    ]);
    const [first, second] = fetch.mock.calls.map(([, init]) => init?.headers);
    expect(second).toEqual(first);
  });

  it('works for nobody but a 429', async () => {
    fetch.mockResolvedValue(Response.json(refusal, { status: 400 }));
    expect(await send('footer')).toEqual(failed);
    expect([solveChallenge.mock.calls, onWork.mock.calls]).toEqual([[], []]);
    expect(heardFrom('error')).toEqual([[refusal]]);
  });

  it('works once: refused again, it has failed', async () => {
    fetch.mockImplementation(async () => refused());
    solveChallenge.mockResolvedValue(solved);
    expect(await send('footer')).toEqual(failed);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(heardFrom('error')).toEqual([[refusal]]);
  });

  it('works again on the other way, where the backend went away meanwhile', async () => {
    fetch.mockResolvedValueOnce(refused());
    fetch.mockResolvedValueOnce(new Response('Bad Gateway', { status: 502 }));
    fetch.mockResolvedValueOnce(refused());
    fetch.mockResolvedValueOnce(Response.json({ data: { accepted: true } }));
    solveChallenge.mockResolvedValue(solved);
    expect(await send('footer')).toEqual({ outcome: 'accepted', reference: null, pass: null });
    expect(posted()).toEqual([
      [endpoint, body],
      [endpoint, worked],
      ['/enquiries', body],
      ['/enquiries', worked],
    ]);
  });

  it.each([
    ['takes too long', async () => null, []],
    [
      'cannot be done in this browser',
      async () => Promise.reject(new Error('No worker')),
      [[Error('No worker')]],
    ],
  ])('has failed when the work %s', async (_, work, noise) => {
    fetch.mockResolvedValueOnce(refused());
    solveChallenge.mockImplementation(work);
    expect(await send('footer')).toEqual(failed);
    expect(fetch).toHaveBeenCalledOnce();
    expect(heardFrom('error')).toEqual([...noise, [refusal]]);
  });
});
