import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Changes } from '../server/replies';
import { type Connection, SILENT_MS, watchChanges } from './watch-changes';

type Asked = { since: string | null; wait: boolean; signal: AbortSignal };
type Question = Asked & { answer: (changes: Changes) => void; fail: (error: unknown) => void };

const changes = (mark: string): Changes => ({ mark, changed: false, came: [], touched: [] });
const refusedWith = (status: number) => Object.assign(new Error('refused'), { status });

let questions: Question[];
let states: Connection[];
let heard: Changes[];
let ending: AbortController;
let visibility: DocumentVisibilityState;
let onLine: boolean;

const question = (index: number): Question => {
  const found = questions[index];
  if (!found) throw new Error(`Only ${questions.length} questions were asked`);
  return found;
};
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 6) });
  [questions, states, heard, ending] = [[], [], [], new AbortController()];
  [visibility, onLine] = ['visible', true];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'document',
    Object.defineProperty(new EventTarget(), 'visibilityState', { get: () => visibility }),
  );
  vi.stubGlobal('navigator', Object.defineProperty({}, 'onLine', { get: () => onLine }));
  // Node's own is not moved by a clock of tests.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const silent = new AbortController();
    setTimeout(() => silent.abort(), ms);
    return silent.signal;
  });
  watchChanges({
    ask: (asked) =>
      new Promise((answer, fail) => {
        asked.signal.addEventListener('abort', () => fail(new Error('aborted')));
        questions.push({ ...asked, answer, fail });
      }),
    onChanges: (some) => heard.push(some),
    onConnection: (now) => states.push(now),
    signal: ending.signal,
  });
});

afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an answer begins the next question, without a timer between them', async () => {
  expect(question(0)).toMatchObject({ since: null, wait: false });
  question(0).answer(changes('one'));
  await settled();
  expect(question(1)).toMatchObject({ since: 'one', wait: true });
  question(1).answer(changes('two'));
  await settled();
  expect(question(2)).toMatchObject({ since: 'two', wait: true });
  expect(heard.map(({ mark }) => mark)).toEqual(['one', 'two']);
  expect(states.at(-1)).toEqual({ state: 'live' });
});

test('a failure says since when nothing was heard, and is asked about at once, without being held', async () => {
  question(0).answer(changes('one'));
  await settled();
  const heardAt = new Date();
  await vi.advanceTimersByTimeAsync(5000);
  question(1).fail(new TypeError('Failed to fetch'));
  await settled();
  expect(states.at(-1)).toEqual({ state: 'lost', since: heardAt });
  await vi.advanceTimersByTimeAsync(1000);
  expect(question(2)).toMatchObject({ since: 'one', wait: false });
  question(2).answer(changes('two'));
  await settled();
  expect(states.at(-1)).toEqual({ state: 'live' });
});

test('a connection that died without a word is given up', async () => {
  question(0).answer(changes('one'));
  await settled();
  await vi.advanceTimersByTimeAsync(SILENT_MS);
  expect(states.at(-1)?.state).toBe('lost');
});

test('who comes back to the tab, or back into the net, does not wait for the next try', async () => {
  question(0).answer(changes('one'));
  await settled();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(question(2)).toMatchObject({ since: 'one', wait: false });
  question(2).fail(new TypeError('Failed to fetch'));
  await settled();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(questions).toHaveLength(4);
});

test('without a net it is said at once', async () => {
  question(0).answer(changes('one'));
  await settled();
  onLine = false;
  window.dispatchEvent(new Event('offline'));
  await settled();
  expect(states.at(-1)?.state).toBe('lost');
});

test.each([
  [403, 'not allowed'],
  [401, 'signed out'],
])('a refusal (%i) is said and asked no more', async (status, why) => {
  question(0).fail(refusedWith(status));
  await settled();
  expect(states.at(-1)).toEqual({ state: 'refused', why });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(questions).toHaveLength(1);
});
