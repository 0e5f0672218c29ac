import { z } from 'zod/mini';
import { anyLink, listOf, picture, requiredText, seo, text } from '../../cms/fields';
import { picturesFromCms, rawPictures } from '../../cms/media';
import { parseSingle } from '../../cms/parse-entries';
import { emptyHome, type Home } from './home';

/** The `data` of `GET /api/home/`. */
const rawHome = z.object({
  banner: listOf(
    z.object({
      heading: requiredText,
      subheading: text,
      link: anyLink,
      desktopBanner: picture,
      mobileBanner: picture,
    }),
  ),
  overview: z.nullish(
    z.object({
      heading: requiredText,
      text,
      figures: listOf(z.object({ value: requiredText, label: text })),
      images: rawPictures,
    }),
  ),
  testimonials: listOf(
    z.object({ quote: requiredText, reviewerName: text, reviewerDetail: text, reviewerImage: picture }),
  ),
  seo,
});

/**
 * Makes the site's own home of what the CMS sent.
 * @throws CmsError `malformed`
 */
export function homeFromCms(data: unknown): Home {
  const raw = parseSingle('home', rawHome, data);
  if (!raw) return emptyHome;
  return {
    banners: raw.banner.map(({ desktopBanner, mobileBanner, ...banner }) => ({
      ...banner,
      wide: desktopBanner,
      tall: mobileBanner,
    })),
    overview: raw.overview ? { ...raw.overview, images: picturesFromCms(raw.overview.images) } : null,
    testimonials: raw.testimonials,
    seo: raw.seo,
  };
}
