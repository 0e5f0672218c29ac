import { expect, test } from 'vitest';
import { sayRegisteredUntil } from './registered-until';

const phase = (validUntil: string | null, occupancyCertificateOn: string | null = null) => ({
  validUntil,
  occupancyCertificateOn,
});

test.each([
  [[phase('2028-06-30'), phase('2027-03-31')], '31/03/2027'],
  [[phase('2026-03-31', '2026-01-20'), phase('2027-03-31')], '31/03/2027'],
  [[phase('2026-03-31', '2026-01-20')], 'Certificate'],
  [[phase('2027-03-31'), phase(null)], 'No day'],
  [[], 'No phase'],
])('of %j it is %s', (phases, said) => {
  expect(sayRegisteredUntil(phases)).toBe(said);
});

test.each([undefined, null, 'x', { count: 2 }, [{ validUntil: 3 }]])('%j is no phase', (rubbish) => {
  expect(sayRegisteredUntil(rubbish)).toBe('No phase');
});
