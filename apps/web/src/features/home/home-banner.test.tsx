import { words } from '@sahyara/page-words/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aRawPicture, someRawVariants } from '../../testing/builders';
import type { Banner } from './home';
import { HomeBanner } from './home-banner';
import { homeFromCms } from './home-from-cms';

function banners(...headings: string[]): Banner[] {
  const desktopBanner = aRawPicture({ formats: someRawVariants([640, 1920]) });
  const banner = headings.map((heading) => ({ heading, link: '/about-us', desktopBanner }));
  return homeFromCms({ banner }, 'https://www.sahyara.example').banners;
}

const render = (shown: Banner[]) =>
  renderToStaticMarkup(<HomeBanner link={words.home.bannerLink} banners={shown} brandName="Sahyara" />);

const count = (html: string, part: string) => html.split(part).length - 1;

describe('the banner of the home page', () => {
  it('asks for the first picture ahead of everything, and for no other before it is shown', () => {
    const html = render(banners('One', 'Two', 'Three'));
    expect(count(html, 'fetchPriority="high"')).toBe(1);
    expect(count(html, 'loading="eager"')).toBe(1);
    expect(count(html, 'loading="lazy"')).toBe(2);
    expect(html.match(/<div[^>]*hidden=""/g)).toHaveLength(2);
    expect(html.indexOf('fetchPriority="high"')).toBeLessThan(html.indexOf('hidden=""'));
  });

  it('has one heading of the page, however many banners there are', () => {
    const html = render(banners('One', 'Two', 'Three'));
    expect(count(html, '<h1')).toBe(1);
    expect(html).toMatch(/<h1[^>]*>One<\/h1>/);
    expect(count(html, '<h2')).toBe(2);
  });

  it('has a mark for each, named by its heading, and a way to keep them still', () => {
    const html = render(banners('One', 'Two'));
    expect(count(html, 'data-mark=""')).toBe(2);
    expect(html).toContain('aria-labelledby="banner-2"');
    expect(html).toContain('id="banner-2"');
    expect(html).toContain('aria-label="Pause the pictures"');
  });

  it('alone needs neither marks nor script', () => {
    const html = render(banners('One'));
    expect(html).not.toContain('<button');
    expect(html).not.toContain('data-banners');
  });

  it('without any banner shows the name of the company', () => {
    const html = render([]);
    expect(html).toMatch(/<h1[^>]*>Sahyara<\/h1>/);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<a ');
  });

  it('says of each picture what it is', () => {
    const desktopBanner = aRawPicture({ caption: 'Artist’s impression' });
    const banner = ['One', 'Two'].map((heading) => ({ heading, desktopBanner }));
    const html = render(homeFromCms({ banner }, 'https://www.sahyara.example').banners);
    expect(count(html, 'Artist’s impression')).toBe(2);
  });

  it('sets a long line smaller', () => {
    const html = render(banners('Short', 'A line that an editor could not bring himself to shorten at all'));
    expect(html).toMatch(/<h2[^>]*longHeading/);
    expect(html).not.toMatch(/<h1[^>]*longHeading/);
  });

  it('that leads to a project carries its registration, and is not shown while that is not known', () => {
    const href = '/projects/residential/paayri';
    const [first, second] = banners('One', 'Two');
    if (!first || !second) throw new Error('There are two banners');
    const project = { documentId: 'paayri' };
    const shown: Banner[] = [first, { ...second, goal: { kind: 'project', project, href: null } }];
    const html = renderToStaticMarkup(
      <HomeBanner
        link={words.home.bannerLink}
        banners={shown}
        brandName="Sahyara"
        projectOf={(named) =>
          'documentId' in named ? { href, registration: <b>{named.documentId}</b> } : null
        }
      />,
    );
    expect(count(html, '<b>paayri</b>')).toBe(1);
    expect(count(html, `href="${href}"`)).toBe(1);
    expect(render(shown)).not.toContain('Two');
  });
});
