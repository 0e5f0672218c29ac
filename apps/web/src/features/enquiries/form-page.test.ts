import { expect, it } from 'vitest';
import { formPage } from './form-page';

it.each([
  '/',
  '/about-us',
  '/projects/residential',
  '/projects/commercial/north-gate',
  '/blogs/carpet-area',
  '/news-and-media/a_1',
])('a form that came from %s is shown there again', (path) => {
  expect(formPage(path)).toBe(path);
});

it.each([
  '//evil.example',
  'https://evil.example/',
  '/enquiries',
  '/nowhere',
  '/blogs/../health',
  '/blogs/a/b',
  '/hooks/content-changed',
  '',
  null,
])('a form that says it came from %s is shown on Contact Us', (path) => {
  expect(formPage(path)).toBe('/contact-us');
});
