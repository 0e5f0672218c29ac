import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address';
import { paths, projectAt } from './paths';

const SITE = 'https://www.sahyara.example';
const own = (link: string) => ownAddress(link, SITE);

describe('a link to a page of ours', () => {
  it.each([
    '/projects/residential/meander',
    '/projects/residential/meander/',
    '//projects/../projects/residential//meander'.slice(1),
    '/projects/./residential/x/../meander',
    '/projects/residential/%6deander',
    '/projects/residential/meander/index.html',
    '/projects\\residential\\meander',
    'https://www.sahyara.example/projects/residential/meander',
    'HTTPS://WWW.SAHYARA.EXAMPLE/projects/residential/meander/',
    'http://sahyara.example/projects/residential/meander',
    'https://someone@www.sahyara.example:443/projects/residential/meander',
    'https://sahyara.example./projects/residential/meander',
    'projects/residential/meander',
  ])('is one page, spelled %s', (link) => {
    expect(own(link)).toMatchObject({ path: '/projects/residential/meander', rest: '' });
  });

  it('keeps its query and its fragment apart', () => {
    expect(own('/projects/residential/meander/?utm_source=a#floor-plans-heading')).toMatchObject({
      path: '/projects/residential/meander',
      rest: '?utm_source=a#floor-plans-heading',
    });
  });

  it.each(['https://elsewhere.example/projects/residential/meander', 'mailto:a@sahyara.example', 'https://'])(
    'is not %s',
    (link) => expect(own(link)).toBeNull(),
  );
});

describe('the project that an address is of', () => {
  const at = (link: string) => projectAt(own(link)?.segments ?? []);

  it.each([
    '/Projects/Residential/Neem%20Court',
    paths.project('residential', 'neem court'),
    paths.costSheet('residential', 'neem court'),
    paths.openedPlans('residential', 'neem court'),
  ])('is found for %s', (address) => {
    expect(at(address)).toEqual({ category: 'residential', url: 'neem court' });
  });

  it.each([paths.home, paths.projects, paths.residential, '/projects/elsewhere/meander', paths.about])(
    'is none for %s',
    (address) => expect(at(address)).toBeNull(),
  );
});
