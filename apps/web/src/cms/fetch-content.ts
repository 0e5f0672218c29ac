import { z } from 'zod/mini';
import { CmsError } from './errors';
import { fetchReply } from './fetch-reply';
import { type ContentName, contents, contentUrl } from './queries';

const paging = z.object({ pagination: z.object({ pageCount: z.number() }) });

/**
 * Reads a content whole from the backend: the one entry of a single, or every entry of a list, page by page.
 * Runs in the browser too, where a visitor retries a failed load.
 * @param headers what the site's server proves itself with
 * @returns the `data` of the reply (spec section 7); `null` when a single does not exist
 * @throws CmsError
 */
export async function fetchContent(
  backendUrl: string,
  name: ContentName,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const read = (page: number) => fetchReply(contentUrl(backendUrl, name, page), undefined, headers);
  const first = await read(1);
  if (contents[name].kind === 'single') return first?.data ?? null;

  const entries: unknown[] = [];
  let reply = first;
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page++) {
    if (page > 1) reply = await read(page);
    if (!reply || !Array.isArray(reply.data)) {
      throw new CmsError(
        'malformed',
        contents[name].path,
        `The backend's list ${contents[name].path} is not a list`,
      );
    }
    entries.push(...reply.data);
    const parsed = paging.safeParse(reply.meta);
    if (parsed.success) pageCount = parsed.data.pagination.pageCount;
  }
  return entries;
}
