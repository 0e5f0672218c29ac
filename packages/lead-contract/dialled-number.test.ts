import { expect, it } from 'vitest';
import { dialledNumber } from './dialled-number.ts';

it.each([
  '9822012345',
  '+91 98220 12345',
  '98220 12345',
  '+919822012345',
  '098220 12345',
  '(98220) 12345',
  '+91-98220-12345',
  '+91 (0) 98220 12345',
  '0091 98220 12345',
  '919822012345',
  '91 98220 12345',
  '98220.12345',
  '98220–12345',
  '\u00a098220\u200912345 ',
  '९८२२०१२३४५',
  '+९१ ९८२२० १२३४५',
])('%s is 9822012345', (written) => expect(dialledNumber(written)).toBe('9822012345'));

it.each([
  ['020 2712 3456', '2027123456'],
  ['+44 20 7946 0958', '442079460958'],
  ['0044 20 7946 0958', '442079460958'],
  ['+1 (212) 555-0100', '12125550100'],
  ['+971 50 123 4567', '971501234567'],
  ['+65 9123 4567', '006591234567'],
])('%s keeps what it needs: %s', (written, digits) => expect(dialledNumber(written)).toBe(digits));

it.each([
  ['a digit too few after +91', '+91 98220 1234', '982201234'],
  ['ten digits that begin as the country does', '9198220123', '9198220123'],
  ['a digit too many', '98220 123456', '98220123456'],
])('%s is not mended', (_, written, digits) => expect(dialledNumber(written)).toBe(digits));

it.each([
  '',
  'call me',
  '98220 12345 ext 4',
  '+',
  '++919822012345',
  '98220,12345',
  '٩٨١٢٣٤٥٦٧٨',
  '9822012345\u0000',
])('what is no number (%j) stays as it was written', (written) =>
  expect(dialledNumber(written)).toBe(written),
);

it('is the same when it is read again', () => {
  for (const written of ['+91 98220 12345', '+44 20 7946 0958', '020 2712 3456', '+65 9123 4567', 'x'])
    expect(dialledNumber(dialledNumber(written))).toBe(dialledNumber(written));
});
