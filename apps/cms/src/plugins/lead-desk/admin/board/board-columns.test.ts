import { expect, test } from 'vitest';
import type { Lead } from '../../server/replies';
import { STAGES, type Stage } from '../../stages';
import { type Column, likelyNext, type Move, sayMoved, withMore, withMoves } from './board-columns';

const aLead = (documentId: string, stage: Stage): Lead => ({
  documentId,
  reference: `SAH-${documentId}`,
  name: documentId,
  mobile: '9812345678',
  number: null,
  shownNumber: '9812345678',
  email: 'anu@mail.example',
  source: 'footer',
  project: null,
  page: null,
  intent: null,
  utmSource: null,
  campaign: null,
  message: null,
  stage,
  lostReason: null,
  owner: null,
  suspected: false,
  spamReasons: null,
  withdrawn: false,
  nextFollowUp: null,
  stageSince: null,
  firstResponseAt: null,
  createdAt: null,
  answer: null,
  broughtTo: null,
  cv: null,
  shortlist: [],
  tries: { pending: false, inVain: 0 },
  numberWrong: false,
  repeat: { earlier: 0, kept: false },
  tags: [],
});
const aColumn = (stage: Stage, leads: Lead[], changes: Partial<Column> = {}): Column => ({
  stage,
  isShown: true,
  total: leads.length,
  leads,
  nextPages: null,
  ...changes,
});
const aMove = (lead: Lead, to: Stage, changes: Partial<Move> = {}): Move => ({
  lead,
  to,
  lostReason: null,
  isDone: false,
  ...changes,
});
const drawn = (columns: Column[]) =>
  columns.map(({ stage, total, leads }) => [stage, total, leads.map(({ documentId }) => documentId).join()]);

const [anu, bina] = [aLead('anu', 'New'), aLead('bina', 'New')];

test('what is moved stands on top of its new column at once, and is counted there', () => {
  const columns = [
    aColumn('New', [anu, bina], { total: 30 }),
    aColumn('Contacted', [aLead('chitra', 'Contacted')]),
  ];
  const moved = withMoves(columns, [aMove(bina, 'Contacted')]);
  expect(drawn(moved)).toEqual([
    ['New', 29, 'anu'],
    ['Contacted', 2, 'bina,chitra'],
  ]);
  expect(moved[1]?.leads[0]?.stage).toBe('Contacted');
  // Not moved after all: as before.
  expect(drawn(withMoves(columns, []))).toEqual([
    ['New', 30, 'anu,bina'],
    ['Contacted', 1, 'chitra'],
  ]);
});

test('once the CMS shows it there it is neither shown nor counted twice', () => {
  const columns = [aColumn('New', [anu]), aColumn('Contacted', [aLead('bina', 'Contacted')])];
  expect(drawn(withMoves(columns, [aMove(bina, 'Contacted', { isDone: true })]))).toEqual([
    ['New', 1, 'anu'],
    ['Contacted', 1, 'bina'],
  ]);
});

test('in a view without what is closed a lost enquiry leaves the board', () => {
  const columns = [aColumn('New', [anu, bina]), aColumn('Lost', [], { isShown: false })];
  expect(drawn(withMoves(columns, [aMove(anu, 'Lost', { lostReason: 'Budget' })]))).toEqual([
    ['New', 1, 'bina'],
    ['Lost', 0, ''],
  ]);
});

test('on a phone, where one column has its cards, the others are counted all the same', () => {
  const columns = [aColumn('New', [anu, bina]), aColumn('Contacted', [], { total: 7 })];
  expect(withMoves(columns, [aMove(anu, 'Contacted')]).map(({ total }) => total)).toEqual([1, 8]);
  const looking = [aColumn('New', [], { total: 2 }), aColumn('Contacted', [])];
  expect(withMoves(looking, [aMove(anu, 'Contacted')]).map(({ total }) => total)).toEqual([1, 1]);
});

test('an address says once how far down each column somebody looks', () => {
  expect(withMore(null, 'New', 2)).toBe('New:2');
  expect(withMore('New:2,Site visit booked:4', 'New', 3)).toBe('Site visit booked:4,New:3');
});

test('a move is said, a loss with its reason; keys begin with the stage that comes next', () => {
  expect(sayMoved(anu, 'Visited', null)).toBe('anu is in Visited now.');
  expect(sayMoved(anu, 'Lost', 'Budget')).toBe('anu is lost now: Budget.');
  expect([likelyNext('New', STAGES), likelyNext('Lost', STAGES)]).toEqual(['Contacted', 'Booked']);
});
