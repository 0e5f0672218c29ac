// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { $keptHomes } from '../../contracts/kept-homes';
import { aPageForEachTest, served } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import { keptInThisBrowser } from '../../testing/kept-in-this-browser';
import { ShortlistLink, ShortlistNote } from './shortlist-link';
import { enhance } from './shortlist-link.browser';

aPageForEachTest();
beforeEach(() => keptInThisBrowser());

it.each([
  ['the link of the header', <ShortlistLink key="link" />, 'Shortlist 2'],
  ['the note beside a form', <ShortlistNote key="note" />, 'Your shortlist goes along.'],
])('%s is shown while something is kept, and leads to it', (_, view, words) => {
  const root = served(view).firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('The page has a link');
  helpedBy(enhance, root);
  const link = root.matches('a') ? root : root.querySelector('a');
  expect(root.hidden).toBe(true);
  $keptHomes.set(['ota', 'meander.2-bhk']);
  expect([root.hidden, root.textContent]).toEqual([false, words]);
  expect(link?.getAttribute('href')).toBe('/shortlist?homes=ota,meander.2-bhk');
  $keptHomes.set([]);
  expect(root.hidden).toBe(true);
});
