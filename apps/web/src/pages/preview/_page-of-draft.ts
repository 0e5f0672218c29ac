import { z } from 'zod/mini';
import type { ContentName } from '../../cms/queries';
import type { Draft } from '../../cms/shown-draft';
import { paths } from '../../config/paths';
import { projectCategory } from '../../features/projects/project';

// Nobody has to give a draft an address or a list before it is looked at.
const NAMELESS = 'draft';
const fields = z.looseObject({ url: z.nullish(z.string()), category: z.nullish(z.string()) });

const pages: Partial<Record<ContentName, (url: string, category: string | null) => string>> = {
  home: () => paths.home,
  site: () => paths.home,
  about: () => paths.about,
  contact: () => paths.contact,
  pageTexts: () => paths.career,
  careers: () => paths.career,
  projects: (url, category) => paths.project(projectCategory(category ?? undefined) ?? 'residential', url),
  news: (url) => paths.newsItem(url),
  blogs: (url) => paths.blogPost(url),
};

/** The page on which a draft is looked at, and the draft with what that page finds it by; null where there is none. */
export function pageOfDraft(draft: Draft): { path: string; draft: Draft } | null {
  const page = pages[draft.name];
  const parsed = fields.safeParse(draft.data);
  if (!page || !parsed.success) return null;
  const { url, category } = parsed.data;
  const placed = draft.name === 'projects' ? { category: category ?? 'residential' } : {};
  const data = { ...parsed.data, ...(url ? {} : { url: NAMELESS }), ...placed };
  return { path: page(url || NAMELESS, category ?? null), draft: { ...draft, data } };
}
