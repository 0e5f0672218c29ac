import { expect, test } from 'vitest';
import { isOpened, seenOf } from './opened-page';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const isCounted = (headers: Record<string, string>, query = '') =>
  isOpened(
    new Headers({ 'sec-fetch-mode': 'navigate', 'user-agent': PHONE, ...headers }),
    new URLSearchParams(query),
  );

test('who opens the page of a booking is counted, wherever they come from', () => {
  expect(isCounted({})).toBe(true);
  expect(isCounted({}, 'utm_source=mail')).toBe(true);
  expect(isCounted({ 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT X70)' })).toBe(true);
});

test.each([
  'day=2026-12-05',
  'time=2026-12-05T04:30:00.000Z',
  'how=by+video',
  'zone=Europe/London',
  'taken=1',
  'hold=',
])('who has begun, %s, is not counted again', (query) => {
  expect(isCounted({}, query)).toBe(false);
});

test.each([
  ['a page that is prepared before anybody asked', { 'sec-purpose': 'prefetch;prerender' }],
  ['a script of a page', { 'sec-fetch-mode': 'cors' }],
  ['what is no browser', { 'sec-fetch-mode': '' }],
  [
    'a robot that is one',
    { 'user-agent': `${PHONE} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)` },
  ],
])('%s is not counted', (_, headers) => {
  expect(isCounted(headers)).toBe(false);
});

test('times are seen where there is one', () => {
  const slot = { start: '', end: '', ways: [], free: false };
  expect(seenOf({ open: true, slots: [slot] })).toBe('times shown');
  expect(seenOf({ open: true, slots: [] })).toBe('no times');
  expect(seenOf({ open: false, slots: [slot] })).toBe('no times');
  expect(seenOf(null)).toBe('no times');
});
