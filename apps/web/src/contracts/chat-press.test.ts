import { expect, test } from 'vitest';
import { pressFrom, pressWithReference, toldWhenPressed } from './chat-press';

const saidBy = (address: string) => pressFrom(new URL(address, 'http://site.invalid').searchParams);

test('a link says where it was pressed, and of which enquiry where that is known', () => {
  const { ping } = toldWhenPressed('/projects/residential/kansa');
  expect(ping).toBe('/whatsapp-presses?on=%2Fprojects%2Fresidential%2Fkansa');
  expect(saidBy(ping)).toEqual({ page: '/projects/residential/kansa', reference: null });
  const { ping: thanks } = toldWhenPressed('/thank-you', 'SH-7K4Q2');
  expect(saidBy(thanks)).toEqual({ page: '/thank-you', reference: 'SH-7K4Q2' });
});

test('the reference of the tab is put in, but not over that of the page', () => {
  expect(saidBy(pressWithReference(toldWhenPressed('/').ping, 'SH-7K4Q2'))).toEqual({
    page: '/',
    reference: 'SH-7K4Q2',
  });
  const { ping } = toldWhenPressed('/thank-you', 'SH-7K4Q2');
  expect(saidBy(pressWithReference(ping, 'SH-AAAAA'))?.reference).toBe('SH-7K4Q2');
});

test('what is no page is nothing, and what is no reference is none', () => {
  expect(pressFrom(new URLSearchParams())).toBeNull();
  expect(pressFrom(new URLSearchParams({ on: 'https://other.example' }))).toBeNull();
  expect(pressFrom(new URLSearchParams({ on: '/', reference: '<script>' }))).toEqual({
    page: '/',
    reference: null,
  });
});
