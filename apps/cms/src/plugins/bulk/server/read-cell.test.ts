import { expect, test } from 'vitest';
import { cellRule } from './cell-rule';
import { readCell } from './read-cell';

type Attribute = Parameters<typeof cellRule>[0];

function read(attribute: Attribute, given: Parameters<typeof readCell>[1]) {
  const rule = cellRule(attribute);
  if (!rule) throw new Error('No cell holds it');
  const told = readCell({ rule, help: 'Begins with https://' }, given);
  return 'mistake' in told ? told.mistake : told.value;
}

const rupees: Attribute = { type: 'biginteger', min: '1' };
const degrees: Attribute = { type: 'decimal', min: -90, max: 90 };

test.each([
  ['12500000', 12_500_000],
  ['1,25,00,000', 12_500_000],
  ['₹ 1,25,00,000', 12_500_000],
  ['12,500,000', 12_500_000],
  ['11,600', 11_600],
  [' 900 ', 900],
  [12_500_000, 12_500_000],
  ['', null],
])('%j rupees are read', (given, value) => {
  expect(read(rupees, given)).toBe(value);
});

test.each([
  ['1.2E+07', /shortened/],
  ['1,2', /do not part/],
  ['12,5000', /do not part/],
  ['1.25 Cr', /whole number/],
  ['1.250.000', /whole number/],
  ['0', /too low \(min: 1\)/],
  ['9'.repeat(30), /too long to be kept/],
  ['about 90', /A number is needed/],
  [true, /A text or a number/],
  [undefined, /A text or a number/],
])('%j is never misread as rupees', (given, sentence) => {
  expect(read(rupees, given)).toMatch(sentence);
});

test.each([
  ['18.5515', 18.5515],
  ['-3', -3],
  ['18,5515', 'Write it with a point and without commas, for example 18.5515.'],
  ['18,551', 'Write it with a point and without commas, for example 18.5515.'],
  ['91', 'The value is too high (max: 90).'],
])('%j as a number with decimals is %j', (given, told) => {
  expect(read(degrees, given)).toBe(told);
});

test.each([
  ['05/12/2026', '2026-12-05'],
  ['5-12-2026', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['31/02/2026', 'There is no such day. Write it as DD/MM/YYYY, for example 05/12/2026.'],
  ['5/12/26', 'There is no such day. Write it as DD/MM/YYYY, for example 05/12/2026.'],
  ['46000', 'There is no such day. Write it as DD/MM/YYYY, for example 05/12/2026.'],
])('the day %s is %s', (given, told) => {
  expect(read({ type: 'date' }, given)).toBe(told);
});

test('a day that a spreadsheet turned round is told, because others were turned unseen', () => {
  expect(read({ type: 'date' }, '12/25/2026')).toMatch(/wrong way round/);
});

test('choices are read by their words in any letters, switches by Yes and No', () => {
  const stage: Attribute = { type: 'enumeration', enum: ['upcoming', 'ready to move'] };
  expect(read(stage, 'Ready to Move')).toBe('ready to move');
  expect(read(stage, 'ready')).toBe('It is one of these: upcoming, ready to move.');
  expect(['Yes', 'TRUE', 'no', '', true].map((given) => read({ type: 'boolean' }, given))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(read({ type: 'boolean' }, 'maybe')).toBe('Yes or No is needed here.');
});

test('texts keep their lines and letters, and say why they are refused', () => {
  const link: Attribute = { type: 'string', regex: /^https?:\/\/.+/, maxLength: 20 };
  expect(read({ type: 'text' }, 'पुणे\r\nBaner')).toBe('पुणे\nBaner');
  expect(read(link, 'maps')).toBe('It is not written as expected. Begins with https://');
  expect(read(link, `https://${'x'.repeat(20)}`)).toBe('The value is too long (max: 20).');
  expect(read({ type: 'string' }, 'a\u0000b')).toMatch(/nobody can see/);
  expect(read({ type: 'string' }, '\ud800')).toMatch(/nobody can see/);
  expect(read({ type: 'string' }, '1.2E+07')).toMatch(/shortened/);
  expect(read({ type: 'uid' }, 'Not An Address')).toMatch(/^Small letters/);
});
