import { expect, it } from 'vitest';
import { isFormTokenReply } from './form-token.ts';

it('the answer of the backend carries a token and how long it lasts', () => {
  expect(isFormTokenReply({ data: { token: 'mbx1.c-_9', validForS: 86_400 } })).toBe(true);
});

it.each([
  null,
  'mbx1.c-_9',
  [],
  { data: null },
  { data: { token: 5, validForS: 60 } },
  { data: { token: '', validForS: 60 } },
  { data: { token: 'two words', validForS: 60 } },
  { data: { token: 'a'.repeat(301), validForS: 60 } },
  { data: { token: 'mbx1.c-_9' } },
  { data: { token: 'mbx1.c-_9', validForS: '60' } },
])('%j is none', (reply) => {
  expect(isFormTokenReply(reply)).toBe(false);
});
