import { describe, expect, inject, test } from 'vitest';
import { type ContentName, contents, contentUrl, entryUrl } from '../../web/src/cms/queries.ts';
import { HOME_OF_SPEC, listed, nested, nestedLists, PROJECT_OF_SPEC } from './spec-calls.ts';

const NAMES = Object.keys(contents).filter((name): name is ContentName => name in contents);
// Code of the CMS and no entry: it takes no query at all.
const OF_ENTRIES = NAMES.filter((name) => name !== 'consentNotice');
const LISTS = OF_ENTRIES.filter((name) => contents[name].kind === 'list');
// Nobody may have written it yet; Strapi says so after it has looked.
const READ = [200, 404];

/** What turns a call of the site into one outside the closed list. */
const CHANGES: [name: string, change: string][] = [
  ['everything populated', 'populate[200]=*'],
  ['who wrote it populated', 'populate[0]=createdBy'],
  ['who changed it populated', 'populate[updatedBy]=true'],
  ['versions in other languages populated', 'populate[0]=localizations'],
  ['a part nobody has', 'populate[0]=nope'],
  ['a name every object has', 'populate[0]=constructor'],
  ['a populate that is a number', 'populate[0][0]=1'],
  ['a field nobody has', 'fields[0]=nope'],
  ['all fields', 'fields=*'],
  ['a filter by who wrote it', 'filters[createdBy][email][$startsWith]=a'],
  ['a filter by a field nobody has', 'filters[nope]=1'],
  ['a filter by a picture', 'filters[seo][shareImage][url][$startsWith]=/uploads/a'],
  ['a filter in logic by a picture', 'filters[$or][0][$not][brochure][hash][$contains]=a'],
  ['a comparison nobody knows', 'filters[documentId][$regex]=.*'],
  ['a comparison that reads letter case', 'filters[documentId][$containsi]=a'],
  ['a filter four levels deep', 'filters[$and][0][$and][0][$and][0][$and][0][documentId]=a'],
  [
    'eleven conditions',
    Array.from({ length: 11 }, (_, index) => `filters[$or][${index}][documentId]=a`).join('&'),
  ],
  [
    'fifty-one values',
    Array.from({ length: 51 }, (_, index) => `filters[documentId][$in][${index}]=a`).join('&'),
  ],
  ['logic that is no list', 'filters[$or][documentId]=a'],
  ['a moment that is none', 'filters[createdAt][$gt]=tomorrow'],
  ['a day that is none', 'filters[createdAt][$gt]=2026-02-30T00:00:00Z'],
  ['a text of two hundred and one signs', `filters[documentId]=${'a'.repeat(201)}`],
  ['a NUL', 'filters[documentId]=%00'],
  ['a sort by who wrote it', 'sort[20]=createdBy.email'],
  ['a sort by a picture', 'sort=seo.shareImage.url'],
  ['a sort in no direction', 'sort=documentId:up'],
  ['a page of a hundred and one', 'pagination[pageSize]=101'],
  ['a page of none', 'pagination[pageSize]=0'],
  ['a page of minus one', 'pagination[limit]=-1'],
  ['a page far beyond any end', 'pagination[page]=1001'],
  ['a start far beyond any end', 'pagination[start]=100001'],
  ['both ways of paging', 'pagination[page]=1&pagination[start]=0'],
  ['a status nobody knows', 'status=nope'],
  ['a search', '_q=a'],
  ['a language', 'locale=en'],
  ['drafts by another name', 'hasPublishedVersion=false'],
  ['a parameter nobody knows', 'nope=1'],
  ['a query of five thousand signs', `populate[0]=${'a'.repeat(5000)}`],
  ['two hundred parameters', Array.from({ length: 200 }, () => 'sort=').join('&')],
  ['brackets two thousand deep', `filters${'[a]'.repeat(1300)}=1`],
];

describe.each(['sqlite', 'postgres'] as const)('the closed list of queries on %s', (kind) => {
  const { url } = inject(kind);
  const statusOf = async (address: string) => {
    const response = await fetch(address);
    const text = await response.text();
    return { status: response.status, text };
  };

  test.each(NAMES)('takes the site’s call for %s', async (name) => {
    const { status, text } = await statusOf(contentUrl(url, name));
    expect(READ, text).toContain(status);
  });

  test.each(LISTS)('takes the site’s call for one of %s', async (name) => {
    const { status, text } = await statusOf(entryUrl(url, name, 'a1b2c3d4e5f6a1b2c3d4e5f6'));
    expect(READ, text).toContain(status);
  });

  test.each([
    ['/api/home/', listed(HOME_OF_SPEC)],
    ['/api/home/', nested(HOME_OF_SPEC)],
    ['/api/home/', nestedLists(HOME_OF_SPEC)],
    ['/api/projectss', listed(PROJECT_OF_SPEC)],
    ['/api/projectss', nested(PROJECT_OF_SPEC)],
    ['/api/projectss', nestedLists(PROJECT_OF_SPEC)],
    ['/api/projectss', `${listed(PROJECT_OF_SPEC)}&filters[category][$eq]=residential&sort=order:desc`],
    ['/api/projectss', 'fields=title,url&sort[0]=title&pagination[start]=5&pagination[limit]=5'],
    [
      '/api/projectss',
      'filters[$or][0][url][$in][0]=a&filters[$or][1][$not][category]=commercial&filters[order][$gte]=0',
    ],
    [
      '/api/news-items',
      'filters[publishedOn][$lt]=2026-03-31&populate[cover][fields][0]=url&sort[publishedOn]=desc',
    ],
  ])('takes GET %s?%s', async (path, query) => {
    const { status, text } = await statusOf(`${url}${path}?${query}`);
    expect(READ, text).toContain(status);
  });

  test.each(CHANGES)('refuses %s on every call of the site, and says which', async (_, change) => {
    for (const name of OF_ENTRIES) {
      const address = contentUrl(url, name);
      const separator = address.includes('?') ? '&' : '?';
      const { status, text } = await statusOf(`${address}${separator}${change}`);
      expect(status, `${name}: ${text}`).toBe(change.startsWith('status') ? 403 : 400);
      const { error }: { error: { name: string; message: string } } = JSON.parse(text);
      if (status === 400) expect(error.name).toBe('ValidationError');
      expect(error.message.length).toBeGreaterThan(10);
      expect(error.message.length).toBeLessThan(300);
    }
  });

  test('names the parameter it refuses', async () => {
    const { text } = await statusOf(`${url}/api/projectss?filters[brochure][url][$startsWith]=/uploads/p`);
    expect(JSON.parse(text)).toEqual({
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: 'filters[brochure] is nothing entries can be filtered by',
        details: {},
      },
    });
  });

  test.each([
    ['/API/projectss', 404],
    ['/Api/home', 404],
    ['/api/Projectss', 404],
    ['/api/projectss//', 400],
    ['/api//home', 400],
  ])('%s leads nowhere: content has one address', async (path, status) => {
    expect((await statusOf(url + path)).status).toBe(status);
  });

  test('filters find, and a page beyond the end is empty', async () => {
    const none = await statusOf(`${url}/api/projectss?filters[$and][0][url]=nobody-has-this`);
    expect(JSON.parse(none.text)).toMatchObject({ data: [], meta: { pagination: { total: 0 } } });
    const beyond = await statusOf(`${url}/api/projectss?pagination[page]=1000&pagination[pageSize]=100`);
    expect(JSON.parse(beyond.text).data).toEqual([]);
  });
});
