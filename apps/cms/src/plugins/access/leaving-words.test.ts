import { expect, test } from 'vitest';
import { type Holdings, holdsAnything, holdsDesk, sayHoldings, wordsForSuccessor } from './leaving-words';

const NOTHING: Holdings = {
  enquiries: 0,
  open: 0,
  followUps: 0,
  brought: 0,
  visits: 0,
  duties: 0,
  alarms: false,
};
const holding = (changes: Partial<Holdings>): Holdings => ({ ...NOTHING, ...changes });

test('what somebody holds is said in numbers, one as one', () => {
  expect(sayHoldings(NOTHING)).toBe('');
  expect(sayHoldings(holding({ enquiries: 1, brought: 1, visits: 1, duties: 1 }))).toBe(
    'one enquiry, one enquiry brought before them, one visit, one line of the duty roster',
  );
  expect(sayHoldings(holding({ enquiries: 23, brought: 2, visits: 3, duties: 2, alarms: true }))).toBe(
    '23 enquiries, 2 enquiries brought before them, 3 visits, 2 lines of the duty roster, mails about registrations',
  );
});

test('mails about registrations alone need no sales person', () => {
  expect([holdsAnything(NOTHING), holdsDesk(NOTHING)]).toEqual([false, false]);
  expect([holdsAnything(holding({ alarms: true })), holdsDesk(holding({ alarms: true }))]).toEqual([
    true,
    false,
  ]);
  for (const field of ['enquiries', 'brought', 'visits', 'duties'] as const)
    expect(holdsDesk(holding({ [field]: 1 })), field).toBe(true);
});

test('a successor is told what is theirs beside the enquiries, and what waits', () => {
  const holdings = holding({ enquiries: 2, followUps: 2, duties: 1, visits: 1, alarms: true });
  const visits = ['Saturday, 5 December 2026, 10 am, Skyline'];
  expect(wordsForSuccessor({ from: 'Asha Desk', holdings, visits, left: 1 })).toEqual([
    'Asha Desk has left',
    '2 enquiries are to be called at times that were set.',
    'One line of the duty roster names you.',
    'Mails about registrations come to you.',
    'You show visitors round: Saturday, 5 December 2026, 10 am, Skyline.',
    'One visit that they were to show round waits for a sales manager: you cannot at that time.',
  ]);
  expect(wordsForSuccessor({ from: 'Asha Desk', holdings: NOTHING, visits: [], left: 0 })).toEqual([
    'Asha Desk has left',
  ]);
});
