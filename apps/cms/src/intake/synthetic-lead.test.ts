import { expect, test } from 'vitest';
import { parseLead } from './lead-rules';
import { aSyntheticLead, isSynthetic } from './synthetic-lead';

const KEYS = ['9f2c51d07ab84e6f93c1', '0123456789abcdef0123'];

test('a synthetic lead keeps the rules of the form and is known again, after a turn of the keys too', () => {
  const lead = aSyntheticLead(KEYS);
  expect(parseLead({ data: lead }).ok).toBe(true);
  expect(isSynthetic(lead, KEYS)).toBe(true);
  expect(isSynthetic(lead, [...KEYS].reverse())).toBe(true);
  expect(isSynthetic(lead, ['another key altogether'])).toBe(false);
});

test.each([
  'asha@mail.example',
  'check-0123456789abcdef0123456789abcdef@synthetic.invalid',
  'check-@synthetic.invalid',
])('%s is somebody’s', (email) => {
  expect(isSynthetic({ email }, KEYS)).toBe(false);
});

test('a check that began before an update is known after it', () => {
  const email = 'check-0c2352b08a8c31c8aa6e4b17ec9acd46@synthetic.invalid';
  expect(isSynthetic({ email }, KEYS)).toBe(true);
});
