import { homeWords, written } from '@sahyara/page-words/words';
import { z } from 'zod/mini';
import { anyLink, listOf, picture, requiredText, seo, text } from '../../cms/fields';
import { picturesFromCms, rawPictures } from '../../cms/media';
import { parseSingle } from '../../cms/parse-entries';
import { ownAddress } from '../../config/own-address';
import { projectAt } from '../../config/paths';
import { type BannerGoal, emptyHome, type Home } from './home';

/** The `data` of `GET /api/home/`. */
const rawHome = z.object({
  banner: listOf(
    z.object({
      heading: requiredText,
      subheading: text,
      project: z.nullish(z.object({ documentId: z.string() })),
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

type Goal = { project?: { documentId: string } | null; link: string | null };

/** The relation decides. A typed link to a project's page, however it is spelled, is that project (decision 44). */
function goalOf({ project, link }: Goal, siteUrl: string): BannerGoal | null {
  if (project) return { kind: 'project', project: { documentId: project.documentId }, href: null };
  if (!link) return null;
  const own = ownAddress(link, siteUrl);
  const typed = own && projectAt(own.segments);
  return typed
    ? { kind: 'project', project: typed, href: own.path + own.rest }
    : { kind: 'page', href: link };
}

/**
 * Makes the site's own home of what the CMS sent.
 * @param siteUrl tells a link to a page of ours from one to elsewhere
 * @throws CmsError `malformed`
 */
export function homeFromCms(data: unknown, siteUrl: string): Home {
  const raw = parseSingle('home', rawHome, data);
  if (!raw) return emptyHome;
  return {
    ...written(homeWords, data),
    banners: raw.banner.map(({ heading, subheading, desktopBanner, mobileBanner, ...goal }) => ({
      heading,
      subheading,
      goal: goalOf(goal, siteUrl),
      wide: desktopBanner,
      tall: mobileBanner,
    })),
    overview: raw.overview ? { ...raw.overview, images: picturesFromCms(raw.overview.images) } : null,
    testimonials: raw.testimonials,
    seo: raw.seo,
  };
}
