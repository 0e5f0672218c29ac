/** The pages that a menu can lead to, as editors choose them. */
export const menuPages = [
  'home',
  'about us',
  'projects',
  'residential projects',
  'commercial projects',
  'news and media',
  'careers',
  'contact us',
  'blogs',
  'trust room',
  'shortlist',
] as const;
export type MenuPage = (typeof menuPages)[number];

/** What each menu leads to while no editor has chosen (specification section 2). */
export const menus = {
  menu: ['home', 'about us', 'projects', 'news and media', 'careers', 'contact us', 'blogs'],
  quickLinks: ['home', 'about us', 'residential projects', 'commercial projects'],
  navigation: ['careers', 'blogs', 'news and media', 'contact us'],
} as const satisfies Record<string, readonly MenuPage[]>;

/** A menu as the CMS keeps it: what a new installation begins with. */
export const menuItems = (name: keyof typeof menus): { page: MenuPage }[] =>
  menus[name].map((page) => ({ page }));
