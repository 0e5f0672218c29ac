import { beforeEach, expect, it, vi } from 'vitest';
import { keep } from '../../../browser/tab-storage';
import { aStorage } from '../../../testing/a-storage';
import { fetchFormToken, readFormToken, untilFormAged } from './form-token';

const ENDPOINT = 'https://cms.example/base/api/website-leads';
const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const aToken = async () => Response.json({ data: { token: 'mbx.signature', validForS: 60 } });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('sessionStorage', aStorage());
  keep('form-token', null);
});

it('A token is fetched once from beside the endpoint, and again when it has run out', async () => {
  const fetch = answering(aToken);
  await Promise.all([fetchFormToken(ENDPOINT), fetchFormToken(ENDPOINT)]);
  await fetchFormToken(ENDPOINT);
  expect(fetch.mock.calls.map(([url]) => String(url))).toEqual(['https://cms.example/base/api/form-token']);
  expect(readFormToken()).toBe('mbx.signature');
  vi.advanceTimersByTime(60_000);
  expect(readFormToken()).toBeUndefined();
  await fetchFormToken(ENDPOINT);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['no JSON', async () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['null', async () => Response.json(null)],
  ['a word', async () => Response.json('mbx.signature')],
  ['nothing in it', async () => Response.json({ data: null })],
  ['a token that is none', async () => Response.json({ data: { token: 5, validForS: 60 } })],
  ['a token without an end', async () => Response.json({ data: { token: 'mbx.signature' } })],
  ['an end that is none', async () => Response.json({ data: { token: 'mbx.signature', validForS: 'long' } })],
])('There is no token, and no error, after %s; the next touch tries again', async (_, answer) => {
  answering(answer);
  await fetchFormToken(ENDPOINT);
  expect(readFormToken()).toBeUndefined();
  answering(aToken);
  await fetchFormToken(ENDPOINT);
  expect(readFormToken()).toBe('mbx.signature');
});

it('A form is sent no sooner than a person could have filled it in, and waits once', async () => {
  answering(aToken);
  await fetchFormToken(ENDPOINT);
  vi.advanceTimersByTime(700);
  let sent = false;
  const waiting = untilFormAged().then(() => {
    sent = true;
  });
  await vi.advanceTimersByTimeAsync(1400);
  expect(sent).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toBe(true);
  await waiting;
  await untilFormAged();
});

it('A form without a token waits for nothing', async () => {
  await untilFormAged();
  expect(vi.getTimerCount()).toBe(0);
});
