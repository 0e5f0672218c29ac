import { inject } from 'vitest';

/** Every address that is one page by itself (spec section 2). */
export const PAGES = [
  '/',
  '/about-us',
  '/projects/residential',
  '/projects/commercial',
  '/news-and-media',
  '/career',
  '/contact-us',
  '/blogs',
  '/trust',
  '/thank-you',
];

/** The first detail page that a list links to. */
export async function firstDetail(list: string): Promise<string> {
  const html = await (await fetch(inject('siteUrl') + list)).text();
  const link = new RegExp(`href="(${list}/[^"/?#]+)"`).exec(html)?.[1];
  if (!link) throw new Error(`${list} links to no detail page`);
  return link;
}

const LISTS = ['/projects/residential', '/projects/commercial', '/news-and-media', '/blogs'];

/** One address of each kind that everybody may open. */
export const everyTemplate = async (): Promise<string[]> => [
  ...PAGES,
  ...(await Promise.all(LISTS.map(firstDetail))),
];
