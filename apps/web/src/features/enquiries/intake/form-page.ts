import { paths } from '../../../config/paths';
import { homesAt } from '../../../contracts/shortlist-address';

const PAGES: readonly string[] = [
  paths.home,
  paths.about,
  paths.residential,
  paths.commercial,
  paths.newsAndMedia,
  paths.career,
  paths.contact,
  paths.blogs,
  paths.thankYou,
];
// A slug as the CMS makes them; whatever else is no page of ours.
const DETAIL_PAGE = /^(\/projects\/(residential|commercial)|\/news-and-media|\/blogs)\/[\w.~-]{1,200}$/;

// With what is chosen there: nothing of it can be anything but letters of an address.
const VISIT_PAGE = /^\/projects\/(residential|commercial)\/[\w.~-]{1,200}\/visit(\?[\w.~%&=+:-]{0,300})?$/;

/**
 * The page to show a form on again. What the form says is not trusted: anything that is no page of the site, such
 * as the page of an error, is answered on Contact Us.
 */
export function formPage(said: FormDataEntryValue | null): string {
  if (typeof said !== 'string') return paths.contact;
  if (said.split('?', 1)[0] === paths.shortlist()) return paths.shortlist(homesAt(said));
  if (VISIT_PAGE.test(said)) return said;
  return PAGES.includes(said) || DETAIL_PAGE.test(said) ? said : paths.contact;
}
