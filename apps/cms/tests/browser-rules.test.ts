import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type CmsProcess, startCms } from '../../../testing/cms-process.ts';
import { aFooterLead } from '../../../testing/leads.ts';

const SITE = 'https://www.sahyara.example';
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
  beforeAll(async () => {
    cms = await startCms({
      env: { SITE_URL: `${SITE}/path-is-ignored`, CMS_PUBLIC_URL: 'https://cms.sahyara.example' },
    });
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

  test.each(PAGES)('%s carries the security headers', async (path) => {
    const { headers } = await fetch(cms.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'self'",
    ]) {
      expect(policy.split(';')).toContain(rule);
    }
    expect(policy).not.toContain('strapi.io');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
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
