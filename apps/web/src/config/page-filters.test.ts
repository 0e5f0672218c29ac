import { expect, it } from 'vitest';
import { asksForPart } from './page-filters';

it.each([
  ['/news-and-media?kind=event', true],
  ['/blogs?topic=money', true],
  ['/career?q=', true],
  ['/career?opening=carpenter', true],
  ['/news-and-media', false],
  ['/news-and-media?utm_source=x', false],
  ['/news-and-media?topic=money', false],
  ['/about-us?kind=event', false],
])('%s asks for a part: %s', (address, expected) => {
  expect(asksForPart(new URL(address, 'https://sahyara.example'))).toBe(expected);
});
