import { expect, it } from 'vitest';
import { formPage } from './form-page';

it.each([
  '/',
  '/about-us',
  '/projects/residential',
  '/projects/commercial/north-gate',
  '/blogs/carpet-area',
  '/news-and-media/a_1',
  '/shortlist',
  '/shortlist?homes=meander.2-bhk,ota',
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

it('a form of a shortlist’s page is shown there again with what is left of a made-up address', () => {
  expect(formPage('/shortlist?homes=ota,<b>&next=https://evil.example')).toBe('/shortlist?homes=ota');
});
