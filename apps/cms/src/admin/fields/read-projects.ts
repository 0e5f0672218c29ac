import { z } from 'zod/mini';

/** A project as somebody who leads on to it meets it. */
export type ProjectChoice = { url: string; words: string };

const reply = z.object({
  results: z.array(
    z.object({
      // A draft may lack all of it.
      title: z.nullish(z.string()),
      url: z.nullish(z.string()),
      locality: z.nullish(z.string()),
      status: z.enum(['draft', 'modified', 'published']),
    }),
  ),
  pagination: z.object({ pageCount: z.number() }),
});

/**
 * A page of the content manager's list of projects. What has no address yet cannot be led to and is left out.
 * @throws Error with a sentence for whoever sees it
 */
export function readProjects(body: unknown): { projects: ProjectChoice[]; pages: number } {
  const parsed = reply.safeParse(body);
  if (!parsed.success) throw new Error('The CMS answered no list of projects. Reload the page.');
  const { results, pagination } = parsed.data;
  return {
    pages: pagination.pageCount,
    projects: results.flatMap(({ title, url, locality, status }) => {
      if (!url) return [];
      const named = [title || url, locality].filter(Boolean).join(', ');
      return [{ url, words: status === 'draft' ? `${named} (not live)` : named }];
    }),
  };
}
