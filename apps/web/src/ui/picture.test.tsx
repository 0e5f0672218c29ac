import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pictureFromCms } from '../cms/media';
import { aRawPicture, someRawVariants } from '../testing/builders';
import { Picture } from './picture';
import { inPage, share } from './picture-grid';
import { layouts } from './picture-layouts';

/** Phones, and wide windows that are held upright: where the box that opens a page is upright. */
const UPRIGHT =
  '(orientation: portrait) and (max-width: 39.99rem), (orientation: portrait) and (min-width: 64rem)';

const placeholder = 'data:image/webp;base64,UklGRhwAAABXRUJQ';
const tallPlaceholder = 'data:image/webp;base64,VEFMTA==';
const wide = pictureFromCms(
  aRawPicture({
    width: 1920,
    height: 1080,
    formats: someRawVariants([400, 828, 1080, 1440, 1920]),
    placeholder,
    dominantColour: '#8a7f6e',
  }),
);
const tall = pictureFromCms(
  aRawPicture({
    url: '/uploads/tall.webp',
    width: 1080,
    height: 1440,
    formats: someRawVariants([400, 828], 3 / 4),
    placeholder: tallPlaceholder,
  }),
);
const bare = pictureFromCms(aRawPicture());

const sourcesIn = (html: string) => html.match(/<source [^>]*>/g) ?? [];

describe('A picture with variants', () => {
  const html = renderToStaticMarkup(
    <Picture picture={wide} layout={inPage('landscape', { from: 60, width: share(8, 12) })} />,
  );

  it('offers AVIF before WebP, every size with its width, and the shape on each', () => {
    const [avif, webp, ...more] = sourcesIn(html);
    expect(avif).toMatch(/type="image\/avif" srcSet="\/media\/avif_400_tower\.avif 400w, .* 1920w"/);
    expect(webp).toMatch(/type="image\/webp" srcSet="\/media\/webp_400_tower\.webp 400w, .* 1920w"/);
    expect(more).toEqual([]);
    for (const source of [avif, webp]) {
      expect(source).toContain('sizes="(min-width: 93rem) 61.5rem, (min-width: 60rem) 65.8vw,');
      expect(source).toContain('width="1920" height="1080"');
    }
  });

  it('falls back on a middle size, not on the original', () => {
    expect(html).toMatch(/<img [^>]*src="\/media\/webp_1080_tower\.webp" width="1920" height="1080"/);
  });

  it('waits until it comes near, on a ground of its own colour', () => {
    expect(html).toMatch(/<img [^>]*loading="lazy" decoding="async"/);
    expect(html).toMatch(/<svg [^>]*color="#8a7f6e" aria-hidden="true">/);
    expect(html).not.toContain('data:');
    expect(html).not.toContain('style=');
  });

  it('never offers more than its place has use for', () => {
    const small = renderToStaticMarkup(<Picture picture={wide} layout={layouts.avatar} />);
    expect(sourcesIn(small)).toHaveLength(2);
    expect(small.match(/\d+w[,"]/g)).toEqual(['400w"', '400w"']);
    expect(small).toContain('src="/media/webp_400_tower.webp"');
  });
});

describe('The first picture of a page', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} tall={tall} layout={layouts.hero} first />);

  it('is fetched at once, and lies on itself in a few pixels until it has come', () => {
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
    expect(html).not.toMatch(/lazy|async|preload/);
    expect(html).toContain(`<source media="${UPRIGHT}" srcSet="${tallPlaceholder}"/>`);
    expect(html).toContain(`src="${placeholder}" width="1920" height="1080" alt=""`);
  });

  it('shows the tall crop on upright screens, with its own shape and size', () => {
    const [avif, webp, ...others] = sourcesIn(html).filter((source) => source.includes('type='));
    for (const source of [avif, webp]) {
      expect(source).toContain(`media="${UPRIGHT}"`);
      expect(source).toContain(
        'sizes="(min-width: 64rem) max(54.7vw, 63.3svh), (min-width: 40rem) max(93.8vw, clamp(12.7rem, 43.6svh, 42.2rem)), (min-width: 0rem) max(93.8vw, clamp(11.3rem, 30.9svh, 28.1rem)), 93.8vw"',
      );
      expect(source).toContain('width="1080" height="1440"');
    }
    expect(others).toHaveLength(2);
    for (const source of others) {
      expect(source).not.toContain('media=');
      expect(source).toContain(
        'sizes="(min-width: 64rem) max(54.7vw, 150svh), (min-width: 40rem) max(93.8vw, clamp(30rem, 103.3svh, 100rem)), (min-width: 0rem) max(93.8vw, clamp(26.7rem, 73.3svh, 66.7rem)), 93.8vw"',
      );
    }
  });
});

it('A phone is offered no more of a banner’s tall crop than 828 px', () => {
  const large = pictureFromCms(aRawPicture({ formats: someRawVariants([640, 828, 1080]) }));
  const html = renderToStaticMarkup(<Picture picture={wide} tall={large} layout={layouts.hero} first />);
  const avifs = sourcesIn(html).filter((source) => source.includes('image/avif'));
  const widthsOf = (source = '') => [...source.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(avifs[0]).toContain('media="(orientation: portrait) and (max-width: 30rem)"');
  expect(widthsOf(avifs[0])).toEqual([640, 828]);
  expect(avifs[1]).toContain(`media="${UPRIGHT}"`);
  expect(widthsOf(avifs[1])).toEqual([640, 828, 1080]);
});

describe('A picture without variants', () => {
  it('is shown as it was uploaded', () => {
    const html = renderToStaticMarkup(<Picture picture={bare} layout={layouts.pair} />);
    expect(html).not.toMatch(/<source|srcset|<svg/i);
    expect(html).toContain('src="/media/tower_1600.webp" width="1600" height="900"');
  });

  it('still stands as the tall crop where it is one', () => {
    const html = renderToStaticMarkup(<Picture picture={wide} tall={bare} layout={layouts.hero} />);
    expect(sourcesIn(html)[0]).toBe(
      `<source media="${UPRIGHT}" srcSet="/media/tower_1600.webp" width="1600" height="900"/>`,
    );
  });
});

describe('The point that every crop of a picture keeps', () => {
  const focused = (picture: typeof wide, x: number, y: number) => picture && { ...picture, focus: { x, y } };
  const frameOf = (element: React.JSX.Element) => /^<span[^>]*>/.exec(renderToStaticMarkup(element))?.[0];

  it('is told to the style sheet in steps that it knows', () => {
    const frame = frameOf(<Picture picture={focused(wide, 18.4, 100)} layout={layouts.pair} />);
    expect(frame).toContain('data-focus-x="20" data-focus-y="100"');
    const sheet = readFileSync(new URL('picture-focus.css', import.meta.url), 'utf8');
    for (const [axis, at] of [
      ['focus-x', 20],
      ['focus-y', 100],
      ['focus-x', 0],
      ['tall-focus-y', 50],
    ])
      expect(sheet).toContain(`[data-${axis}="${at}"]`);
  });

  it('is that of the tall crop on upright screens, which has the middle where nobody has set one', () => {
    const both = <Picture picture={focused(wide, 80, 20)} tall={tall} layout={layouts.hero} />;
    expect(frameOf(both)).toContain(
      'data-focus-x="80" data-focus-y="20" data-tall-focus-x="50" data-tall-focus-y="50"',
    );
    const tallAlone = <Picture picture={wide} tall={focused(tall, 0, 90)} layout={layouts.hero} />;
    expect(frameOf(tallAlone)).toContain('data-focus-x="50" data-focus-y="50" data-tall-focus-x="0"');
  });

  it('is nowhere in the page where nobody has set one', () => {
    const plain = <Picture picture={wide} tall={tall} layout={layouts.hero} first />;
    expect(renderToStaticMarkup(plain)).not.toContain('focus');
  });
});

it('The tall crop serves all screens where there is no wide one', () => {
  const html = renderToStaticMarkup(<Picture picture={null} tall={tall} layout={layouts.hero} />);
  expect(html).not.toContain('media=');
  expect(html).toContain('src="/media/webp_828_tower.webp" width="1080" height="1440"');
});

it('A missing picture is stood in for without saying anything', () => {
  const html = renderToStaticMarkup(<Picture picture={null} layout={layouts.pair} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('<img');
});

it('A mark stands on whatever is behind it', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} layout={layouts.logo} alt="Sahyara" eager />);
  expect(html).not.toContain('<svg');
  expect(html).toContain('alt="Sahyara" loading="eager"');
});
