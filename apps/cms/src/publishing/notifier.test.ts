import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentChange } from './content-changes';
import { createNotifier } from './notifier';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const change = (documentId: string, action = 'publish'): ContentChange => ({
  uid: 'api::projects.projects',
  documentId,
  action,
});

function aNotifier(outcome: () => Promise<void>) {
  const sent: ContentChange[][] = [];
  const ids: string[] = [];
  const report = vi.fn();
  const notifier = createNotifier({
    send: ({ id, events }) => {
      sent.push(events);
      ids.push(id);
      return outcome();
    },
    report,
  });
  return { sent, ids, report, notifier };
}
const succeed = async () => {};
const fail = async () => {
  throw new Error('away');
};

test('gathers 50 ms of changes into one call, each entry once with its newest action', async () => {
  const { sent, notifier } = aNotifier(succeed);
  notifier.add(change('a'));
  notifier.add(change('b'));
  notifier.add(change('a', 'delete'));
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).toEqual([[change('a', 'delete'), change('b')]]);
});

test('never has two calls under way', async () => {
  let finish = () => {};
  const { sent, notifier } = aNotifier(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  notifier.add(change('a'));
  await vi.advanceTimersByTimeAsync(50);
  notifier.add(change('b'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(1);
  finish();
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).toEqual([[change('a')], [change('b')]]);
});

test('tries again after 0.5 s, 2 s, 10 s and then every 30 s, and reports once', async () => {
  const { sent, report, notifier } = aNotifier(fail);
  notifier.add(change('a'));
  await vi.advanceTimersByTimeAsync(50);
  for (const [tries, delay] of [500, 2000, 10_000, 30_000, 30_000, 30_000].entries()) {
    expect(sent).toHaveLength(tries + 1);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(sent).toHaveLength(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(sent).toHaveLength(7);
  expect(report).toHaveBeenCalledTimes(1);
});

test('says when a site that was away answers again', async () => {
  let outcome: () => Promise<void> = fail;
  const { report, notifier } = aNotifier(() => outcome());
  notifier.add(change('a'));
  await vi.advanceTimersByTimeAsync(60_000);
  outcome = succeed;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(report.mock.calls.flat()).toEqual([
    'could not be told what changed (away); it is tried again every 30 s until it answers',
    'answers again, and knows what changed',
  ]);
});

test('a notice keeps its id when it is tried again, and no other has it', async () => {
  const { ids, notifier } = aNotifier(fail);
  notifier.add(change('a'));
  await vi.advanceTimersByTimeAsync(50 + 500);
  notifier.add(change('a'));
  await vi.advanceTimersByTimeAsync(50);
  const [first, again, changed] = ids;
  expect(first).toBe(again);
  expect(changed).not.toBe(first);
  const other = aNotifier(fail);
  other.notifier.add(change('a'));
  await vi.advanceTimersByTimeAsync(50);
  expect(ids).not.toContain(other.ids[0]);
});

test('a change during an outage is tried at once, together with what waits', async () => {
  const { sent, notifier } = aNotifier(fail);
  notifier.add(change('a'));
  await vi.advanceTimersByTimeAsync(50 + 500 + 2000);
  notifier.add(change('b'));
  await vi.advanceTimersByTimeAsync(50);
  expect(sent.at(-1)).toEqual([change('a'), change('b')]);
});

test('what changed during a failing call is newer than what that call carried', async () => {
  let answer = () => {};
  const { sent, notifier } = aNotifier(
    () =>
      new Promise((_, reject) => {
        answer = () => reject(new Error('away'));
      }),
  );
  notifier.add(change('a', 'publish'));
  await vi.advanceTimersByTimeAsync(50);
  notifier.add(change('a', 'unpublish'));
  answer();
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.at(-1)).toEqual([change('a', 'unpublish')]);
});

test('an endless list of changes becomes one that stands for everything', async () => {
  const { sent, notifier } = aNotifier(succeed);
  for (let number = 0; number <= 500; number += 1) notifier.add(change(String(number)));
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).toEqual([[{ uid: '*', documentId: '*', action: 'restart' }]]);
});

test('after a stop nothing is sent', async () => {
  const { sent, notifier } = aNotifier(succeed);
  notifier.add(change('a'));
  notifier.stop();
  notifier.add(change('b'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
});

test('is not put off by a change every 40 ms', async () => {
  const { sent, notifier } = aNotifier(succeed);
  for (let number = 0; number < 25; number += 1) {
    notifier.add(change(`entry-${number}`));
    await vi.advanceTimersByTimeAsync(40);
  }
  expect(sent.length).toBeGreaterThan(10);
});
