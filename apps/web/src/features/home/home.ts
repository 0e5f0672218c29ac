import { homeWords, type Words } from '@sahyara/page-words/words';
import type { Seo } from '../../cms/fields';
import type { Picture } from '../../cms/media';

/** A project as a banner names it: by the relation an editor made, or by the address of its page that was typed. */
export type NamedProject = { documentId: string } | { category: string; url: string };
/** Where a banner leads. A project's `href` is `null` where the address follows from the project. */
export type BannerGoal =
  | { kind: 'project'; project: NamedProject; href: string | null }
  | { kind: 'page'; href: string };

export type Banner = {
  heading: string;
  subheading: string;
  goal: BannerGoal | null;
  wide: Picture | null;
  tall: Picture | null;
};
type Figure = { value: string; label: string };
export type Testimonial = {
  quote: string;
  reviewerName: string;
  reviewerDetail: string;
  reviewerImage: Picture | null;
};

/** The home page's own content (spec section 3). */
export type Home = Words<'home'> & {
  banners: Banner[];
  overview: { heading: string; text: string; figures: Figure[]; images: Picture[] } | null;
  testimonials: Testimonial[];
  seo: Seo;
};

/** A home nobody has written yet: the page then lives from projects, news and articles. */
export const emptyHome: Home = {
  ...homeWords,
  banners: [],
  overview: null,
  testimonials: [],
  seo: { title: '', description: '', shareImage: null },
};

// About four lines of display type.
const LONG_QUOTE_CHARACTERS = 320;
// What stands as display type before a long quote: a sentence or two, no fewer words than make sense alone.
const LEAD_CHARACTERS = { least: 32, most: 180 };

/**
 * How a quote is set: a short one whole as display type, a long one with its first sentence so and the rest as running
 * text. One that begins with an endless sentence has no lead.
 */
export function quoteParts({ quote }: Testimonial): { lead: string; rest: string } {
  if (quote.length <= LONG_QUOTE_CHARACTERS) return { lead: quote, rest: '' };
  const { least, most } = LEAD_CHARACTERS;
  const ends = [...quote.matchAll(/[.!?…]["”’]?\s+/g)].map(({ index, 0: end }) => index + end.length);
  const end = ends.find((place) => place >= least && place <= most);
  if (end === undefined) return { lead: '', rest: quote };
  return { lead: quote.slice(0, end).trimEnd(), rest: quote.slice(end) };
}
