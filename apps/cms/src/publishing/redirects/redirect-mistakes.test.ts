import { expect, test } from 'vitest';
import { pathOfOurs } from './path-of-ours';
import { type Around, type RedirectDraft, redirectMistakes } from './redirect-mistakes';

const SITE = 'https://www.sahyara.example';
const PAGES = ['/about-us', '/projects/residential/meander'];
const around = (others: Around['others'] = []): Around => ({
  site: SITE,
  others,
  find: async (path) => (PAGES.includes(path) ? 'page' : 'nothing'),
});
const told = async (draft: Partial<RedirectDraft>, others?: Around['others']) => {
  const whole = { from: '/old', to: '/about-us', otherSite: false, ...draft };
  return (await redirectMistakes(whole, around(others))).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
};

test.each([
  ['/old', '/old'],
  ['/Old-Page/', '/old-page'],
  ['/old///page', '/old/page'],
  ['/old?x=1#part', '/old'],
  [`${SITE}/old/`, '/old'],
  ['/', '/'],
  ['https://evil.example/old', null],
  ['//evil.example/old', null],
  ['javascript:alert(1)', null],
  ['https://', null],
])('%s is the path %s', (written, path) => {
  expect(pathOfOurs(written, SITE)).toBe(path);
});

test('an old address that leads to a page has no mistake, whether written as a path or whole', async () => {
  expect(await told({})).toEqual([]);
  expect(await told({ to: `${SITE}/projects/residential/meander?from=sign#plans` })).toEqual([]);
});

test.each([
  [{ to: '/Old/' }, 'to: It leads to itself.'],
  [{ to: '/nowhere' }, 'to: There is no page at /nowhere.'],
  [{ from: '/about-us', to: PAGES[1] }, 'from: There is a page at /about-us: nobody would ever be led on.'],
  [{ from: '/old?x=1' }, 'from: Visitors are matched by the path alone. Write /old.'],
  [{ from: 'https://evil.example/old' }, 'from: Only the old path on our own site, for example /old-name.'],
])('%j is refused', async (draft, message) => {
  expect(await told(draft)).toEqual([message]);
});

test('another website has to be meant', async () => {
  const to = 'https://www.partner.example/offer';
  expect(await told({ to })).toEqual([
    'to: www.partner.example is another website. Say so below, if visitors are really to leave ours.',
  ]);
  expect(await told({ to, otherSite: true })).toEqual([]);
});

test('two that lead to each other, and three in a row, are refused from either end', async () => {
  expect(await told({ from: '/a', to: '/b' }, [{ from: '/b', to: '/A' }])).toEqual([
    'to: /b already leads back to /a: visitors would go round for ever.',
  ]);
  expect(await told({ from: '/a', to: '/b' }, [{ from: '/b', to: '/about-us' }])).toEqual([
    'to: /b only leads on to /about-us. Lead there at once.',
  ]);
  expect(await told({ from: '/b' }, [{ from: '/a', to: '/b' }])).toEqual([
    'from: /a leads here. Let that one lead to /about-us first: one step is enough.',
  ]);
});

test('an address that another redirect has is refused in whatever spelling', async () => {
  expect(await told({ from: '/Taken/' }, [{ from: '/taken', to: '/about-us' }])).toEqual([
    'from: There is a redirect from /taken already.',
  ]);
});

test('a site that cannot be asked keeps nobody from saving', async () => {
  const draft = { from: '/about-us', to: '/nowhere', otherSite: false };
  expect(await redirectMistakes(draft, { site: SITE, others: [], find: async () => null })).toEqual([]);
});
