import { z } from 'zod/mini';
import { changedAt, day, picture, requiredText, seo, text } from '../../cms/fields';
import { type OnBadEntry, parseEntries } from '../../cms/parse-entries';
import { rawRichText } from '../../cms/rich-text-schema';
import type { BlogPost } from './blog-post';

/** One entry of `GET /api/blog-posts`. */
const rawBlogPost = z.object({
  documentId: z.string(),
  updatedAt: changedAt,
  title: requiredText,
  url: requiredText,
  topic: text,
  author: text,
  authorRole: text,
  publishedOn: day,
  excerpt: text,
  cover: picture,
  body: rawRichText,
  project: text,
  seo,
});

/**
 * The articles as the CMS sent them, one bad entry left out.
 * @throws CmsError `malformed`
 */
export function blogsFromCms(data: unknown, onBadEntry: OnBadEntry): BlogPost[] {
  return parseEntries('blogs', rawBlogPost, data, onBadEntry).map((raw) => ({
    ...raw,
    body: raw.body ?? [],
  }));
}
