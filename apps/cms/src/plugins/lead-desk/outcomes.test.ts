import { expect, test } from 'vitest';
import {
  impliesSpoken,
  isNumberWrong,
  isSpoken,
  OUTCOMES,
  stageAfter,
  stageAfterVisit,
  triesOf,
} from './outcomes';
import { LOST_REASONS, STAGES } from './stages';

test('who was reached, asks to be called back, declines or books has been spoken to; nobody else', () => {
  expect(OUTCOMES.filter(isSpoken)).toEqual(['reached', 'call back', 'not interested', 'visit booked']);
});

test('a call in vain and a wrong number move nothing', () => {
  for (const stage of STAGES) {
    expect(stageAfter('not reached', stage)).toBeNull();
    expect(stageAfter('wrong number', stage)).toBeNull();
  }
});

test('being reached moves a new enquiry on, and one that is further not back', () => {
  expect(stageAfter('reached', 'New')).toBe('Contacted');
  expect(stageAfter('call back', 'New')).toBe('Contacted');
  for (const stage of STAGES.slice(1)) expect(stageAfter('reached', stage)).toBeNull();
});

test('a visit and a refusal move on what is open or lost, and nothing back', () => {
  const after = (outcome: 'visit booked' | 'not interested') =>
    STAGES.map((stage) => `${stage}: ${stageAfter(outcome, stage) ?? 'stays'}`);
  expect(after('visit booked')).toEqual([
    'New: Site visit booked',
    'Contacted: Site visit booked',
    'Qualified: Site visit booked',
    'Site visit booked: stays',
    'Visited: stays',
    'Negotiation: stays',
    'Booked: stays',
    'Lost: Site visit booked',
  ]);
  expect(STAGES.filter((stage) => stageAfter('not interested', stage) !== 'Lost')).toEqual(['Booked']);
});

test('a loss by hand is an answer, unless nobody could be reached or nobody says why', () => {
  expect(LOST_REASONS.filter((reason) => !impliesSpoken('Lost', reason))).toEqual([
    'Cannot be reached',
    'Other',
  ]);
  expect(impliesSpoken('New', null)).toBe(false);
  expect(impliesSpoken('Qualified', null)).toBe(true);
});

test('a try asks for its outcome until there is one', () => {
  expect(triesOf(['received', 'tried'])).toEqual({ pending: true, inVain: 0 });
  expect(triesOf(['received', 'tried', 'not reached', 'note'])).toEqual({ pending: false, inVain: 1 });
  expect(triesOf(['received', 'tried', 'not reached', 'tried'])).toEqual({ pending: true, inVain: 1 });
});

test('calls in vain are counted until somebody is spoken to', () => {
  const thrice = ['tried', 'not reached', 'tried', 'not reached', 'tried', 'not reached'];
  expect(triesOf(thrice).inVain).toBe(3);
  expect(triesOf([...thrice, 'wrong number']).inVain).toBe(3);
  expect(triesOf([...thrice, 'reached']).inVain).toBe(0);
});

test('what was noted as a call before outcomes were asked for asks for none', () => {
  expect(triesOf(['received', 'contacted'])).toEqual({ pending: false, inVain: 0 });
});

test('a wrong number asks for the right one until it is mended, or somebody is spoken to all the same', () => {
  expect(isNumberWrong(['received', 'tried', 'not reached'])).toBe(false);
  const wrong = ['received', 'tried', 'wrong number'];
  expect(isNumberWrong([...wrong, 'note', 'tried', 'not reached'])).toBe(true);
  expect(isNumberWrong([...wrong, 'number mended'])).toBe(false);
  expect(isNumberWrong([...wrong, 'reached'])).toBe(false);
  expect(isNumberWrong([...wrong, 'number mended', 'wrong number'])).toBe(true);
});

test('a visit that was kept moves on what has not come so far, and is as good as a call', () => {
  expect(STAGES.filter((stage) => stageAfterVisit(stage) === 'Visited')).toEqual([
    'New',
    'Contacted',
    'Qualified',
    'Site visit booked',
    'Lost',
  ]);
  expect(triesOf(['tried', 'not reached', 'tried', 'visit kept'])).toEqual({ pending: false, inVain: 0 });
  expect(triesOf(['not reached', 'visit missed'])).toEqual({ pending: false, inVain: 1 });
});
