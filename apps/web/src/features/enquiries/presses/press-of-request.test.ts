import { expect, test } from 'vitest';
import { toldWhenPressed } from '../../../contracts/chat-press';
import { pressOf } from './press-of-request';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const pressAt = (address: string, headers: Record<string, string> = {}) =>
  pressOf(
    new Request(new URL(address, 'http://site.invalid'), {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'user-agent': PHONE, ...headers },
    }),
  );
const pressOn = (page: string) => pressAt(toldWhenPressed(page).ping);

test.each([
  ['/', 'home', null],
  ['/contact-us', 'contact', null],
  ['/thank-you', 'thank you', null],
  ['/visits', 'visit', null],
  ['/projects/residential', 'list', null],
  ['/projects/residential/kansa', 'project', 'kansa'],
  ['/projects/residential/kansa/trust', 'project', 'kansa'],
  ['/projects/commercial/bazaar-lane/cost-sheet', 'cost sheet', 'bazaar-lane'],
  ['/projects/residential/kansa/visit', 'visit', 'kansa'],
  ['/blogs/a-post', 'other', null],
  ['/constructor', 'other', null],
  ['/privacy', 'other', null],
])('a press on %s is on “%s”', (path, page, project) => {
  expect(pressOn(path)).toEqual({ page, project, reference: null });
});

test('the enquiry it goes on from comes along', () => {
  expect(pressAt(toldWhenPressed('/thank-you', 'SH-7K4Q2').ping)).toMatchObject({ reference: 'SH-7K4Q2' });
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['nowhere', { 'sec-fetch-site': 'none' }],
  ['what is no browser', { 'sec-fetch-site': '' }],
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('what comes from %s is no press', (_, headers) => {
  expect(pressAt(toldWhenPressed('/').ping, headers)).toBeNull();
});

test('an address that says no page is no press', () => {
  expect(pressAt('/whatsapp-presses')).toBeNull();
  expect(pressAt('/whatsapp-presses?on=javascript:alert(1)')).toBeNull();
});
