import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, inject, test } from 'vitest';

const EDITOR = { email: 'editor@sahyara.example', password: 'Editor-of-tests-1' };
const MOST_WRONG = 5;
const TRIES = 15;

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

describe('signing in to the panel', () => {
  const { url } = inject('sqlite');
  // Each test from addresses of its own: what is wrong is counted by account and address.
  const signIn = async (account: { email: string; password: string }, from: string) => {
    const asked = request(`${url}/admin/login`, {
      method: 'POST',
      localAddress: from,
      headers: { 'content-type': 'application/json' },
    });
    asked.end(JSON.stringify(account));
    const answered = once(asked, 'response');
    const [response]: IncomingMessage[] = await answered;
    response?.resume();
    return response?.statusCode;
  };

  test('is never locked by signing in rightly', async () => {
    for (let time = 0; time <= MOST_WRONG; time += 1) expect(await signIn(EDITOR, '127.0.3.1')).toBe(200);
  });

  test('is locked by five wrong passwords, for that account and address only', async () => {
    const wrong = { ...EDITOR, password: 'Wrong-of-tests-1' };
    // A right one among them changes nothing.
    expect(await signIn(EDITOR, '127.0.3.2')).toBe(200);
    for (let time = 0; time < MOST_WRONG; time += 1) expect(await signIn(wrong, '127.0.3.2')).toBe(400);
    expect(await signIn(wrong, '127.0.3.2')).toBe(429);
    expect(await signIn(EDITOR, '127.0.3.2')).toBe(429);
    expect(await signIn({ ...EDITOR, email: EDITOR.email.toUpperCase() }, '127.0.3.2')).toBe(429);
    expect(await signIn(EDITOR, '127.0.3.3')).toBe(200);
  });

  test('is locked by many wrong passwords at once', async () => {
    const wrong = { email: 'somebody@sahyara.example', password: 'Wrong-of-tests-1' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(wrong, '127.0.3.4')));
    expect(answers.filter((status) => status === 400)).toHaveLength(MOST_WRONG);
    expect(answers.filter((status) => status === 429)).toHaveLength(12 - MOST_WRONG);
  });

  test('takes as long for an account that does not exist as for a wrong password', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const timed = async (kind: keyof typeof times, email: string, from: string) => {
      const started = performance.now();
      expect(await signIn({ email, password: 'Wrong-of-tests-1' }, from)).toBe(400);
      times[kind].push(performance.now() - started);
    };
    for (let time = 0; time < TRIES; time += 1) {
      await timed('known', EDITOR.email, `127.0.4.${time + 1}`);
      await timed('unknown', 'nobody@sahyara.example', `127.0.4.${time + 1}`);
    }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
