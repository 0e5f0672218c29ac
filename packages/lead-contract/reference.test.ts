import { expect, it } from 'vitest';
import { isReference, isToldReference } from './reference.ts';

it.each(['SH-7K4Q2', 'SH-7K4Q2AC', 'A1B', '2026-000017'])('%s may be shown as a reference', (text) => {
  expect(isReference(text)).toBe(true);
});

it.each(['', 'AB', 'sh-7k4q2', 'SH 7K4Q2', '<b>', 'A'.repeat(21), 7, null])('%j may not', (text) => {
  expect(isReference(text)).toBe(false);
});

it('told ones are longer than drawn ones, so that the two never meet', () => {
  expect(isToldReference('SH-7K4Q2AC')).toBe(true);
  for (const other of [
    'SH-7K4Q2',
    'SH-7K4Q2ACD',
    'SH-7K4Q2A0',
    'sh-7k4q2ac',
    ' SH-7K4Q2AC',
    'SH-7K4Q2AC\n',
  ]) {
    expect(isToldReference(other), other).toBe(false);
  }
});
