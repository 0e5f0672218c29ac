import { connect as http2Connect } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Expected, flawsOf } from '../testing/answer-headers.ts';
import { editorOf, signIn } from '../testing/editor.ts';
import { aFooterLead } from '../testing/leads.ts';
import { type Nginx, startNginx } from '../testing/nginx.ts';
import { observe } from '../testing/observatory.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { aRegisteredPhase } from '../testing/registration.ts';
import { type Stack, startStack } from '../testing/stack.ts';

const HOSTS = { site: 'www.sahyara.test', cms: 'cms.sahyara.test' };
const PAGES = ['/', '/projects/residential', '/projects/residential/aranya', '/contact-us'];

// Editors are promised a second; a busy test machine is given more.
const LIVE_WITHIN_MS = 20_000;

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

let stack: Stack;
let nginx: Nginx;

/** Asks nginx as a browser does that has looked the host up. */
function ask(
  host: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      {
        host: '127.0.0.1',
        port: nginx.httpsPort,
        servername: host,
        path,
        method,
        headers: { host, ...headers },
        rejectUnauthorized: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
const site = (path: string, headers: Record<string, string> = {}) => ask(HOSTS.site, path, { headers });

const mediaIn = (html: string) => [...new Set(html.match(/\/media\/[\w./-]+\.(?:webp|avif|png|jpg)/g) ?? [])];
const assetsIn = (html: string) => [...new Set(html.match(/\/_astro\/[\w./-]+\.(?:js|css|woff2)/g) ?? [])];

beforeAll(async () => {
  stack = await startStack({
    seeded: inject('seeded'),
    more: {
      SITE_URL: `https://${HOSTS.site}`,
      CMS_PUBLIC_URL: `https://${HOSTS.cms}`,
      BACKEND_URL: `https://${HOSTS.cms}`,
    },
  });
  nginx = await startNginx({ site: [stack.ports.site], cms: [stack.ports.cms] });
});
afterAll(async () => {
  await nginx?.stop();
  await stack?.stop();
});

describe('Behind nginx', () => {
  it('pages come over HTTP/2 and TLS, packed, and are not sent twice', async () => {
    const session = http2Connect(`https://127.0.0.1:${nginx.httpsPort}`, {
      servername: HOSTS.site,
      rejectUnauthorized: false,
    });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      session
        .request({ ':path': '/', ':authority': HOSTS.site })
        .on('response', (headers) => resolve(headers[':status']))
        .on('error', reject)
        .resume()
        .end();
    });
    session.close();
    expect(status).toBe(200);

    for (const path of PAGES) {
      const [plain, packed] = [
        await site(path),
        await site(path, { 'accept-encoding': 'gzip, deflate, br, zstd' }),
      ];
      expect([plain.status, packed.status], path).toEqual([200, 200]);
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      expect(packed.headers['content-encoding'], path).toBe('br');
      expect(packed.body.length, path).toBeLessThan(plain.body.length / 3);
      const again = await site(path, {
        'accept-encoding': 'br',
        'if-none-match': String(packed.headers.etag),
      });
      expect([again.status, again.body.length], path).toEqual([304, 0]);
      expect(packed.headers['x-accel-expires'], path).toBeUndefined();
    }
  });

  it('plain http leads to https, and a host of somebody else to nothing', async () => {
    const plain = await rawRequest(`http://${HOSTS.site}:${nginx.httpPort}`, '/contact-us?a=b');
    expect(plain.status).toBe(308);
    expect(plain.head).toMatch(/location: https:\/\/www\.sahyara\.test:?\d*\/contact-us\?a=b/i);
    await expect(ask('www.somebody.test', '/')).rejects.toThrow();
  });

  it('assets come from disk, packed and for good', async () => {
    const [asset = ''] = assetsIn((await site('/')).body.toString()).filter((name) => name.endsWith('.js'));
    const answer = await site(asset, { 'accept-encoding': 'gzip' });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await site(asset.replace(/\.js$/, '.gone.js'))).status).toBe(404);
  });

  const own = (status: number, changes: Partial<Expected> = {}): Expected => ({
    kind: 'file',
    status,
    type: 'text/html',
    cache: 'no-store',
    https: true,
    ...changes,
  });
  const page = { kind: 'page', type: 'text/html; charset=utf-8' } as const;
  const asked: [what: string, host: string, path: string, expected: Expected, method?: string][] = [
    ['a page', HOSTS.site, '/', own(200, { ...page, cache: 'public, max-age=0, must-revalidate' })],
    ['no page', HOSTS.site, '/no-such-page', own(404, page)],
    ['another spelling', HOSTS.site, '/Blogs/', own(308, { type: 'text/plain', cache: /^public/ })],
    ['a file that is not there', HOSTS.site, '/_astro/gone.js', own(404, { kind: 'script' })],
    ['what is private', HOSTS.site, '/hooks/content-changed', own(404)],
    ['a body too large for nginx', HOSTS.site, '/enquiries', own(413), 'POST'],
    [
      'the panel',
      HOSTS.cms,
      '/admin',
      own(200, { kind: 'panel', cache: 'no-cache', referrer: 'no-referrer' }),
    ],
    [
      'content',
      HOSTS.cms,
      '/api/home',
      own(200, { type: 'application/json', cache: '', referrer: 'no-referrer' }),
    ],
  ];
  it.each(asked)('%s carries the headers of its kind, each once', async (_, host, path, expected, method) => {
    const body = method ? 'x'.repeat(64 * 1024) : undefined;
    const { status, headers } = await ask(host, path, {
      ...(method ? { method } : {}),
      ...(body ? { body } : {}),
    });
    const get = (name: string) => headers[name]?.toString() ?? null;
    expect(flawsOf({ status, headers: { get } }, expected)).toEqual([]);
  });

  it('assets, answered by nginx itself, carry them too', async () => {
    const html = (await site('/')).body.toString();
    const kinds = { js: 'script', woff2: 'file' } as const;
    for (const [ending, kind] of Object.entries(kinds)) {
      const [asset = ''] = assetsIn(html).filter((name) => name.endsWith(`.${ending}`));
      const { status, headers } = await site(asset);
      const get = (name: string) => headers[name]?.toString() ?? null;
      const expected = own(200, { kind, type: null, cache: 'public, max-age=31536000, immutable' });
      expect(flawsOf({ status, headers: { get } }, expected), asset).toEqual([]);
    }
  });

  it('the Observatory of MDN would give the pages 115 points and more', async () => {
    const plain = await rawRequest(`http://${HOSTS.site}:${nginx.httpPort}`, '/');
    const preflight = await ask(HOSTS.site, '/', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
    for (const path of [...PAGES, '/no-such-page']) {
      const { headers, body } = await site(path);
      const { score, findings } = observe({
        headers,
        html: body.toString(),
        plain: { status: plain.status, location: /^location: (.*)$/im.exec(plain.head)?.[1]?.trim() ?? '' },
        host: HOSTS.site,
        allowOrigin: preflight.headers['access-control-allow-origin']?.toString(),
      });
      expect(score, `${path}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(115);
      expect(findings.filter(({ points }) => points < 0)).toEqual([]);
    }
  });

  it.each([
    ['the site', HOSTS.site, '/'],
    ['a file of the site', HOSTS.site, '/robots.txt'],
    ['the panel', HOSTS.cms, '/admin'],
    ['content', HOSTS.cms, '/api/home'],
  ])('csp_evaluator finds nothing grave in the policy of %s', async (_, host, path) => {
    const policy = (await ask(host, path)).headers['content-security-policy']?.toString() ?? '';
    const { csp } = new CspParser(policy);
    const grave = new CspEvaluator(csp)
      .evaluate()
      .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX);
    expect(policy).not.toBe('');
    expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });

  it('what is sent to the apps alone is not passed on', async () => {
    const notice = await ask(HOSTS.site, '/hooks/content-changed', { method: 'POST', body: '{}' });
    expect(notice.status).toBe(404);
    const huge = await ask(HOSTS.site, '/enquiries', { method: 'POST', body: 'x'.repeat(64 * 1024) });
    expect(huge.status).toBe(413);
  });

  it('its log has neither the secret addresses that open something nor what was asked with an address', async () => {
    const secret = 'c2VjcmV0LW5vdGU';
    for (const path of [
      `/preview/${secret}`,
      `//PRIVACY/${secret}`,
      `/privacy/${secret}/x`,
      `/?pass=${secret}`,
    ])
      await site(path);
    await site('/contact-us');
    await expect.poll(() => nginx.accessLog()).toContain('"GET /contact-us" 200');
    expect(await nginx.accessLog()).toContain('/preview/-');
    expect(await nginx.accessLog()).not.toContain(secret);
  });

  it('no open address of a gated file gives a byte, however it is written', async () => {
    const html = (await site('/projects/residential/aranya')).body.toString();
    const [picture = ''] = mediaIn(html);
    expect((await site(picture)).status).toBe(200);
    for (const climb of [
      '/media/../media',
      '/media//',
      '/media/%2e%2e/gated',
      '/hooks/../media/gated',
      '/MEDIA',
    ]) {
      const { status } = await rawRequest(`https://${HOSTS.site}:${nginx.httpsPort}`, `${climb}/x.pdf`);
      expect([400, 404, 308], climb).toContain(status);
    }
  });

  it('an enquiry is stored, and its sender cannot name another address', async () => {
    const answer = await ask(HOSTS.cms, '/api/website-leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
      body: JSON.stringify({ data: aFooterLead() }),
    });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ data: { reference: expect.any(String) } });
  });

  it('whoever posts without end is told to wait', async () => {
    const posts = Array.from({ length: 60 }, () =>
      ask(HOSTS.site, '/enquiries', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses).toContain(429);
  });

  it('a publish is seen a moment later', async () => {
    const cms = { url: `http://127.0.0.1:${stack.ports.cms}` };
    const editor = editorOf(cms, await signIn(cms));
    const list = '/projects/commercial';
    expect((await site(list)).body.toString()).not.toContain('Seen at once');
    await editor.createPublished('api::projects.projects', {
      title: 'Seen at once',
      url: 'seen-at-once',
      category: 'commercial',
      projectStatus: 'under construction',
      locality: 'Baner',
      phases: [aRegisteredPhase()],
    });
    await vi.waitFor(async () => expect((await site(list)).body.toString()).toContain('Seen at once'), {
      timeout: LIVE_WITHIN_MS,
      interval: 100,
    });
  });

  it('with both apps stopped, pages seen before come with their pictures', async () => {
    const seen = new Map<string, string[]>();
    for (const path of PAGES) {
      const html = (await site(path, { 'accept-encoding': 'gzip' })).body;
      const plain = (await site(path)).body.toString();
      expect(html.length).toBeGreaterThan(0);
      const parts = [...mediaIn(plain).slice(0, 12), ...assetsIn(plain).slice(0, 6)];
      for (const part of parts) expect((await site(part)).status, part).toBe(200);
      seen.set(path, parts);
    }
    await stack.stopCms();
    await stack.stopSite();
    for (const [path, parts] of seen) {
      const page = await site(path);
      expect([page.status, page.body.toString().includes('</html>')], path).toEqual([200, true]);
      for (const part of parts) expect((await site(part)).status, part).toBe(200);
    }
    const sorry = await site('/career');
    expect([sorry.status, sorry.headers['retry-after']]).toEqual([503, '5']);
    expect(sorry.body.toString()).toContain('back in a moment');
  });
});
