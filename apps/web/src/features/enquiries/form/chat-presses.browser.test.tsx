// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { toldWhenPressed } from '../../../contracts/chat-press';
import { aPageForEachTest, served } from '../../../testing/a-page';
import { helpedBy } from '../../../testing/enhancing';
import { enhance } from './chat-presses.browser';
import { keepReference } from './enquiry-draft';

aPageForEachTest();

const CHAT = 'https://wa.me/910000000000?text=Hello';
const sendBeacon = vi.fn((_address: string) => true);

beforeEach(() => {
  sendBeacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon });
});

/** A link on a page, pressed on the sign in it. @returns the link as the browser follows it */
function pressed() {
  const page = served(
    <main>
      <a href={CHAT} {...toldWhenPressed('/contact-us')}>
        <span>Chat</span>
      </a>
    </main>,
  );
  const [main, link, sign] = [
    page.querySelector('main'),
    page.querySelector('a'),
    page.querySelector('span'),
  ];
  if (!main || !link || !sign) throw new Error('The page has a link');
  helpedBy(enhance, main);
  link.addEventListener('click', (event) => event.preventDefault());
  sign.click();
  return link;
}

it('tells a press once, in the browser’s place, and the next one again', async () => {
  const link = pressed();
  expect(sendBeacon.mock.calls).toEqual([['/whatsapp-presses?on=%2Fcontact-us']]);
  expect(link.hasAttribute('ping')).toBe(false);
  expect(link.href).toBe(CHAT);
  await vi.waitFor(() => expect(link.getAttribute('ping')).toBe('/whatsapp-presses?on=%2Fcontact-us'));
});

it('takes the reference of this tab along, into the chat once and to the site', () => {
  keepReference('SH-7K4Q2');
  const link = pressed();
  link.click();
  expect(new URL(link.href).searchParams.get('text')).toBe('Hello\nMy reference: SH-7K4Q2');
  expect(sendBeacon.mock.calls[0]).toEqual(['/whatsapp-presses?on=%2Fcontact-us&reference=SH-7K4Q2']);
});

it('leaves it to the browser where it may not tell', () => {
  sendBeacon.mockReturnValue(false);
  expect(pressed().getAttribute('ping')).toBe('/whatsapp-presses?on=%2Fcontact-us');
});
