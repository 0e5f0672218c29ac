// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { $keptHomes } from '../../contracts/kept-homes';
import { aPageForEachTest, served, visitor } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import { keptInThisBrowser } from '../../testing/kept-in-this-browser';
import { KeepLink } from '../../ui/keep-link';
import { enhance } from './keep.browser';
import { $shortlistSaid } from './shortlist-said';

aPageForEachTest();
beforeEach(() => keptInThisBrowser());

function aLink(name = 'meander.2-bhk') {
  const place = served(<KeepLink name={name} title="Meander, 2 BHK" href="/shortlist?homes=meander.2-bhk" />);
  const link = place.querySelector('a');
  if (!link) throw new Error('The page has a Keep link');
  let ledAway = false;
  place.addEventListener('click', (event) => {
    ledAway = !event.defaultPrevented;
    event.preventDefault();
  });
  const undo = helpedBy(enhance, link);
  return { place, link, undo, isPressed: () => link.getAttribute('aria-pressed'), ledAway: () => ledAway };
}

it('is a switch that keeps a home and lets it go, and says so', async () => {
  const { place, isPressed, ledAway } = aLink();
  const button = getByRole(place, 'button', { name: /Keep Meander, 2 BHK/ });
  await visitor.click(button);
  expect([isPressed(), $keptHomes.get(), ledAway()]).toEqual(['true', ['meander.2-bhk'], false]);
  expect($shortlistSaid.get()?.words).toBe('Kept: Meander, 2 BHK. 1 on your shortlist.');
  button.focus();
  await visitor.keyboard(' ');
  expect([isPressed(), $keptHomes.get()]).toEqual(['false', []]);
  expect($shortlistSaid.get()?.words).toBe('Meander, 2 BHK is off your shortlist.');
});

it('follows what another part of the page, or another tab, keeps', () => {
  const { isPressed } = aLink();
  $keptHomes.set(['meander.2-bhk']);
  expect(isPressed()).toBe('true');
});

it('a thirteenth is not kept, and the link leads nowhere', async () => {
  $keptHomes.set(Array.from({ length: 12 }, (_, index) => `p${index}`));
  const { link, isPressed, ledAway } = aLink();
  await visitor.click(link);
  expect([isPressed(), ledAway()]).toEqual(['false', false]);
  expect($shortlistSaid.get()?.words).toMatch(/holds twelve/);
});

it('leads on where the browser keeps nothing', async () => {
  const { link, ledAway } = aLink();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await visitor.click(link);
  vi.restoreAllMocks();
  expect(ledAway()).toBe(true);
});

it('is a link again when it is undone', () => {
  const { place, undo } = aLink();
  undo();
  expect(getByRole(place, 'link', { name: /Keep Meander/ }).hasAttribute('aria-pressed')).toBe(false);
});
