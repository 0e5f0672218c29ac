import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandMark } from './brand-mark';
import { siteWithoutContent } from './site';

const site = {
  ...siteWithoutContent('Sahyara'),
  logoDrawing: { box: [0, 0, 40, 10], areas: [{ d: 'M0 0L10 0L10 10Z', transform: '', evenOdd: false }] },
} satisfies Parameters<typeof BrandMark>[0]['site'];

it('stands in the page as a drawing, in the colour of the words around it, and is fetched from nowhere', () => {
  const html = renderToStaticMarkup(<BrandMark site={site} inView />);
  expect(html).toContain('aria-label="Sahyara"');
  expect(html).toContain('<path d="M0 0L10 0L10 10Z">');
  expect(html).not.toMatch(/src|fill/);
});

it('keeps the rule by which an area has holes', () => {
  const logoDrawing = { ...site.logoDrawing, areas: [{ d: 'M0 0Z', transform: '', evenOdd: true }] };
  const html = renderToStaticMarkup(<BrandMark site={{ ...site, logoDrawing }} inView />);
  expect(html).toContain('<path d="M0 0Z" fill-rule="evenodd">');
});

it('is drawn once in a page: the footer shows the header’s', () => {
  const html = renderToStaticMarkup(<BrandMark site={site} />);
  expect(html).toContain('<use href="#brand-drawing">');
  expect(html).not.toContain('<path');
});

it('is the name in type where an editor gave nothing', () => {
  expect(renderToStaticMarkup(<BrandMark site={{ ...site, logoDrawing: null }} />)).toContain('>Sahyara<');
});
