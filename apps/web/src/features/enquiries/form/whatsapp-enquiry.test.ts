import { expect, it } from 'vitest';
import { anEnquiry } from '../../../testing/builders';
import { whatsAppEnquiry } from './whatsapp-enquiry';

const chat = 'https://wa.me/919000000000?text=Hello%20there';
const textOf = (link: string) => decodeURIComponent(new URL(link).search.replace('?text=', ''));

it('The chat opens with what was typed instead of its usual greeting', () => {
  const link = whatsAppEnquiry(chat, anEnquiry({ message: 'Is 2 + 2 & more “possible”?\nThanks' }));
  expect(link.startsWith('https://wa.me/919000000000?text=')).toBe(true);
  expect(textOf(link)).toBe(
    'Enquiry from the website\nAsha Kulkarni\n9000000001\nasha@example.com\n\nIs 2 + 2 & more “possible”?\nThanks',
  );
});

it('The chat takes half a character too, and a form without a message', () => {
  expect(textOf(whatsAppEnquiry(chat, anEnquiry({ name: 'A\ud83c', message: undefined })))).toBe(
    'Enquiry from the website\nA\ufffd\n9000000001\nasha@example.com',
  );
});
