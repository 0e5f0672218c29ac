import { expect, test, vi } from 'vitest';
import type { Told, Wanting } from './read-replies';
import { withFactor } from './with-factor';

const SIGN_IN = { method: 'POST', body: '{"password":"x"}', headers: { 'content-type': 'application/json' } };
const wants = (secondFactor: object, message = 'Type the code of your app') =>
  Response.json({ data: null, error: { message, details: { secondFactor } } }, { status: 400 });
const letsIn = (data: object = {}) => Response.json({ data: { token: 't', ...data } });

function aSignIn(answers: Response[], codes: (string | null)[]) {
  const sent: { code: string | null; body: unknown }[] = [];
  const asked: Wanting[] = [];
  const told: Told[] = [];
  const close = vi.fn();
  const fetching: typeof fetch = async (_, init) => {
    sent.push({ code: new Headers(init?.headers).get('second-factor'), body: init?.body });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  const open = vi.fn(async () => ({
    ask: async (wanting: Wanting) => {
      asked.push(wanting);
      return codes.shift() ?? null;
    },
    tell: async (one: Told) => {
      told.push(one);
    },
    close,
  }));
  return { fetch: withFactor(fetching, open), sent, asked, told, open, close };
}

test('a code is asked for until it is right, and the form sees the last answer alone', async () => {
  const wrong = { state: 'code', wrong: true };
  const { fetch, sent, asked, close } = aSignIn(
    [wants({ state: 'code', wrong: false }), wants(wrong, 'That code is wrong'), letsIn()],
    ['111111', '222222'],
  );
  const answer = await fetch('/admin/login', SIGN_IN);
  expect(await answer.json()).toEqual({ data: { token: 't' } });
  expect(sent.map(({ code }) => code)).toEqual([null, '111111', '222222']);
  expect(new Set(sent.map(({ body }) => body))).toEqual(new Set([SIGN_IN.body]));
  expect(asked[1]).toEqual({ message: 'That code is wrong', wanted: wrong });
  expect(close).toHaveBeenCalledOnce();
});

test('recovery codes are shown before the form goes on', async () => {
  const secondFactor = { recoveryCodes: ['a', 'b'], recoveryCodesLeft: null };
  const begun = { state: 'enrol', key: 'K', address: 'otpauth://totp/x' };
  const { fetch, told } = aSignIn([wants(begun), letsIn({ secondFactor })], ['111111']);
  expect((await fetch('/admin/register', SIGN_IN)).status).toBe(200);
  expect(told).toEqual([secondFactor]);
});

test('whoever gives up is told so by the form', async () => {
  const { fetch, sent, close } = aSignIn([wants({ state: 'code', wrong: false })], [null]);
  const answer = await fetch('/admin/login', SIGN_IN);
  expect(answer.status).toBe(400);
  expect((await answer.json()).error.message).toBe('You are not signed in: the code is missing');
  expect(sent).toHaveLength(1);
  expect(close).toHaveBeenCalledOnce();
});

test('the dialog goes where no answer comes any more', async () => {
  const { fetch, close } = aSignIn([wants({ state: 'code', wrong: false })], ['111111']);
  await expect(fetch('/admin/login', SIGN_IN)).rejects.toThrow('Failed to fetch');
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['a right sign-in', letsIn(), SIGN_IN],
  [
    'a wrong password',
    Response.json({ error: { message: 'Invalid credentials', details: {} } }, { status: 400 }),
    SIGN_IN,
  ],
  [
    'a session that has ended',
    Response.json({ error: { message: 'Unauthorized' } }, { status: 401 }),
    SIGN_IN,
  ],
  ['an unknown wish', wants({ state: 'dance' }), SIGN_IN],
  [
    'an answer that is a page',
    new Response('<p>', { status: 400, headers: { 'content-type': 'text/html' } }),
    SIGN_IN,
  ],
  ['a question', wants({ state: 'code', wrong: false }), { method: 'GET' }],
])('%s is left alone', async (_, came, init) => {
  const { fetch, open } = aSignIn([came], ['111111']);
  expect(await fetch('/admin/login', init)).toBe(came);
  expect(open).not.toHaveBeenCalled();
});
