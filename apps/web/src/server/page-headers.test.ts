import { expect, it } from 'vitest';
import { POLICY } from './content-policy';
import { headersOf } from './page-headers';

const html = { 'content-type': 'text/html; charset=utf-8' };
const linkOf = (made: Record<string, string>, text: string) => headersOf(new Headers(made), text).get('link');

it('A page with a price asks for the rupee sign of its face with the page', () => {
  expect(linkOf(html, '<p>₹1.16 Cr</p>')).toMatch(
    /^<[^>]*instrument-sans-rupee[^>]*\.woff2[^>]*>; rel=preload; as=font; type="font\/woff2"; crossorigin$/,
  );
});

it.each([
  ['A page without one', html, '<p>Price on request</p>'],
  ['A feed', { 'content-type': 'application/atom+xml' }, '<title>Homes from ₹1.16 Cr</title>'],
  ['What does not say what it is', {}, '₹'],
])('%s asks for none', (_, made, text) => {
  expect(linkOf(made, text)).toBeNull();
});

it('A page keeps what Astro says of it, and its policy allows what stands in it', () => {
  const made = { ...html, 'cache-tag': 'projects', [POLICY]: "script-src 'self' 'sha256-elsewhere'" };
  const headers = headersOf(new Headers(made), '<p></p>');
  expect(headers.get('cache-tag')).toBe('projects');
  expect(headers.get(POLICY)?.trim()).toBe("script-src 'self'");
});
