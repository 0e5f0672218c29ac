import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { differencesOf, type Expected, flawsOf } from '../../../testing/answer-headers.ts';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { editorOf, registerEditor } from '../../../testing/editor.ts';
import { aFooterLead, someone } from '../../../testing/leads.ts';
import { aDrawing, aPdf, bytesOf } from './picture-files.ts';

const SITE = 'https://www.sahyara.example';
/** What one address may post here. */
const LEADS_PER_ADDRESS = 3;
const PAGES = [
  '/admin',
  '/admin/init',
  '/api/projectss',
  '/api/nothing',
  '/api/website-leads',
  '/uploads/x.webp',
];

describe('behind https', () => {
  let cms: CmsProcess;
  let token: string;
  beforeAll(async () => {
    cms = await startCms({
      env: {
        SITE_URL: `${SITE}/path-is-ignored`,
        CMS_PUBLIC_URL: 'https://cms.sahyara.example',
        LEADS_PER_ADDRESS: String(LEADS_PER_ADDRESS),
      },
    });
    token = await registerEditor(cms);
  });
  afterAll(() => cms?.remove());

  const preflight = (origin: string, method = 'POST', headers = 'content-type') =>
    fetch(`${cms.url}/api/website-leads`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': headers,
      },
    });

  test('the site may send a lead and read the answer', async () => {
    const asked = await preflight(SITE);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET,POST,HEAD,OPTIONS');
    expect(asked.headers.get('access-control-allow-headers')).toBe('Content-Type,Idempotency-Key');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();

    const sent = await fetch(`${cms.url}/api/website-leads`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json' },
      body: JSON.stringify({ data: aFooterLead() }),
    });
    expect(sent.status).toBe(200);
    expect(sent.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(sent.headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  test.each([400, 405, 413, 415])('the site may read a refusal with %d', async (status) => {
    const path = status === 405 ? '/api/nothing' : '/api/website-leads';
    const type = status === 415 ? 'text/plain' : 'application/json';
    const response = await fetch(cms.url + path, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': type },
      body: status === 413 ? ' '.repeat(20_000) : '{}',
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  test.each([
    'http://www.sahyara.example',
    'https://sahyara.example',
    'https://www.sahyara.example.evil.example',
    'https://www.sahyara.example:8443',
    'https://evil.example',
    'null',
  ])('%s is told nothing it could use', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeFalsy();
    const read = await fetch(`${cms.url}/api/projectss`, { headers: { origin } });
    expect(read.headers.get('access-control-allow-origin')).toBeFalsy();
  });

  test('without an origin none is named, so that no cache can pass it on', async () => {
    const read = await fetch(`${cms.url}/api/projectss`);
    expect(read.headers.has('access-control-allow-origin')).toBe(false);
    expect(read.headers.get('vary')).toContain('Origin');
  });

  test.each([
    ['GET', '/%', 400],
    ['GET', '/api/%', 400],
    ['GET', '/api/projectss?nope=1', 400],
    ['GET', '/api/nothing-here', 404],
    ['GET', '/content-manager/collection-types/api::projects.projects', 401],
    ['POST', '/admin/login', 400],
    ['POST', '/api/website-leads', 400],
    ['POST', '/upload', 401],
  ])('%s %s, which is refused, names no origin that was not asked from', async (method, path, status) => {
    const ask = (headers: Record<string, string>) =>
      fetch(cms.url + path, {
        method,
        headers: { ...headers, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
    const without = await ask({});
    expect(without.status).toBe(status);
    expect(without.headers.has('access-control-allow-origin')).toBe(false);
    const other = await ask({ origin: 'https://evil.example' });
    expect(other.headers.get('access-control-allow-origin')).toBeFalsy();
    const ours = await ask({ origin: SITE });
    expect(ours.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  const panel: Expected = { kind: 'panel', status: 200, type: 'text/html', cache: 'no-cache' };
  const reply = (status: number, cache: Expected['cache'] = ''): Expected => ({
    kind: 'file',
    status,
    type: 'application/json',
    cache,
  });
  const NOBODY = 'no-store';
  const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const leadFrom = (address: string, changes = {}) =>
    post(JSON.stringify({ data: someone(changes) }), { 'x-forwarded-for': address });
  const rows: Record<string, [path: string, expected: Expected, request?: RequestInit]> = {
    'the panel': ['/admin', panel],
    'a page of the panel': ['/admin/content-manager', panel],
    'what the panel asks first': ['/admin/init', reply(200, NOBODY)],
    'a sign-in that is refused': ['/admin/login', reply(400, NOBODY), post('{"email":"a","password":"b"}')],
    'a list': ['/api/projectss', reply(200)],
    'a query that is refused': ['/api/projectss?nope=1', reply(400)],
    'an entry that is not there': ['/api/projectss/abc', reply(404)],
    'drafts for strangers': ['/api/projectss?status=draft', reply(403)],
    'a route that is not there': ['/api/nothing', reply(404)],
    'a method that is not there': ['/api/nothing', { ...reply(405), type: 'text/plain' }, post('{}')],
    'an address that cannot be read': ['/%', reply(400, NOBODY)],
    'an address that reads in two ways': ['/api//home', reply(400)],
    'a lead': ['/api/website-leads', reply(200), leadFrom('203.0.113.20')],
    'a lead that is refused': ['/api/website-leads', reply(400), post('{}')],
    'a body that is too large': ['/api/website-leads', reply(413), post(' '.repeat(20_000))],
    'a body that is no JSON': ['/api/website-leads', reply(415), post('x', { 'content-type': 'text/plain' })],
    'an upload by a stranger': [
      '/upload',
      reply(401, NOBODY),
      { method: 'POST', body: (() => new FormData())() },
    ],
    'content of the panel for strangers': [
      '/content-manager/collection-types/api::projects.projects',
      reply(401, NOBODY),
    ],
    'a picture that is not there': ['/uploads/x.webp', { ...reply(404, NOBODY), open: true }],
    'a gated file without a pass': ['/gated/abc/x.pdf', { ...reply(404, /no-store/), kind: 'document' }],
    'a gated file with a wrong pass': ['/gated/abc/x.webp?pass=x', reply(403, 'private, no-store')],
    readiness: ['/api/readiness', reply(200, NOBODY)],
    health: ['/_health', { kind: 'file', status: 204, type: null, cache: NOBODY }],
    favicon: [
      '/favicon.ico',
      { kind: 'file', status: 200, type: 'image/', cache: /^max-age|^public|no-store/ },
    ],
    'a preflight': [
      '/api/website-leads',
      { kind: 'file', status: 204, type: null, cache: '' },
      { method: 'OPTIONS', headers: { origin: SITE, 'access-control-request-method': 'POST' } },
    ],
  };

  test.each(Object.entries(rows))('%s carries the security headers', async (_, [path, expected, request]) => {
    const answered = await fetch(cms.url + path, { redirect: 'manual', ...request });
    await answered.arrayBuffer();
    expect(flawsOf(answered, { ...expected, referrer: 'no-referrer', https: true })).toEqual([]);
    expect(answered.headers.get('set-cookie')).toBeNull();
    if (request) return;
    const head = await fetch(cms.url + path, { method: 'HEAD', redirect: 'manual' });
    expect([head.status, ...differencesOf(answered, head)], 'HEAD').toEqual([answered.status]);
  });

  test('what the panel asks carries them, and is kept by nobody', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const csv: Expected = { kind: 'file', status: 200, type: 'text/csv', cache: NOBODY };
    const asked: Record<string, Expected> = {
      '/lead-desk/leads': reply(200, NOBODY),
      '/lead-desk/changes': reply(200, NOBODY),
      '/lead-desk/changes?wait=never': reply(400, NOBODY),
      '/lead-desk/export': csv,
      '/bulk/exports/projects/csv': csv,
      '/bulk/exports/projects/json': reply(200, NOBODY),
      '/bulk/exports/leads/csv': reply(404, NOBODY),
      '/content-manager/schedules': reply(200, NOBODY),
      '/content-checks/board': reply(200, NOBODY),
      '/site-view/review-links/api::home.home/abc': reply(200, NOBODY),
    };
    for (const [path, expected] of Object.entries(asked)) {
      const secure = { referrer: 'no-referrer', https: true };
      const answered = await fetch(cms.url + path, { headers });
      await answered.arrayBuffer();
      expect(flawsOf(answered, { ...expected, ...secure }), path).toEqual([]);
      const stranger = await fetch(cms.url + path);
      await stranger.arrayBuffer();
      expect(flawsOf(stranger, { ...reply(401, NOBODY), ...secure }), `${path}, to strangers`).toEqual([]);
    }
  });

  test('a flood, files and what the panel loads carry them too', async () => {
    const flood = leadFrom('203.0.113.21');
    for (let time = 0; time < LEADS_PER_ADDRESS; time += 1)
      await fetch(`${cms.url}/api/website-leads`, flood);
    const editor = editorOf(cms, token);
    const picture = await editor.upload('hill.webp', 'image/webp', await bytesOf(aDrawing(60, 90).webp()));
    const plan = await editor.upload('plan.pdf', 'application/pdf', new Uint8Array(aPdf()));
    const script = /src="(\/admin\/[^"]+\.js)"/.exec(await (await fetch(`${cms.url}/admin`)).text())?.[1];
    const asked: [path: string, expected: Expected, request?: RequestInit][] = [
      ['/api/website-leads', reply(429), flood],
      [
        picture.url,
        { kind: 'file', status: 200, type: 'image/webp', cache: /^max-age=\d+|^public/, open: true },
      ],
      [
        plan.url,
        { kind: 'document', status: 200, type: 'application/pdf', cache: /^max-age=\d+|^public/, open: true },
      ],
      [script ?? '', { kind: 'panel', status: 200, type: 'application/javascript', cache: /max-age=\d+/ }],
    ];
    for (const [path, expected, request] of asked) {
      const answered = await fetch(cms.url + path, request);
      expect(flawsOf(answered, { ...expected, referrer: 'no-referrer', https: true }), path).toEqual([]);
    }
  });
});

test('over plain http no browser is told to insist on https', async () => {
  for (const path of PAGES) {
    const { headers } = await fetch(inject('sqlite').url + path);
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test('the admin panel works from its own origin: sign-in is answered and its cookie is kept over http', async () => {
  const { url } = inject('sqlite');
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'editor@sahyara.example', password: 'Editor-of-tests-1' }),
  });
  expect(response.status).toBe(200);
  const cookies = response.headers.getSetCookie().join('\n');
  expect(cookies).toMatch(/httponly/i);
  expect(cookies).not.toMatch(/secure/i);
});

test('the icon browsers ask for is there', async () => {
  const response = await fetch(`${inject('sqlite').url}/favicon.ico`);
  expect(response.status).toBe(200);
});

test('the start output holds no advertisement, no update notice and no telemetry', async () => {
  const cms = await startCms();
  const output = cms.output();
  await cms.remove();
  expect(output).not.toMatch(/telemetry|update available|cloud|license|enterprise|marketplace/i);
});
