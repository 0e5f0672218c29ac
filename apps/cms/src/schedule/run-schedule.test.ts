import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { runSchedule } from './run-schedule';
import type { Change } from './schedule-rows';

const NOW = Date.parse('2026-12-05T04:30:02Z');
const due: Change = {
  id: 1,
  type: 'api::news-item.news-item',
  entry: 'abc',
  action: 'publish',
  at: NOW - 2000,
  account: 7,
  who: 'Meghana Desk',
  state: 'waiting',
  tries: 0,
  settledAt: null,
  outcome: null,
};
const rows = vi.hoisted(() => ({
  dueChanges: vi.fn(),
  waitingChanges: vi.fn(),
  settleChange: vi.fn(async () => true),
  putOff: vi.fn(),
  forgetEntry: vi.fn(),
}));
const told = vi.hoisted(() => vi.fn());
const publish = vi.fn();
vi.mock('./schedule-rows', () => rows);
vi.mock('./scheduled-types', () => ({
  scheduledType: () => ({ uid: due.type, single: false, name: 'News' }),
}));
vi.mock('./may-publish', () => ({ whyNotPublish: async () => null }));
vi.mock('./missing-fields', () => ({ missingFields: async () => [] }));
vi.mock('./tell-who-set-it', () => ({ tellWhoSetIt: told }));
vi.mock('../kept/kept-values', () => ({ takeTurn: vi.fn() }));

// Of the whole Strapi, what a run of the schedule asks.
const strapi: Core.Strapi = Object.assign(Object.create(null), {
  db: { transaction: (work: (given: object) => unknown) => work({ trx: {} }) },
  documents: () => ({ findOne: async () => ({ documentId: due.entry }), publish, unpublish: publish }),
  log: { error: vi.fn(), warn: vi.fn() },
});
const run = (change: Change, waiting = [change]) => {
  rows.dueChanges.mockResolvedValue([change]);
  rows.waitingChanges.mockResolvedValue(waiting);
  return runSchedule(strapi, NOW);
};
beforeEach(() => vi.clearAllMocks());

test('what is due is done, and that it is done is said in its transaction', async () => {
  await run(due);
  expect(publish).toHaveBeenCalledExactlyOnceWith({ documentId: 'abc' });
  expect(rows.settleChange).toHaveBeenCalledWith(strapi, {}, due, { state: 'done', outcome: null, now: NOW });
  expect(told).not.toHaveBeenCalled();
});

test('what is nobody’s mistake is tried again, later each time, and has failed after five', async () => {
  publish.mockRejectedValue(new Error('connection terminated'));
  const waits: number[] = [];
  for (const tries of [0, 1, 2, 3]) {
    await run({ ...due, tries });
    waits.push(Number(rows.putOff.mock.lastCall?.[2]) - NOW);
  }
  expect(waits).toEqual([5000, 30_000, 120_000, 600_000]);
  expect(rows.settleChange).not.toHaveBeenCalled();
  await run({ ...due, tries: 4 });
  expect(rows.settleChange.mock.lastCall).toMatchObject([{}, {}, { id: 1 }, { state: 'failed' }]);
  expect(told).toHaveBeenCalledOnce();
});

test('what is refused has failed at once, with all that is wrong', async () => {
  const wrong = [{ message: 'No registration.' }, { message: 'No picture.' }];
  publish.mockRejectedValue(new errors.ValidationError('2 things', { errors: wrong }));
  await run(due);
  expect(rows.putOff).not.toHaveBeenCalled();
  expect(told.mock.lastCall?.[2]).toMatchObject({ outcome: 'No registration. No picture.' });
});

test('a failure that another process has written down is told by that one', async () => {
  publish.mockRejectedValue(new errors.ValidationError('No.'));
  rows.settleChange.mockResolvedValueOnce(false);
  await run(due);
  expect(told).not.toHaveBeenCalled();
});

test.each([
  ['it was moved', [{ ...due, at: NOW + 60_000 }]],
  ['another process has done it', []],
  ['an earlier one of the entry is still to be tried', [{ ...due, id: 2, at: due.at - 60_000 }, due]],
])('nothing is done where %s', async (_, waiting) => {
  await run(due, waiting);
  expect(publish).not.toHaveBeenCalled();
  expect(rows.settleChange).not.toHaveBeenCalled();
});

test('nothing is published whose taking down is due too', async () => {
  const down: Change = { ...due, id: 2, action: 'unpublish', at: due.at + 1000 };
  await run(due, [due, down]);
  expect(publish).not.toHaveBeenCalled();
  expect(rows.settleChange.mock.lastCall).toMatchObject([{}, {}, { id: 1 }, { state: 'failed' }]);
});
