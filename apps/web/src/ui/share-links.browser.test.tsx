// @vitest-environment happy-dom
import { getByRole, queryByRole } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { aPageForEachTest, served, until } from '../testing/a-page';
import { helpedBy } from '../testing/enhancing';
import { ShareLinks } from './share-links';
import { enhance } from './share-links.browser';

aPageForEachTest();
const PAGE = { title: 'Measuring a room', url: 'https://www.sahyara.example/blogs/measuring-a-room' };

/** What the browser can do with an address. */
function aBrowser({
  writeText,
  share,
}: Partial<Record<'writeText' | 'share', (given: unknown) => Promise<void>>>) {
  vi.stubGlobal('navigator', {
    ...(writeText ? { clipboard: { writeText } } : {}),
    ...(share ? { share } : {}),
  });
}

let place: HTMLElement;
beforeEach(() => {
  place = served(<ShareLinks {...PAGE} />);
});
const help = () => {
  const root = place.firstElementChild;
  if (root instanceof HTMLElement) helpedBy(enhance, root);
};
const shown = (name: string) => queryByRole(place, 'button', { name });
const press = (name: string) => getByRole(place, 'button', { name }).click();
const said = () => getByRole(place, 'status').textContent;

it('offers nothing that the browser cannot do', () => {
  aBrowser({});
  help();
  expect([shown('Copy link'), shown('Share…')]).toEqual([null, null]);
});

it('copies the link, and says so', async () => {
  const writeText = vi.fn(async () => {});
  aBrowser({ writeText });
  help();
  press('Copy link');
  await until(() => expect(said()).toBe('Copied.'));
  expect(writeText.mock.calls).toEqual([[PAGE.url]]);
});

it('says the link where copying is forbidden', async () => {
  aBrowser({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) });
  help();
  press('Copy link');
  await until(() => expect(said()).toBe(PAGE.url));
});

it('hands the page over to the sheet of the phone, and takes a refusal', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  aBrowser({ share });
  help();
  press('Share…');
  await until(() => expect(share.mock.calls).toEqual([[PAGE]]));
  expect(said()).toBe('');
});
