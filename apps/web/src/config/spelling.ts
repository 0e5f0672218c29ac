/** An address as it was asked for. */
export type Target = {
  /** Its path as it was spelled. */
  path: string;
  /** Its query with the question mark; `''` for none. */
  search: string;
  /** Its path decoded, without what means nothing: doubled slashes, dots, `index.html`. */
  segments: string[];
};

const INDEX = 'index.html';
// Once decoded, these would be read again, by us or by what stands behind us, as something else than a name.
const NO_NAME = /[/\\\p{Cc}]|%[\da-f]{2}/iu;

function segmentsOf(path: string): string[] | null {
  const segments: string[] = [];
  for (const written of path.split('/')) {
    let segment: string;
    try {
      segment = decodeURIComponent(written);
    } catch {
      // Half an escape says nothing.
      return null;
    }
    if (segment === '' || segment === '.') continue;
    if (segment === '..') segments.pop();
    else if (NO_NAME.test(segment)) return null;
    else segments.push(segment);
  }
  if (segments.at(-1)?.toLowerCase() === INDEX) segments.pop();
  return segments;
}

/** Reads the target of a request. @returns `null` where it cannot be the address of anything */
export function readTarget(written: string): Target | null {
  // A proxy may ask by the whole address.
  const target = written.replace(/^https?:\/\/[^/?#]*/i, '');
  const [beforeHash = ''] = target.split('#', 1);
  const question = beforeHash.indexOf('?');
  const path = question === -1 ? beforeHash : beforeHash.slice(0, question);
  const segments = path.startsWith('/') ? segmentsOf(path) : null;
  return segments && { path, search: question === -1 ? '' : beforeHash.slice(question), segments };
}

/** The one spelling of a path. */
export const spell = (segments: readonly string[]): string =>
  `/${segments.map(encodeURIComponent).join('/')}`;
