import { expect, test } from 'vitest';
import { categoryOfPage, deskAddresses, fits } from './route-leads';

const lead = { project: 'kansa', category: 'residential', source: 'footer' };
const routes = [
  { to: ['offices@mail.example'], categories: ['commercial' as const] },
  { to: ['kansa@mail.example', 'head@mail.example'], projects: ['kansa'] },
  { to: ['everyone@mail.example'] },
];
const HEAD_OFFICE = 'hello@mail.example';

test('the first route that fits is taken', () => {
  expect(deskAddresses(routes, lead, HEAD_OFFICE)).toEqual(['kansa@mail.example', 'head@mail.example']);
  expect(deskAddresses(routes, { ...lead, category: 'commercial' }, HEAD_OFFICE)).toEqual([
    'offices@mail.example',
  ]);
  expect(deskAddresses(routes, { ...lead, project: null }, HEAD_OFFICE)).toEqual(['everyone@mail.example']);
});

test('a lead that fits none goes to the site’s own address', () => {
  expect(deskAddresses(routes.slice(0, 1), lead, HEAD_OFFICE)).toEqual([HEAD_OFFICE]);
  expect(deskAddresses([], lead, HEAD_OFFICE)).toEqual([HEAD_OFFICE]);
});

test('every list that is given must hold the lead’s own', () => {
  expect(fits({ projects: ['kansa'], sources: ['banner form'] }, lead)).toBe(false);
  expect(fits({ projects: ['kansa'], sources: ['footer', 'banner form'] }, lead)).toBe(true);
  expect(fits({ categories: ['residential'] }, { ...lead, category: null })).toBe(false);
});

test.each([
  ['/projects/residential/kansa', 'residential'],
  ['/projects/commercial/kaman-quarter/cost-sheet', 'commercial'],
  ['/projects/residential', null],
  ['/contact-us', null],
  [undefined, null],
])('the page %s is of %s', (page, category) => {
  expect(categoryOfPage(page)).toBe(category);
});
