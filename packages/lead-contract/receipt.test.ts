import { expect, it } from 'vitest';
import { receiptFrom, replyWith } from './receipt.ts';

const pass = { project: 'meander', pass: 'mw.project-ab.c-_9', validForS: 86_400 };
const NOTHING = { reference: null, pass: null };

it('is read as it was written, whole or in part', () => {
  for (const receipt of [
    { reference: 'SH-7K4Q2', pass },
    { reference: 'SH-7K4Q2', pass: null },
    { reference: null, pass },
    NOTHING,
  ]) {
    expect(receiptFrom(JSON.parse(JSON.stringify(replyWith(receipt))))).toEqual(receipt);
  }
});

it.each([undefined, null, 7, 'SH-7K4Q2', [], {}, { data: null }, { data: 'SH-7K4Q2' }, { data: [] }])(
  'is empty in %j',
  (reply) => {
    expect(receiptFrom(reply)).toEqual(NOTHING);
  },
);

it.each([7, null, '', 'a word', 'SH-<b>', ['SH-7K4Q2']])('has no reference in %j', (reference) => {
  expect(receiptFrom({ data: { accepted: true, reference, pass } })).toEqual({ reference: null, pass });
});

it.each([
  'mw.project-ab.c-_9',
  7,
  null,
  [],
  {},
  { ...pass, pass: '"><b>' },
  { ...pass, pass: '' },
  { ...pass, project: null },
  { ...pass, validForS: '86400' },
])('has no pass in %j', (given) => {
  expect(receiptFrom({ data: { reference: 'SH-7K4Q2', pass: given } })).toEqual({
    reference: 'SH-7K4Q2',
    pass: null,
  });
});

it('hands on of a pass what it knows, and no more', () => {
  expect(receiptFrom({ data: { pass: { ...pass, more: '<b>' } } }).pass).toEqual(pass);
});
