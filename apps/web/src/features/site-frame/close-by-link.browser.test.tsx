// @vitest-environment happy-dom
import { getByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aPageForEachTest, served, visitor } from '../../testing/a-page';
import { helpedBy } from '../../testing/enhancing';
import { enhance } from './close-by-link.browser';
import { Sidebar } from './sidebar';
import { siteWithoutContent } from './site';

aPageForEachTest();

it('closes by each of its links, whatever editors have made of the menu, and not by a button', async () => {
  const site = siteWithoutContent('Sahyara');
  const menu = [
    ...site.menu.filter(({ page }) => page !== 'projects'),
    { page: null, link: '/#here', label: 'Here' },
  ];
  const place = served(<Sidebar site={{ ...site, menu }} projects={[]} currentPath="/" />);
  const dialog = place.querySelector<HTMLDialogElement>('dialog[data-enhance="close-by-link"]');
  if (!dialog) throw new Error('The page has a menu');
  dialog.showModal();
  helpedBy(enhance, dialog);
  await visitor.click(dialog);
  expect(dialog.open).toBe(true);
  const link = getByRole(dialog, 'link', { name: 'Here' });
  link.addEventListener('click', (event) => event.preventDefault());
  await visitor.click(link);
  expect(dialog.open).toBe(false);
});
