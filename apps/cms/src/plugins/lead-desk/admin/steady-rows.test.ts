import { expect, test } from 'vitest';
import type { Lead } from '../server/replies';
import { settledRows, steadyRows } from './steady-rows';

const aLead = (documentId: string, stage: Lead['stage'] = 'New'): Lead => ({
  documentId,
  reference: `SH-${documentId}`,
  name: documentId,
  mobile: '9000000000',
  email: 'a@b.example',
  source: 'website',
  message: null,
  page: null,
  intent: null,
  number: null,
  shownNumber: '9000000000',
  campaign: null,
  utmSource: null,
  stage,
  lostReason: null,
  project: null,
  withdrawn: false,
  suspected: false,
  spamReasons: null,
  shortlist: [],
  owner: null,
  nextFollowUp: null,
  stageSince: null,
  firstResponseAt: null,
  createdAt: null,
  cv: null,
  answer: null,
  broughtTo: null,
  tries: { pending: false, inVain: 0 },
  numberWrong: false,
  repeat: { earlier: 0, kept: false },
  tags: [],
});
const names = ({ rows }: ReturnType<typeof settledRows>) => rows.map(({ lead }) => lead.documentId);

test('what came waits, and no row moves', () => {
  const shown = settledRows([aLead('b'), aLead('a')]).rows;
  const steady = steadyRows(shown, [aLead('d'), aLead('c'), aLead('b'), aLead('a')]);
  expect(names(steady)).toEqual(['b', 'a']);
  expect(steady.waiting).toBe(2);
});

test('a row that changed says so where it stands, even when it would be sorted elsewhere', () => {
  const shown = settledRows([aLead('b'), aLead('a')]).rows;
  const steady = steadyRows(shown, [aLead('a', 'Contacted'), aLead('b')]);
  expect(steady.rows.map(({ lead }) => [lead.documentId, lead.stage])).toEqual([
    ['b', 'New'],
    ['a', 'Contacted'],
  ]);
  expect(steady.waiting).toBe(0);
});

test('a row that went keeps its place, marked, and is back when it comes back', () => {
  const shown = settledRows([aLead('b'), aLead('a')]).rows;
  const steady = steadyRows(shown, [aLead('a')]);
  expect(steady.rows.map(({ lead, gone }) => [lead.documentId, gone])).toEqual([
    ['b', true],
    ['a', false],
  ]);
  expect(steadyRows(steady.rows, [aLead('b'), aLead('a')]).rows.every(({ gone }) => !gone)).toBe(true);
});
