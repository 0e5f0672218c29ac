import { z } from 'zod/mini';
import { changedAt, day, outsideLink, picture, requiredText, seo, text } from '../../cms/fields';
import { type OnBadEntry, parseEntries } from '../../cms/parse-entries';
import { rawRichText } from '../../cms/rich-text-schema';
import { type NewsItem, newsKinds } from './news-item';

/** One entry of `GET /api/news-items`. */
const rawNewsItem = z.object({
  documentId: z.string(),
  updatedAt: changedAt,
  title: requiredText,
  url: requiredText,
  kind: z.enum(newsKinds),
  outlet: text,
  publishedOn: day,
  excerpt: text,
  cover: picture,
  body: rawRichText,
  externalUrl: outsideLink,
  seo,
});

/**
 * The news as the CMS sent it, one bad entry left out.
 * @throws CmsError `malformed`
 */
export function newsFromCms(data: unknown, onBadEntry: OnBadEntry): NewsItem[] {
  return parseEntries('news', rawNewsItem, data, onBadEntry).map((raw) => ({ ...raw, body: raw.body ?? [] }));
}
