import { expect, it } from 'vitest';
import { type MenuItem, menuLinks, usualMenu } from './menu';

const item = (changes: Partial<MenuItem>): MenuItem => ({ page: null, link: null, label: '', ...changes });
const meander = { title: 'Meander', path: '/projects/residential/meander' };

it('is the specification’s, in its order, while no editor has chosen', () => {
  expect(menuLinks('menu', usualMenu('menu'), []).map(({ name }) => name)).toEqual([
    'Home',
    'About Us',
    'Projects',
    'News and Media',
    'Careers',
    'Contact Us',
    'Blogs',
  ]);
  expect(menuLinks('quickLinks', usualMenu('quickLinks'), []).map(({ href }) => href)).toEqual([
    '/',
    '/about-us',
    '/projects/residential',
    '/projects/commercial',
  ]);
});

it('says an editor’s words, or the name of the page or project', () => {
  const items = [
    item({ page: 'blogs', label: 'वाचा' }),
    item({ page: 'trust room' }),
    item({ link: '/Projects/Residential/Meander/#construction' }),
    item({ link: '/projects/residential/meander', label: 'See it' }),
  ];
  expect(menuLinks('menu', items, [meander])).toEqual([
    { name: 'वाचा', href: '/blogs', opens: false },
    { name: 'Trust Room', href: '/trust', opens: false },
    { name: 'Meander', href: '/projects/residential/meander#construction', opens: false },
    { name: 'See it', href: '/projects/residential/meander', opens: false },
  ]);
});

it('leaves out a project that is not published, and shows it again when it is; while none can be had it stays', () => {
  const items = [item({ link: '/projects/residential/gone', label: 'Gone' })];
  expect(menuLinks('navigation', [item({ page: 'home' }), ...items], [meander])).toHaveLength(1);
  expect(
    menuLinks('navigation', items, [{ title: 'Gone', path: '/projects/residential/gone' }]),
  ).toHaveLength(1);
  expect(menuLinks('navigation', items, null)).toHaveLength(1);
  expect(menuLinks('navigation', items, []).map(({ name }) => name)).not.toContain('Gone');
});

it('is the usual one where every entry leads nowhere', () => {
  const gone = [item({ link: '/projects/residential/gone', label: 'Gone' })];
  expect(menuLinks('quickLinks', gone, [])).toEqual(menuLinks('quickLinks', usualMenu('quickLinks'), []));
});

it('opens the two lists by their address as by their name', () => {
  const [link] = menuLinks('menu', [item({ link: '/projects/', label: 'Places' })], null);
  expect(link).toEqual({ name: 'Places', href: '/projects', opens: true });
});

it('leaves out what leads nowhere, elsewhere, has no words, or leads where an earlier entry does', () => {
  const items = [
    item({}),
    item({ label: 'Nowhere' }),
    item({ link: 'https://elsewhere.example/', label: 'Elsewhere' }),
    item({ link: '//elsewhere.example/', label: 'Elsewhere' }),
    item({ link: 'javascript:alert(1)', label: 'Script' }),
    item({ link: '/blogs/carpet-area' }),
    item({ page: 'projects' }),
    item({ page: 'projects', label: 'Again' }),
  ];
  expect(menuLinks('menu', items, [meander]).map(({ name }) => name)).toEqual(['Projects']);
});
