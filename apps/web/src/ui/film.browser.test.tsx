// @vitest-environment happy-dom
import { filmAt } from '@sahyara/rich-text/film';
import { getByRole, queryByRole } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aPageForEachTest, served, visitor } from '../testing/a-page';
import { helpedBy } from '../testing/enhancing';
import { enhance } from './film.browser';
import { FilmPoster } from './film-poster';
import { layouts } from './picture-layouts';

aPageForEachTest();

const ADDRESS = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';

function aPoster() {
  const film = filmAt(ADDRESS);
  if (!film) throw new Error(`${ADDRESS} is no film`);
  const title = 'Walkthrough of Tower One';
  const shown = { film, href: ADDRESS, title, poster: null, layout: layouts.pageWide, play: 'Play it' };
  const place = served(<FilmPoster {...shown} />);
  const poster = getByRole(place, 'link', { name: /Play it/ });
  poster.addEventListener('click', (event) => event.preventDefault());
  helpedBy(enhance, poster);
  return { place, poster, player: () => place.querySelector('iframe') };
}

it('nobody is asked for a film before it is played; then it plays in the place of its picture', async () => {
  const { place, poster, player } = aPoster();
  expect(player()).toBeNull();
  await visitor.click(poster);
  expect(player()?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE/);
  expect(player()?.title).toMatch(/^Walkthrough of /);
  expect(queryByRole(place, 'link', { name: /Play/ })).toBeNull();
});

it.each(['Control', 'Shift', 'Alt', 'Meta'])('with %s the link is the browser’s own', async (key) => {
  const { poster, player } = aPoster();
  await visitor.keyboard(`{${key}>}`);
  await visitor.click(poster);
  await visitor.keyboard(`{/${key}}`);
  expect(player()).toBeNull();
});

it('in a dialog it ends with the dialog, and its picture is there to be played again', async () => {
  const { place, poster, player } = aPoster();
  const dialog = document.createElement('dialog');
  place.replaceWith(dialog);
  dialog.append(place);
  dialog.showModal();
  await visitor.click(poster);
  expect(player()).not.toBeNull();
  dialog.close();
  await vi.waitFor(() => expect(player()).toBeNull());
  dialog.showModal();
  await visitor.click(getByRole(place, 'link', { name: /Play it/ }));
  expect(player()).not.toBeNull();
});
