import type { UID } from '@strapi/strapi';
import { z } from 'zod';

const named = z.object({ url: z.string().min(1) });
const ofCategory = named.extend({ category: z.string().min(1) });

const ADDRESSES: Partial<Record<UID.ContentType, (entry: unknown) => string | null>> = {
  'api::projects.projects': (entry) => {
    const { data } = ofCategory.safeParse(entry);
    return data ? `/projects/${data.category}/${data.url}` : null;
  },
  'api::news-item.news-item': (entry) => under('/news-and-media', entry),
  'api::blog-post.blog-post': (entry) => under('/blogs', entry),
};

function under(page: string, entry: unknown): string | null {
  const { data } = named.safeParse(entry);
  return data ? `${page}/${data.url}` : null;
}

/** Whether entries of a type have pages of their own. */
export const hasPages = (uid: UID.ContentType): boolean => uid in ADDRESSES;

/**
 * The address of the page that an entry has on the site (specification section 2).
 * @returns null where it has none: its type has no pages, or a draft has no name for one yet
 */
export const entryAddress = (uid: UID.ContentType, entry: unknown): string | null =>
  ADDRESSES[uid]?.(entry) ?? null;
