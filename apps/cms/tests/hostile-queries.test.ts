import { describe, expect, inject, test } from 'vitest';

const READS = [
  '/api/home/',
  '/api/about',
  '/api/contact-page',
  '/api/cost-rates',
  '/api/page-texts',
  '/api/site',
  '/api/trust',
  '/api/projectss',
  '/api/news-items',
  '/api/blog-posts',
  '/api/job-openings',
  '/api/cities',
  '/api/localities',
  '/api/redirects',
];
const deep = (depth: number, key: string) => Array.from({ length: depth }, () => `[${key}][0]`).join('');

// The classes of Strapi's past advisories: reliability-ecosystem.md, section 1.2.
const HOSTILE = [
  'where[id]=1',
  'where[createdBy][password][$startsWith]=$2a',
  'filters[createdBy][password][$startsWith]=$2a',
  'filters[createdBy][email][$contains]=a',
  'filters[updatedBy][resetPasswordToken][$notNull]=true',
  'filters[$and][0][createdBy][id]=1',
  'filters[$or][0][$and][0][updatedBy][email]=a',
  'filters[$not][createdBy][id]=1',
  `filters${deep(30, '$and')}[createdBy][id]=1`,
  'filters[t1.password][$startsWith]=a',
  'filters[t0.id]=1',
  'filters[lookup]=1',
  'filters[nope]=1',
  'filters=1',
  'lookup[id]=1',
  'sort=createdBy.password',
  'sort[0]=updatedBy.email:asc',
  'sort=nope',
  'sort[createdBy][password]=asc',
  'fields[0]=password',
  'fields=nope',
  'fields[0]=createdBy',
  'populate=nope',
  'populate=createdBy',
  'populate[0]=updatedBy',
  'populate[createdBy][fields][0]=password',
  'populate[createdBy]=*',
  'populate[localizations]=*',
  'populate[roles]=*',
  'nope=1',
  'select=*',
  '_where[id]=1',
  '_q=a',
  'locale=en',
  'plugin::users-permissions.user=1',
  '__proto__[x]=1&nope=1',
];

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  const { url } = inject(kind);

  test.each(HOSTILE)('?%s is refused on every read', async (query) => {
    for (const path of READS) {
      const { status } = await fetch(`${url}${path}?${query}`);
      expect([400, 401, 403], `${status} for ${path}?${query}`).toContain(status);
    }
  });

  test.each([
    ['a page below the first', 'pagination[page]=-1'],
    ['a page that is no number', 'pagination[pageSize]=x'],
    ['both kinds of paging', 'pagination[page]=1&pagination[start]=0'],
    ['filters 60 deep', `filters${deep(60, '$and')}[title]=x`],
    ['a NUL in a filter', 'filters[url][$eq]=%00'],
    ['half a character in a filter', 'filters[url][$eq]=%ED%A0%80'],
    ['a constructor', 'constructor[prototype][x]=1'],
    ['a broken escape', 'filters[url][$eq]=%E0%A4%A'],
    ['a thousand conditions', Array.from({ length: 1000 }, (_, i) => `filters[$or][${i}][url]=x`).join('&')],
  ])('%s is no reason to fail', async (_, query) => {
    expect((await fetch(`${url}/api/projectss?${query}`)).status).toBeLessThan(500);
  });

  test('a NUL in a document id is no reason to fail', async () => {
    expect((await fetch(`${url}/api/projectss/a%00b`)).status).toBe(400);
  });

  test('no page is larger than a hundred entries', async () => {
    const sizeOf = async (size: number) => {
      const response = await fetch(`${url}/api/projectss?pagination[pageSize]=${size}`);
      return { status: response.status, meta: (await response.json()).meta };
    };
    expect(await sizeOf(100)).toMatchObject({ status: 200, meta: { pagination: { pageSize: 100 } } });
    expect((await sizeOf(101)).status).toBe(400);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on content is closed', async (method) => {
    for (const path of [...READS, '/api/projectss/1', '/api/upload', '/api/upload/files']) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: '{"data":{}}',
      });
      expect([401, 403, 404, 405], `${response.status} for ${method} ${path}`).toContain(response.status);
    }
  });
});
