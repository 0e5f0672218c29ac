import { describe, expect, it, vi } from 'vitest';
import { CmsError } from '../../cms/errors';
import { aRawPicture, aRawSite } from '../../testing/builders';
import { siteWithoutContent } from './site';
import { siteFromCms } from './site-from-cms';

const host = 'www.sahyara.example';
function read(changes: Record<string, unknown> = {}) {
  const report = vi.fn<(message: string) => void>();
  return { site: siteFromCms(aRawSite(changes), host, report), report };
}

describe('The site from the CMS', () => {
  it('makes links of what an editor typed', () => {
    const { site, report } = read({ favicon: { url: '/uploads/favicon.svg' } });
    expect(site.phone).toEqual({ text: '+91 00000 00000', href: 'tel:+910000000000' });
    expect(site.email?.href).toBe('mailto:hello@sahyara.example');
    expect(site.whatsApp).toBe('https://wa.me/910000000000?text=Hello%20%26%20welcome%3F');
    expect(site.favicon).toBe('/media/favicon.svg');
    expect(site.socials.map(({ network }) => network)).toEqual(['Facebook', 'Instagram', 'LinkedIn']);
    expect(report).not.toHaveBeenCalled();
  });

  it('leaves out what is empty', () => {
    const empty = Object.fromEntries(Object.keys(aRawSite()).map((name) => [name, null]));
    expect(siteFromCms(empty, host, vi.fn())).toEqual(siteWithoutContent(host));
    expect(siteFromCms({}, host, vi.fn())).toEqual(siteWithoutContent(host));
  });

  it('stands without content while nothing is published', () => {
    expect(siteFromCms(null, host, vi.fn())).toEqual(siteWithoutContent(host));
  });

  it.each([
    ['facebook', 'javascript:alert(1)'],
    ['headOfficeMapLink', 'data:text/html,x'],
    ['email', 'nobody'],
    ['logo', 'not a picture'],
    ['logoDrawing', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
    ['favicon', 7],
    ['privacyPolicy', '<script>alert(1)</script>'],
    ['phone', { number: 1 }],
    ['memberOf', { logo: null }],
  ])('leaves out a bad %s, reports it, and shows the rest', (name, value) => {
    const { site, report } = read({ [name]: value });
    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.calls[0]?.[0]).toContain(name);
    expect(site.brandName).toBe('Sahyara');
    expect(JSON.stringify(site)).not.toContain('javascript:');
  });

  it('has the menus and words of its editors, and those it always had where they wrote none', () => {
    const { site, report } = read({
      menu: [
        { page: 'blogs', link: null, label: ' वाचा ' },
        { page: 'a page of a later release', link: '/x', label: 'X' },
      ],
      quickLinks: [],
      navigation: null,
      navigationHeading: 'More of us',
      headOfficeHeading: ' ',
    });
    expect(site.menu).toEqual([
      { page: 'blogs', link: null, label: 'वाचा' },
      { page: null, link: '/x', label: 'X' },
    ]);
    expect(site.quickLinks).toEqual(siteWithoutContent(host).quickLinks);
    expect(site.navigation).toEqual(siteWithoutContent(host).navigation);
    expect(site.navigationHeading).toBe('More of us');
    expect(site.headOfficeHeading).toBe('Head office');
    expect(report).not.toHaveBeenCalled();
  });

  it('keeps its usual menu where that of the reply cannot be read', () => {
    const { site, report } = read({ menu: 'Home, Blogs' });
    expect(site.menu).toEqual(siteWithoutContent(host).menu);
    expect(report).toHaveBeenCalledOnce();
  });

  it('shows a chat without an opening message, and a member body with its logo', () => {
    const { site } = read({
      whatsappMessage: '  ',
      memberOf: { label: 'Builders', logo: aRawPicture(), link: 'https://builders.example' },
    });
    expect(site.whatsApp).toBe('https://wa.me/910000000000');
    expect(site.memberOf).toMatchObject({
      link: 'https://builders.example',
      logo: { src: '/media/tower_1600.webp' },
    });
  });

  it.each(['rubbish', 7, [], undefined])('does not take %j for a site', (data) => {
    expect(() => siteFromCms(data, host, vi.fn())).toThrow(CmsError);
  });
});
