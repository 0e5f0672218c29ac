import { expect, test } from 'vitest';
import { csvCell, csvLine, unprotected } from './csv';

test.each([
  '=1+1',
  '+919812345678',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
])('%j is no formula', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`);
});

test.each(['Asha', '9812345678', 'a=b', 'one - two', 'आशा'])('%s stays as it is', (text) => {
  expect(csvCell(text)).toBe(`"${text}"`);
});

test('quotes are doubled, lines and commas stay within their cell, nothing is nothing', () => {
  expect(csvLine(['She said "yes", then\nleft', null, 4])).toBe('"She said ""yes"", then\nleft",,"4"\r\n');
});

test.each(['=1+1', "'=1+1", "''-2", "'tis", 'plain', "'", '', 'आशा', '  =1'])(
  '%j is read as it was',
  (text) => {
    expect(unprotected(csvCell(text).slice(1, -1))).toBe(text);
  },
);

test('a number below nothing is no formula', () => {
  expect(csvCell(-2)).toBe('"-2"');
});
