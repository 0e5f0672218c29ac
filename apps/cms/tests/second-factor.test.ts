import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { type Account, anAccount, asker } from '../../../testing/accounts.ts';
import { aPostgresDatabase } from '../../../testing/blank-databases.ts';
import { type CmsProcess, secretsOf, startCms } from '../../../testing/cms-process.ts';
import { query } from '../../../testing/database.ts';
import { EDITOR, registerEditor } from '../../../testing/editor.ts';
import { appCode, wrongCode } from '../../../testing/totp.ts';

const STARTS_MS = 240_000;
const MOST_WRONG = 5;
const MINUTE_MS = 60_000;
const REFRESH_COOKIE = /strapi_admin_refresh=[^;]*/;

type Place = Pick<CmsProcess, 'url' | 'database'>;
type Wanted = { state: string; wrong?: boolean; key?: string; address?: string; until?: string };
type Reply = {
  data: {
    token: string;
    secondFactor?: { recoveryCodes: string[] | null; recoveryCodesLeft: number | null };
  } | null;
  error?: { message: string; details: { secondFactor?: Wanted } };
};
type Came = {
  status: number;
  wanted: Wanted | undefined;
  message: string;
  token: string;
  told: { recoveryCodes: string[] | null; recoveryCodesLeft: number | null } | undefined;
  cookie: string;
};

/** Posts to a door of the panel, as its forms do. */
async function post(cms: Pick<Place, 'url'>, door: string, body: object, code?: string): Promise<Came> {
  const answer = await fetch(`${cms.url}/admin/${door}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(code === undefined ? {} : { 'second-factor': code }) },
    body: JSON.stringify(body),
  });
  const { data, error }: Reply = await answer.json();
  return {
    status: answer.status,
    wanted: error?.details?.secondFactor,
    message: error?.message ?? '',
    token: data?.token ?? '',
    told: data?.secondFactor,
    cookie: REFRESH_COOKIE.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '',
  };
}

const login = (
  cms: Pick<Place, 'url'>,
  { email, password }: Pick<Account, 'email' | 'password'>,
  code?: string,
) => post(cms, 'login', { email, password, deviceId: randomUUID() }, code);
const refresh = (cms: Pick<Place, 'url'>, cookie: string) =>
  fetch(`${cms.url}/admin/access-token`, { method: 'POST', headers: { cookie } });
const read = (cms: Place, sql: string, ...values: (string | number)[]) => query(cms.database, sql, ...values);

/** As if the app's next code had come: no test waits half a minute for it. */
const forgetUsedStep = (cms: Place, account: number) =>
  read(cms, 'update second_factors set last_step = 0 where account = ?', account);
const sessionsOf = (cms: Place, account: number) =>
  read(cms, 'select session_id from strapi_sessions where user_id = ?', String(account));
const linesOf = async (cms: Place, account: number) =>
  (
    await read(
      cms,
      "select who, details from audit_entries where subject = 'account' and entry = ? and details like 'Second factor%' order by id",
      String(account),
    )
  ).map(({ who, details }) => `${who}. ${details}`);

async function switchOn(cms: Place, who: Account) {
  const begun = await who.ask('POST', '/access/second-factor/begin');
  expect(begun.status, await begun.clone().text()).toBe(200);
  const { data }: { data: { key: string; address: string } } = await begun.json();
  const confirmed = await who.ask('POST', '/access/second-factor/confirm', { code: appCode(data.key) });
  expect(confirmed.status, await confirmed.clone().text()).toBe(200);
  const reply: { data: { recoveryCodes: string[] } } = await confirmed.json();
  await forgetUsedStep(cms, who.id);
  return { key: data.key, address: data.address, recoveryCodes: reply.data.recoveryCodes };
}

describe.each(['sqlite', 'postgres'] as const)('a second factor, on %s', (kind) => {
  const cms = inject(kind);
  let asha: Account;
  let factor: Awaited<ReturnType<typeof switchOn>>;
  beforeEach(async () => {
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    factor = await switchOn(cms, asha);
  });
  const state = async (who = asha) =>
    (await (await who.ask('GET', '/access/second-factor')).json()) as { data: Record<string, unknown> };

  test('is asked for after the password, in words, and lets in with the code of the app', async () => {
    const asked = await login(cms, asha);
    expect(asked).toMatchObject({
      status: 400,
      wanted: { state: 'code', wrong: false },
      message: 'Type the code of your app',
      token: '',
      cookie: '',
    });
    const before = (await sessionsOf(cms, asha.id)).length;
    const came = await login(cms, asha, appCode(factor.key));
    expect(came).toMatchObject({ status: 200, told: undefined });
    expect((await asker(cms, came.token)('GET', '/admin/users/me')).status).toBe(200);
    expect(await sessionsOf(cms, asha.id)).toHaveLength(before + 1);
    // The session goes on, as often as it is renewed.
    const renewed = await refresh(cms, came.cookie);
    expect(renewed.status).toBe(200);
    const [cookie = ''] = REFRESH_COOKIE.exec(renewed.headers.get('set-cookie') ?? '') ?? [];
    expect((await refresh(cms, cookie)).status).toBe(200);
  });

  test('takes a code once', async () => {
    const code = appCode(factor.key);
    expect((await login(cms, asha, code)).status).toBe(200);
    const again = await login(cms, asha, code);
    expect(again).toMatchObject({ status: 400, wanted: { state: 'code', wrong: true } });
    expect(again.message).toBe(
      'That code is wrong, or was used before. A new one comes every 30 seconds. 4 tries are left before it locks.',
    );
  });

  test('takes a code once, of as many at the same moment as one address may send', async () => {
    const code = appCode(factor.key);
    const came = await Promise.all(Array.from({ length: MOST_WRONG }, () => login(cms, asha, code)));
    expect(came.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(came.filter(({ status }) => status === 400)).toHaveLength(MOST_WRONG - 1);
  });

  test('is not asked of who has a wrong password, and says nothing of itself then', async () => {
    const came = await login(cms, { ...asha, password: 'Wrong-of-tests-1' }, appCode(factor.key));
    expect(came).toMatchObject({ status: 400, wanted: undefined, message: 'Invalid credentials' });
  });

  test('is passed by a recovery code, once, which says how many are left', async () => {
    const [first = '', second = ''] = factor.recoveryCodes;
    expect(factor.recoveryCodes).toHaveLength(10);
    const came = await login(cms, asha, first.toUpperCase().replaceAll('-', ' '));
    expect(came).toMatchObject({ status: 200, told: { recoveryCodes: null, recoveryCodesLeft: 9 } });
    expect(await login(cms, asha, first)).toMatchObject({
      status: 400,
      wanted: { state: 'code', wrong: true },
    });
    expect(await login(cms, asha, second)).toMatchObject({ status: 200, told: { recoveryCodesLeft: 8 } });
    expect(await linesOf(cms, asha.id)).toEqual([
      'Asha Desk. Second factor: switched on',
      'Asha Desk. Second factor: a recovery code was used, 9 left',
      'Asha Desk. Second factor: a recovery code was used, 8 left',
    ]);
  });

  test('locks for a while after five wrong codes, says so, and takes none meanwhile', async () => {
    const wrong = wrongCode(factor.key);
    for (let left = MOST_WRONG - 1; left > 0; left -= 1) {
      const came = await login(cms, asha, wrong);
      expect(came).toMatchObject({ status: 400, wanted: { state: 'code', wrong: true } });
      expect(came.message).toContain(left === 1 ? 'One more wrong one locks it.' : `${left} tries are left`);
    }
    const locked = await login(cms, asha, wrong);
    expect(locked).toMatchObject({ status: 400, wanted: { state: 'locked' } });
    expect(locked.message).toBe('Too many wrong codes: try again in 5 minutes.');
    expect(await login(cms, asha, appCode(factor.key))).toMatchObject({ wanted: { state: 'locked' } });
    expect(await login(cms, asha, factor.recoveryCodes[0])).toMatchObject({ wanted: { state: 'locked' } });
    expect((await asha.ask('POST', '/access/second-factor/end', { code: appCode(factor.key) })).status).toBe(
      429,
    );
    expect(await linesOf(cms, asha.id)).toContain('system. Second factor: locked by 5 wrong codes');
    // Afterwards: the next lock is twice as long, until a right code comes.
    const past = kind === 'sqlite' ? Date.now() - 1 : new Date(Date.now() - 1).toISOString();
    const end = () =>
      read(cms, 'update second_factors set locked_until = ? where account = ?', past, asha.id);
    await end();
    for (let time = 1; time < MOST_WRONG; time += 1) await login(cms, asha, wrong);
    const twice = await login(cms, asha, wrong);
    expect(twice.message).toBe('Too many wrong codes: try again in 10 minutes.');
    await end();
    expect((await login(cms, asha, appCode(factor.key))).status).toBe(200);
    for (let time = 1; time < MOST_WRONG; time += 1) await login(cms, asha, wrong);
    expect((await login(cms, asha, wrong)).message).toBe('Too many wrong codes: try again in 5 minutes.');
  });

  test.each([
    ['a', 'wrong'],
    ['0', 'wrong'],
    ['١٢٣٤٥٦', 'unreadable'],
    ["' or 1=1 --", 'unreadable'],
    ['x'.repeat(41), 'unreadable'],
    ['-------', 'wrong'],
  ])('takes no rubbish: %s', async (code, how) => {
    // A header carries bytes: other letters travel as UTF-8.
    const came = await login(cms, asha, Buffer.from(code).toString('latin1'));
    if (how === 'wrong') expect(came).toMatchObject({ status: 400, wanted: { wrong: true }, token: '' });
    else expect(came).toMatchObject({ status: 400, message: 'The code cannot be read', token: '' });
  });

  test.each([{}, { code: '' }, { code: 123456 }, { code: 'x'.repeat(41) }, { code: '1', more: 1 }, []])(
    'is switched off by no rubbish: %j',
    async (body) => {
      for (const path of ['end', 'recovery-codes', 'confirm'])
        expect((await asha.ask('POST', `/access/second-factor/${path}`, body)).status).toBe(400);
      expect((await state()).data).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    },
  );

  test('is asked for when a forgotten password is set anew, before the link is used up', async () => {
    const resetPasswordToken = randomUUID();
    const until = new Date(Date.now() + MINUTE_MS);
    await read(
      cms,
      'update admin_users set reset_password_token = ?, reset_password_token_expires_at = ? where id = ?',
      resetPasswordToken,
      kind === 'sqlite' ? until.getTime() : until.toISOString(),
      asha.id,
    );
    const sent = { resetPasswordToken, password: 'Another-of-tests-1' };
    expect(await post(cms, 'reset-password', sent)).toMatchObject({ status: 400, wanted: { state: 'code' } });
    expect(await post(cms, 'reset-password', sent, wrongCode(factor.key))).toMatchObject({
      status: 400,
      wanted: { state: 'code', wrong: true },
    });
    expect((await login(cms, asha, appCode(factor.key))).status).toBe(200);
    await forgetUsedStep(cms, asha.id);
    const came = await post(cms, 'reset-password', sent, appCode(factor.key));
    expect(came.status).toBe(200);
    expect((await asker(cms, came.token)('GET', '/admin/users/me')).status).toBe(200);
    expect((await login(cms, asha)).status).toBe(400);
  });

  test('ends the sessions of other devices when it is switched on, and keeps this one', async () => {
    const ravi = await anAccount(cms, cms.editorToken, 'desk-sales', 'Ravi');
    const other = await login(cms, ravi);
    expect(other.status).toBe(200);
    await switchOn(cms, ravi);
    expect((await refresh(cms, other.cookie)).status).toBe(401);
    expect((await asker(cms, other.token)('GET', '/admin/users/me')).status).toBe(401);
    expect((await ravi.ask('GET', '/admin/users/me')).status).toBe(200);
  });

  test('is needed by a session that is renewed, too: one that was made without it goes no further', async () => {
    const came = await login(cms, asha, appCode(factor.key));
    const id = String(asha.id);
    // As a row would be that got in by a way nobody has thought of.
    await read(cms, "update strapi_sessions set metadata = '{}' where user_id = ?", id);
    const before = (await sessionsOf(cms, asha.id)).length;
    expect((await refresh(cms, came.cookie)).status).toBe(401);
    await read(
      cms,
      `update strapi_sessions set metadata = '{"secondFactor":"another"}' where user_id = ?`,
      id,
    );
    expect((await refresh(cms, came.cookie)).status).toBe(401);
    expect(await sessionsOf(cms, asha.id)).toHaveLength(before);
  });

  test('is kept sealed, its recovery codes as hashes, and shown to nobody', async () => {
    const [row] = await read(cms, 'select * from second_factors where account = ?', asha.id);
    const kept = JSON.stringify(row);
    expect(kept).not.toContain(factor.key);
    for (const code of factor.recoveryCodes) expect(kept).not.toContain(code);
    expect(JSON.stringify(await state())).not.toContain(factor.key);
    const type = 'api::second-factor.second-factor';
    const asAdministrator = asker(cms, cms.editorToken);
    for (const path of [type, `${type}/${row?.document_id}`]) {
      const answer = await asAdministrator('GET', `/content-manager/collection-types/${path}`);
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain(String(row?.sealed_key));
    }
    const colleagues = await (await asAdministrator('GET', '/access/colleagues')).text();
    expect(colleagues).toContain(asha.email);
    expect(colleagues).not.toContain(String(row?.sealed_key));
  });

  test('is begun once: the key of what is switched on is not shown again', async () => {
    const again = await asha.ask('POST', '/access/second-factor/begin');
    expect([again.status, (await again.json()).error.message]).toEqual([
      409,
      'Your second factor is switched on already',
    ]);
    const confirmed = await asha.ask('POST', '/access/second-factor/confirm', { code: appCode(factor.key) });
    expect(confirmed.status).toBe(409);
  });

  test('has ten new recovery codes by a code, and the old ones are worth nothing', async () => {
    const renewed = await asha.ask('POST', '/access/second-factor/recovery-codes', {
      code: appCode(factor.key),
    });
    const { data }: { data: { recoveryCodes: string[] } } = await renewed.json();
    expect(new Set([...data.recoveryCodes, ...factor.recoveryCodes]).size).toBe(20);
    expect((await login(cms, asha, factor.recoveryCodes[0])).status).toBe(400);
    expect((await login(cms, asha, data.recoveryCodes[0])).status).toBe(200);
  });

  test('is switched off by a code, not without', async () => {
    const wrong = await asha.ask('POST', '/access/second-factor/end', { code: wrongCode(factor.key) });
    expect(wrong.status).toBe(400);
    expect((await login(cms, asha)).status).toBe(400);
    const off = await asha.ask('POST', '/access/second-factor/end', { code: appCode(factor.key) });
    expect(off.status).toBe(200);
    expect((await state()).data).toEqual({ on: false, since: null, recoveryCodesLeft: 0, needed: false });
    expect((await login(cms, asha)).status).toBe(200);
    expect((await linesOf(cms, asha.id)).at(-1)).toBe('Asha Desk. Second factor: switched off');
  });

  test('of a colleague is reset by an administrator alone, which is written down', async () => {
    const administrator = asker(cms, cms.editorToken);
    const path = `/access/colleagues/${asha.id}/second-factor/reset`;
    const ravi = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Ravi');
    expect((await ravi.ask('POST', path)).status).toBe(403);
    expect((await ravi.ask('GET', '/access/colleagues')).status).toBe(403);
    expect((await asker(cms, '')('POST', path)).status).toBe(401);
    expect((await login(cms, asha)).status).toBe(400);
    expect((await administrator('POST', path)).status).toBe(200);
    expect((await login(cms, asha)).status).toBe(200);
    expect((await linesOf(cms, asha.id)).at(-1)).toBe('Test Editor. Second factor: reset');
    expect((await administrator('POST', path)).status).toBe(404);
    for (const id of ['x', '0', '-1', '99999999999', 'me'])
      expect((await administrator('POST', `/access/colleagues/${id}/second-factor/reset`)).status).toBe(400);
    const [me] = await read(cms, 'select id from admin_users where email = ?', EDITOR.email);
    expect((await administrator('POST', `/access/colleagues/${me?.id}/second-factor/reset`)).status).toBe(
      409,
    );
  });

  test('goes when its account is closed because they leave, with the links that would open it again', async () => {
    await read(cms, 'update admin_users set registration_token = ? where id = ?', randomUUID(), asha.id);
    const administrator = asker(cms, cms.editorToken);
    const path = `/access/colleagues/${asha.id}/leaving`;
    expect((await (await administrator('GET', path)).json()).data).toMatchObject({ factor: true });
    expect((await administrator('POST', path, { to: null, wasOpen: true })).status).toBe(200);
    expect(await read(cms, 'select id from second_factors where account = ?', asha.id)).toEqual([]);
    expect(
      await read(
        cms,
        'select registration_token, reset_password_token from admin_users where id = ?',
        asha.id,
      ),
    ).toEqual([{ registration_token: null, reset_password_token: null }]);
    expect((await asha.ask('GET', '/admin/users/me')).status).toBe(401);
    expect((await login(cms, asha, appCode(factor.key))).status).toBe(400);
  });

  test('goes with its account', async () => {
    await asker(cms, cms.editorToken)('DELETE', `/admin/users/${asha.id}`);
    expect(await read(cms, 'select id from second_factors where account = ?', asha.id)).toEqual([]);
  });
});

describe.each(['sqlite', 'postgres'] as const)('sessions of a colleague, on %s', (kind) => {
  const cms = inject(kind);
  const administrator = asker(cms, cms.editorToken);
  const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1';
  type Session = { id: string; device: string | null; since: string; lastUsed: string; address: string };
  const pathOf = ({ id }: { id: number }) => `/access/colleagues/${id}/sessions`;
  const sessionsOfColleague = async (who: { id: number }): Promise<Session[]> => {
    const answer = await administrator('GET', pathOf(who));
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()).data;
  };
  async function signInWith({ email, password }: Account, userAgent: string) {
    const answer = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ email, password, deviceId: randomUUID() }),
    });
    const { data }: { data: { token: string } } = await answer.json();
    const [cookie = ''] = REFRESH_COOKIE.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    return { token: data.token, cookie };
  }
  const statusOf = async (token: string) => (await asker(cms, token)('GET', '/admin/users/me')).status;

  test('are told apart by browser and address, and one that is ended is refused at its next call, renewed or not', async () => {
    const ravi = await anAccount(cms, cms.editorToken, 'desk-sales', 'Ravi');
    const [windows, iphone] = [await signInWith(ravi, WINDOWS), await signInWith(ravi, IPHONE)];
    const renewed = await refresh(cms, windows.cookie);
    const { data }: { data: { token: string } } = await renewed.json();
    const [cookie = ''] = REFRESH_COOKIE.exec(renewed.headers.get('set-cookie') ?? '') ?? [];
    const open = await sessionsOfColleague(ravi);
    // One for each browser, however often it was renewed; the third is a program's.
    expect(open.map(({ device }) => device).sort()).toEqual(
      ['Chrome on Windows', 'Safari on iOS', null].sort(),
    );
    const one = open.find(({ device }) => device === 'Chrome on Windows');
    expect(one?.address).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(Date.parse(one?.since ?? '')).toBeLessThanOrEqual(Date.parse(one?.lastUsed ?? ''));
    expect(JSON.stringify(open)).not.toMatch(/deviceId|secondFactor/);
    // The token from before it was renewed is good as well, until it is ended.
    expect([await statusOf(windows.token), await statusOf(data.token)]).toEqual([200, 200]);
    expect((await administrator('DELETE', `${pathOf(ravi)}/${one?.id}`)).status).toBe(200);
    expect([await statusOf(windows.token), await statusOf(data.token)]).toEqual([401, 401]);
    for (const old of [windows.cookie, cookie]) expect((await refresh(cms, old)).status).toBe(401);
    expect(await statusOf(iphone.token)).toBe(200);
    expect((await administrator('DELETE', `${pathOf(ravi)}/${one?.id}`)).status).toBe(404);
    expect((await administrator('DELETE', pathOf(ravi))).status).toBe(200);
    expect([await statusOf(iphone.token), (await ravi.ask('GET', '/admin/users/me')).status]).toEqual([
      401, 401,
    ]);
    expect(await sessionsOfColleague(ravi)).toEqual([]);
    const lines = await read(
      cms,
      "select details from audit_entries where subject = 'account' and entry = ? and details like 'Sessions ended%' order by id",
      String(ravi.id),
    );
    expect(lines[0]?.details).toBe('Sessions ended: Chrome on Windows');
    expect(lines[1]?.details).toMatch(
      /^Sessions ended: all \((Safari on iOS, a program|a program, Safari on iOS)\)$/,
    );
    expect((await login(cms, ravi)).status).toBe(200);
  });

  test('are shown to those alone who manage accounts, and are nobody else’s', async () => {
    const ravi = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Ravi');
    const other = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
    const [session] = await sessionsOfColleague(other);
    expect((await ravi.ask('GET', pathOf(other))).status).toBe(403);
    expect((await ravi.ask('DELETE', pathOf(other))).status).toBe(403);
    expect((await ravi.ask('DELETE', `${pathOf(other)}/${session?.id}`)).status).toBe(403);
    expect((await asker(cms, '')('DELETE', pathOf(other))).status).toBe(401);
    // One of another account is none of this one's.
    expect((await administrator('DELETE', `${pathOf(ravi)}/${session?.id}`)).status).toBe(404);
    expect((await other.ask('GET', '/admin/users/me')).status).toBe(200);
    const { data: me }: { data: { id: number } } = await (
      await administrator('GET', '/admin/users/me')
    ).json();
    expect((await administrator('DELETE', pathOf(me))).status).toBe(409);
    for (const id of ['x', '0', '2147483647'])
      expect((await administrator('GET', `/access/colleagues/${id}/sessions`)).status).toBe(404);
  });
});

describe.each(['sqlite', 'postgres'] as const)('where a second factor is needed, on %s', (kind) => {
  let cms: CmsProcess;
  let other: CmsProcess;
  let administrator: ReturnType<typeof asker>;

  beforeAll(async () => {
    const place = kind === 'postgres' ? { databaseUrl: await aPostgresDatabase() } : {};
    const env = { SECOND_FACTOR_REQUIRED: 'on', SEND_DELIVERIES: 'off' };
    cms = await startCms({ ...place, env });
    administrator = asker(cms, await registerEditor(cms));
    const { DATABASE_FILENAME } = cms.env;
    other = await startCms({
      ...place,
      env: { ...env, ...secretsOf(cms), ...(DATABASE_FILENAME ? { DATABASE_FILENAME } : {}) },
    });
  }, STARTS_MS);
  afterAll(async () => {
    await other?.remove();
    await cms?.remove();
  });

  const PASSWORD = 'Desk-of-tests-1';
  /** Somebody whom an administrator has made an account for, with a role; not yet there. */
  async function invite(role: string) {
    const { data: roles }: { data: { id: number; code: string }[] } = await (
      await administrator('GET', '/admin/roles')
    ).json();
    const email = `${randomUUID()}@desk.example`;
    const made = await administrator('POST', '/admin/users', {
      email,
      firstname: 'Asha',
      lastname: 'Desk',
      roles: roles.filter(({ code }) => code === role).map(({ id }) => id),
    });
    const { data }: { data: { id: number; registrationToken: string } } = await made.json();
    return { ...data, email, password: PASSWORD };
  }
  async function open(role: string) {
    const made = await invite(role);
    await administrator('PUT', `/admin/users/${made.id}`, { isActive: true, password: PASSWORD });
    return made;
  }
  /** Signs in for the first time, and puts the key into an app. */
  async function enrol(who: { id: number; email: string; password: string }) {
    const { wanted } = await login(cms, who);
    const key = wanted?.key ?? '';
    const came = await login(cms, who, appCode(key));
    expect(came.status, came.message).toBe(200);
    await forgetUsedStep(cms, who.id);
    return { key, came };
  }

  test('the first administrator comes in, and is led to it when that session is to go on', async () => {
    expect((await administrator('GET', '/admin/users/me')).status).toBe(200);
    const { cookie } = await post(cms, 'register-admin', {
      email: 'second@house.example',
      firstname: 'Second',
      lastname: 'First',
      password: PASSWORD,
    });
    // There is one already: nobody else becomes the first.
    expect(cookie).toBe('');
    expect((await login(cms, EDITOR)).wanted).toMatchObject({ state: 'enrol' });
  });

  test.each(['desk-sales', 'desk-sales-manager', 'strapi-super-admin'])(
    '%s is led to set one up, and let in by its first code, with recovery codes',
    async (role) => {
      const who = await open(role);
      const { wanted, status, token, cookie, message } = await login(cms, who);
      expect([status, wanted?.state, token, cookie]).toEqual([400, 'enrol', '', '']);
      expect(message).toBe('Your account needs a second factor: set one up to come in');
      const key = wanted?.key ?? '';
      expect(new URL(wanted?.address ?? '').searchParams.get('secret')).toBe(key);
      const wrong = await login(cms, who, wrongCode(key));
      expect(wrong).toMatchObject({ status: 400, wanted: { state: 'enrol-code' } });
      const came = await login(cms, who, appCode(key));
      expect(came).toMatchObject({ status: 200, told: { recoveryCodesLeft: null } });
      expect(came.told?.recoveryCodes).toHaveLength(10);
      await forgetUsedStep(cms, who.id);
      expect((await login(cms, who)).wanted?.state).toBe('code');
      const again = await login(cms, who, appCode(key));
      expect(again).toMatchObject({ status: 200, told: undefined });
    },
  );

  test('an editor, who sees no people, is not asked for one', async () => {
    expect((await login(cms, await open('strapi-editor'))).status).toBe(200);
  });

  test('a key that was shown before is worth nothing once another was', async () => {
    const who = await open('desk-sales');
    const first = (await login(cms, who)).wanted?.key ?? '';
    const second = (await login(cms, who)).wanted?.key ?? '';
    expect(second).not.toBe(first);
    expect((await login(cms, who, appCode(first))).status).toBe(400);
    expect((await login(cms, who, appCode(second))).status).toBe(200);
  });

  test('an invitation leads there too, before it is used up', async () => {
    const who = await invite('desk-sales');
    const sent = {
      registrationToken: who.registrationToken,
      userInfo: { firstname: 'Asha', lastname: 'Desk', password: PASSWORD },
      deviceId: randomUUID(),
    };
    const asked = await post(cms, 'register', sent);
    expect(asked).toMatchObject({ status: 400, wanted: { state: 'enrol' }, token: '', cookie: '' });
    const came = await post(cms, 'register', sent, appCode(asked.wanted?.key ?? ''));
    expect(came.status, came.message).toBe(200);
    expect(came.told?.recoveryCodes).toHaveLength(10);
    expect((await asker(cms, came.token)('GET', '/admin/users/me')).status).toBe(200);
    expect((await login(cms, who)).wanted?.state).toBe('code');
  });

  test('a session of somebody who has come by such a role meanwhile does not go on without one', async () => {
    const who = await open('strapi-editor');
    const { cookie } = await login(cms, who);
    const { data: roles }: { data: { id: number; code: string }[] } = await (
      await administrator('GET', '/admin/roles')
    ).json();
    const sales = roles.filter(({ code }) => code === 'desk-sales').map(({ id }) => id);
    await administrator('PUT', `/admin/users/${who.id}`, { roles: sales });
    expect((await refresh(cms, cookie)).status).toBe(401);
    expect((await login(cms, who)).wanted?.state).toBe('enrol');
  });

  test('two instances take a code once between them, and count wrong ones together', async () => {
    const who = await open('desk-sales');
    const { key } = await enrol(who);
    const code = appCode(key);
    const came = await Promise.all(
      Array.from({ length: 4 }, (_, index) => login(index % 2 === 0 ? cms : other, who, code)),
    );
    expect(came.filter(({ status }) => status === 200)).toHaveLength(1);
    const wrong = wrongCode(key);
    await vi.waitFor(async () => {
      const { wanted } = await login(other, who, wrong);
      expect(wanted?.state).toBe('locked');
      // Each looks at a password first, which takes its time where machines are busy.
    }, 20_000);
    expect((await login(cms, who, wrong)).wanted?.state).toBe('locked');
    const [row] = await read(cms, 'select locks from second_factors where account = ?', who.id);
    expect(row?.locks).toBe(1);
  });
});
