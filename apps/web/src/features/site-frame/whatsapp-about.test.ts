import { expect, it } from 'vitest';
import { whatsAppAbout } from './whatsapp-about';

const PAGE = 'https://www.sahyara.example/projects/residential/meander';
const textOf = (link: string) => new URL(link).searchParams.get('text');

it('goes on from the opening message with what is looked at, and where', () => {
  const link = whatsAppAbout('https://wa.me/910000000000?text=Hello%20there', 'Meander, 3 BHK', PAGE);
  expect(link.startsWith('https://wa.me/910000000000?')).toBe(true);
  expect(textOf(link)).toBe(`Hello there\nI am looking at Meander, 3 BHK: ${PAGE}`);
  expect(link).not.toContain('+');
});

it('says so by itself where there is no opening message', () => {
  expect(textOf(whatsAppAbout('https://wa.me/910000000000', 'ओटा & Sons', PAGE))).toBe(
    `I am looking at ओटा & Sons: ${PAGE}`,
  );
});
