import { words } from '@sahyara/page-words/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactWays } from './contact-page';

const ways = { words: words.contact, phone: null, whatsApp: null, visitLink: 'Book a visit' };
const linksOf = (changes: object = {}) =>
  [...renderToStaticMarkup(<ContactWays {...ways} {...changes} />).matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href,
  );

test('a house without telephone and WhatsApp can still be visited, and calls back', () => {
  expect(linksOf()).toEqual([expect.stringContaining('call'), '/visits']);
});

test('its telephone stands first and its WhatsApp last', () => {
  const links = linksOf({
    phone: { text: '020 1234 5678', href: 'tel:+912012345678' },
    whatsApp: 'https://wa.me/912012345678',
  });
  expect(links).toHaveLength(4);
  expect([links[0], links[3]]).toEqual(['tel:+912012345678', 'https://wa.me/912012345678']);
});
