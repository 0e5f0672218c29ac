import type { Seo } from '../../cms/fields';
import type { Picture } from '../../cms/media';

export type Banner = {
  heading: string;
  subheading: string;
  link: string | null;
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
export type Home = {
  banners: Banner[];
  overview: { heading: string; text: string; figures: Figure[]; images: Picture[] } | null;
  testimonials: Testimonial[];
  seo: Seo;
};

/** A home nobody has written yet: the page then lives from projects, news and articles. */
export const emptyHome: Home = {
  banners: [],
  overview: null,
  testimonials: [],
  seo: { title: '', description: '', shareImage: null },
};

// About four lines at the width of the page.
const LONG_QUOTE_CHARACTERS = 320;

/** Long quotes are set as running text, short ones as display type. */
export const isLongQuote = ({ quote }: Testimonial) => quote.length > LONG_QUOTE_CHARACTERS;
