import { expect, it } from 'vitest';
import { chatGoingOn, chatSaying } from './company-chat';

const CHAT = 'https://wa.me/910000000000';
const textOf = (link: string) => new URL(link).searchParams.get('text');

it('says what it is given, in lines, and no plus for a space', () => {
  const link = chatSaying(`${CHAT}?text=Hello`, ['Enquiry', '', 'ओटा & Sons + one']);
  expect(link.startsWith(`${CHAT}?`)).toBe(true);
  expect(textOf(link)).toBe('Enquiry\n\nओटा & Sons + one');
  expect(link).not.toContain('+');
});

it('goes on from its opening message', () => {
  expect(textOf(chatGoingOn(`${CHAT}?text=Hello%20there`, 'My reference: SH-7K2M4'))).toBe(
    'Hello there\nMy reference: SH-7K2M4',
  );
});

it('begins with the line where it has no opening message', () => {
  expect(textOf(chatGoingOn(CHAT, 'My reference: SH-7K2M4'))).toBe('My reference: SH-7K2M4');
});
