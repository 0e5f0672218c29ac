// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { $keptHomes } from '../../contracts/kept-homes';
import { aPageForEachTest, visitor } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import { keptInThisBrowser } from '../../testing/kept-in-this-browser';
import { enhance } from './shortlist-page.browser';
import { $shortlistSaid } from './shortlist-said';

aPageForEachTest();
let ledTo: string[] = [];
beforeEach(() => {
  keptInThisBrowser();
  ledTo = [];
  vi.spyOn(location, 'replace').mockImplementation((address) => void ledTo.push(String(address)));
});

/** The page of a shortlist as its server made it. */
function aShortlist(shown: string, missing = '') {
  document.body.innerHTML = `<div data-shortlist="${shown}" data-missing="${missing}">
    <button data-keep-all hidden>Keep this list on this device</button>
    <a data-own-list hidden href="/shortlist">Open your own list</a>
    <a data-drop="ota" href="#">Remove</a>
    <form data-add-home><select name="add"><option value="tamba">Tamba</option></select><button>Add</button></form>
  </div>`;
  const root = document.querySelector('div');
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => event.preventDefault());
  if (root) helpedBy(enhance, root);
  const part = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector);
  return {
    keepAll: part<HTMLButtonElement>('[data-keep-all]'),
    own: part<HTMLAnchorElement>('[data-own-list]'),
    drop: part<HTMLAnchorElement>('[data-drop]'),
    add: part<HTMLButtonElement>('form button'),
  };
}

it('without an address it shows what this browser keeps', () => {
  $keptHomes.set(['ota', 'tamba']);
  aShortlist('');
  expect(ledTo).toEqual(['/shortlist?homes=ota,tamba']);
});

it('somebody else’s list can be kept too, and one’s own is a link away', async () => {
  $keptHomes.set(['tamba']);
  const { keepAll, own } = aShortlist('ota');
  expect([keepAll?.hidden, own?.hidden, own?.getAttribute('href')]).toEqual([
    false,
    false,
    '/shortlist?homes=tamba',
  ]);
  if (keepAll) await visitor.click(keepAll);
  expect($keptHomes.get()).toEqual(['ota', 'tamba']);
  expect(keepAll?.hidden).toBe(true);
  expect($shortlistSaid.get()?.words).toBe('Kept. 2 on your shortlist.');
});

it('where one’s own list is full, the oldest make room, and it says so', async () => {
  $keptHomes.set(Array.from({ length: 12 }, (_, index) => `p${index}`));
  const { keepAll } = aShortlist('ota');
  if (keepAll) await visitor.click(keepAll);
  expect([$keptHomes.get().length, $keptHomes.get()[0]]).toEqual([12, 'ota']);
  expect($shortlistSaid.get()?.words).toMatch(/the oldest of yours made room/);
});

it('what is taken off or added on one’s own page is kept so', async () => {
  $keptHomes.set(['ota', 'meander']);
  const { drop, add, keepAll } = aShortlist('ota,meander');
  expect(keepAll?.hidden).toBe(true);
  if (drop) await visitor.click(drop);
  expect($keptHomes.get()).toEqual(['meander']);
  if (add) await visitor.click(add);
  expect($keptHomes.get()).toEqual(['tamba', 'meander']);
});

it('what is taken off somebody else’s page is not taken off one’s own', async () => {
  $keptHomes.set(['ota']);
  const { drop } = aShortlist('ota,meander');
  if (drop) await visitor.click(drop);
  expect($keptHomes.get()).toEqual(['ota']);
});

it('what is no longer listed is not asked for again', () => {
  $keptHomes.set(['ota', 'gone']);
  aShortlist('ota', 'gone');
  expect($keptHomes.get()).toEqual(['ota']);
});
