import { paths } from '../config/paths';

/** What is made for one visitor, thanks one, or is no page: never asked for before somebody asks. */
const NEVER = [
  '/projects/*/*/*',
  `${paths.privacy('')}*`,
  `${paths.thankYou}*`,
  `${paths.shortlist()}*`,
  `${paths.enquiries}*`,
  `${paths.media}*`,
  `${paths.share}*`,
  '/*.*',
  // Whoever filters a list or opens one with a reference asks for it themselves.
  '/*\\?(.+)',
];

/**
 * The rules by which browsers prepare a page (https://html.spec.whatwg.org/multipage/speculative-loading.html): the
 * whole page, once a visitor rests on a link to it or begins to press it. Browsers leave it where data or power is
 * saved.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, ...NEVER.map((pattern) => ({ not: { href_matches: pattern } }))],
      },
      eagerness: 'moderate',
    },
  ],
};
