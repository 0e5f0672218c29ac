import { z } from 'zod/mini';
import { readTarget, spell } from '../config/spelling';
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

/** No page of ours lies this far below another. */
const DEEPEST = 4;

export type Redirect = { to: string; permanent: boolean };

/** A path as redirects are compared: however it was spelled, and whatever is asked of it. */
const spelled = (written: string) => {
  const target = readTarget(written);
  return target && spell(target.segments).toLowerCase();
};

/** The redirects by the addresses they stand at. */
type Table = Map<string, Redirect>;

const parse = parseOnce(
  (data): Table =>
    new Map(
      parseEntries('redirects', rawRedirect, data, report).flatMap(({ from, to, permanent }) => {
        const at = spelled(from);
        return at === null ? [] : [[at, { to, permanent: permanent ?? true }] as const];
      }),
    ),
);

/** An address with something below it: what it asks and names stays at its end. */
function below(address: string, rest: string): string {
  if (rest === '' || !address.startsWith('/')) return address;
  const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return path.replace(/\/+$/, '') + rest + end;
}

/** What stands at a path or above it: with a page moves all that lies below. */
function redirectAt(redirects: Table, path: string): Redirect | undefined {
  for (
    let at = path, level = 0;
    at !== '' && level <= DEEPEST;
    at = at.slice(0, at.lastIndexOf('/')), level += 1
  ) {
    const found = redirects.get(at);
    if (found) return { ...found, to: below(found.to, path.slice(at.length)) };
  }
  return undefined;
}

/**
 * Where an editor sends visitors of a page that no longer exists: to the end at once, however many redirects lead there.
 * @returns `null` for no redirect, for one that only leads in a circle, and when the backend cannot be asked: the 404
 * page is then the better answer
 */
export async function getRedirect(pathname: string): Promise<Redirect | null> {
  let redirects: ReturnType<typeof parse>;
  try {
    redirects = await content.read('redirects', parse);
  } catch (error) {
    if (error instanceof CmsError) return null;
    throw error;
  }
  let path = spelled(pathname);
  let to: string | null = null;
  let permanent = true;
  // Each leads on once at most: who was led more often goes in a circle.
  for (let step = 0; step <= redirects.size; step += 1) {
    const next = path && redirectAt(redirects, path);
    if (!next) return to === null ? null : { to, permanent };
    to = next.to;
    permanent &&= next.permanent;
    path = to.startsWith('/') ? spelled(to) : null;
  }
  return null;
}
