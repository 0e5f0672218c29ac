import { expect, it } from 'vitest';
import { contextOf } from './enquiry-context';

it('The context names the project whose page the form stands on', () => {
  expect(contextOf('/projects/residential/kansa', 'https://search.example/')).toEqual({
    project: 'kansa',
    page: '/projects/residential/kansa',
    referrer: 'https://search.example/',
  });
  expect(contextOf('/projects/commercial/peth-row/cost-sheet').project).toBe('peth-row');
});

it.each(['/', '/projects/residential', '/blogs/projects'])('The context of %s names no project', (page) => {
  expect(contextOf(page)).toEqual({ page });
});

it('The context is cut to what the CMS keeps', () => {
  const { page, referrer } = contextOf(`/${'p'.repeat(2000)}`, `https://a.example/${'r'.repeat(2000)}`);
  expect([page?.length, referrer?.length]).toEqual([1000, 1000]);
});
