import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pictureFromCms } from '../cms/media';
import { aRawPicture } from '../testing/builders';
import { Picture } from './picture';

const small = { url: '/uploads/small.webp', width: 500, height: 281 };
const wide = pictureFromCms(aRawPicture({ formats: { small } }));
const tall = pictureFromCms(aRawPicture({ url: '/uploads/tall.webp', width: 1080, height: 1440 }));

it('offers every size, and says its own', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} sizes="50vw" />);
  expect(html).toContain('srcSet="/media/small.webp 500w, /media/tower_1600.webp 1600w"');
  expect(html).toContain(
    'sizes="50vw" width="1600" height="900" alt="The tower from the garden" loading="lazy"',
  );
});

it('shows the tall crop on upright screens, with its own shape', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} tall={tall} sizes="100vw" />);
  expect(html).toMatch(/<source media="\(orientation: portrait\)"[^>]* width="1080" height="1440"\/>/);
});

it('uses the tall crop for all where there is no wide one', () => {
  const html = renderToStaticMarkup(<Picture picture={null} tall={tall} sizes="100vw" />);
  expect(html).not.toContain('<source');
  expect(html).toContain('src="/media/tall.webp"');
});

it('fetches the first picture of a page at once', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} sizes="100vw" first />);
  expect(html).toMatch(/fetchPriority="high"/i);
  expect(html).not.toContain('lazy');
});

it('stands in for a missing picture without saying anything', () => {
  const html = renderToStaticMarkup(<Picture picture={null} sizes="100vw" shape="landscape" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('<img');
});
