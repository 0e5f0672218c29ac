import { type MenuPage, menus } from '@sahyara/page-words/menus';
import { ownAddress } from '../../config/own-address';
import { paths, projectAt } from '../../config/paths';
import { pageNames } from '../../contracts/page-names';

/** Where an entry of a menu leads: to a page by its name, or to an address of ours. An empty label is the page's name. */
export type MenuItem = { page: MenuPage | null; link: string | null; label: string };
/** An entry as it stands in the page. `opens`: the button that shows the two lists (specification section 2). */
export type MenuLink = { name: string; href: string; opens: boolean };
/** A project that has a page. */
export type NamedPlace = { title: string; path: string };

const pages: Record<MenuPage, readonly [name: string, href: string]> = {
  home: [pageNames.home, paths.home],
  'about us': [pageNames.about, paths.about],
  projects: [pageNames.projects, paths.projects],
  'residential projects': [pageNames.residential, paths.residential],
  'commercial projects': [pageNames.commercial, paths.commercial],
  'news and media': [pageNames.newsAndMedia, paths.newsAndMedia],
  careers: [pageNames.career, paths.career],
  'contact us': [pageNames.contact, paths.contact],
  blogs: [pageNames.blogs, paths.blogs],
  'trust room': [pageNames.trust, paths.trust],
  shortlist: [pageNames.shortlist, paths.shortlist()],
};

/** A menu as it is while no editor has chosen. */
export const usualMenu = (name: keyof typeof menus): MenuItem[] =>
  menus[name].map((page) => ({ page, link: null, label: '' }));

/**
 * What an entry leads to. A project that is not published has no page, and an address of nowhere needs words of its own.
 * @param projects all that are published; `null` while they cannot be had
 */
function linkOf({ page, link, label }: MenuItem, projects: readonly NamedPlace[] | null): MenuLink | null {
  if (page) return { name: label || pages[page][0], href: pages[page][1], opens: page === 'projects' };
  const own = link === null ? null : ownAddress(link, OWN);
  if (!own) return null;
  if (own.path === paths.projects && own.rest === '')
    return linkOf({ page: 'projects', link, label }, projects);
  const isProject = projectAt(own.segments) !== null;
  const project = projects?.find(({ path }) => path.toLowerCase() === own.path.toLowerCase());
  if (isProject && projects && !project) return null;
  const href = (project?.path ?? own.path) + own.rest;
  const name = label || project?.title;
  return name ? { name, href, opens: false } : null;
}
// An address in a menu is one of ours, whatever the site is called.
const OWN = 'https://own.invalid';

/**
 * The entries of a menu, each place once: of two that lead there the first. Of one whose entries all lead nowhere the
 * usual ones.
 */
export function menuLinks(
  name: keyof typeof menus,
  items: readonly MenuItem[],
  projects: readonly NamedPlace[] | null,
): MenuLink[] {
  const links = items.flatMap((item) => linkOf(item, projects) ?? []);
  if (links.length === 0) return menuLinks(name, usualMenu(name), projects);
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
}
