// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { aPageForEachTest, served, visitor } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import { enhance } from './projects-menu.browser';
import { Sidebar } from './sidebar';
import { siteWithoutContent } from './site';

aPageForEachTest();

let menu: HTMLDialogElement;
let entry: HTMLElement;
beforeEach(() => {
  const place = served(<Sidebar site={siteWithoutContent('Sahyara')} projects={[]} currentPath="/" />);
  const found = place.querySelector('dialog');
  const helped = place.querySelector<HTMLElement>('[data-enhance="projects-menu"]');
  if (!found || !helped) throw new Error('The page has a menu');
  [menu, entry] = [found, helped];
  menu.showModal();
  helpedBy(enhance, entry);
});
const projects = () => getByRole(menu, 'button', { name: 'Projects', hidden: true });
const isSaidOpen = () => projects().getAttribute('aria-expanded') === 'true';
const pointer = (type: string, pointerType: string) =>
  entry.dispatchEvent(new PointerEvent(type, { pointerType }));

it('says that the sub-menu is open while the pointer is over it', () => {
  const over = vi.spyOn(entry, 'matches').mockReturnValue(true);
  pointer('pointerenter', 'mouse');
  expect(isSaidOpen()).toBe(true);
  over.mockReturnValue(false);
  pointer('pointerleave', 'mouse');
  expect(isSaidOpen()).toBe(false);
});

it('what a tap has opened stays open when the finger leaves, until the menu is closed', async () => {
  await visitor.click(projects());
  pointer('pointerleave', 'touch');
  expect(isSaidOpen()).toBe(true);
  menu.close();
  expect(isSaidOpen()).toBe(false);
});
