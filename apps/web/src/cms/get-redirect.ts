import { z } from 'zod/mini';
import { content } from './content';
import { CmsError } from './errors';
import { parseEntries } from './parse-entries';
import { parseOnce } from './parse-once';
import { report } from './report';

const rawRedirect = z.object({
  from: z.string().check(z.startsWith('/')),
  to: z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/)/)),
  permanent: z.nullish(z.boolean()),
});

const parse = parseOnce((data) => parseEntries('redirects', rawRedirect, data, report));

export type Redirect = { to: string; permanent: boolean };

/**
 * Where an editor sends visitors of a page that no longer exists.
 * @returns `null` for no redirect, and when the backend cannot be asked: the 404 page is then the better answer
 */
export async function getRedirect(pathname: string): Promise<Redirect | null> {
  let redirects: ReturnType<typeof parse>;
  try {
    redirects = await content.read('redirects', parse);
  } catch (error) {
    if (error instanceof CmsError) return null;
    throw error;
  }
  const match = redirects.find(({ from }) => from === pathname);
  return match && match.to !== pathname ? { to: match.to, permanent: match.permanent ?? true } : null;
}
