import { expect, it } from 'vitest';
import { isGatePassReply } from './gate-pass.ts';

const pass = { project: 'meander', pass: 'mw.project-ab.c-_9', validForS: 86_400 };

it('the answer of the backend carries a pass', () => {
  expect(isGatePassReply({ data: pass })).toBe(true);
});

it.each([
  null,
  'pass',
  [],
  pass,
  { data: null },
  { data: pass.pass },
  { data: { ...pass, pass: 7 } },
  { data: { ...pass, pass: 'a pass' } },
  { data: { ...pass, pass: 'a'.repeat(301) } },
  { data: { ...pass, project: undefined } },
  { data: { ...pass, validForS: null } },
])('%j is none', (reply) => {
  expect(isGatePassReply(reply)).toBe(false);
});
