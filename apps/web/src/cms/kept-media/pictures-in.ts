import { paths } from '../../config/paths';
import { pictureFromCms, rawPicture } from '../media';

// Sharp enough on a phone, fit to be seen on a laptop, and read by every browser.
const MOST_WIDTH = 1080;

/** The one file of a picture that can stand in for all its others. */
function everybodysFile(raw: object): string | null {
  const parsed = rawPicture.safeParse(raw);
  const picture = parsed.success ? pictureFromCms(parsed.data) : null;
  if (!picture) return null;
  const { webp } = picture;
  const { src } = webp.findLast(({ width }) => width <= MOST_WIDTH) ?? webp[0] ?? picture;
  return src.startsWith(paths.media) ? src.slice(paths.media.length) : null;
}

/** Of each picture in a reply of the CMS the file that every browser can show, as it is named under `/media/`. */
export function picturesIn(reply: unknown): string[] {
  if (typeof reply !== 'object' || reply === null) return [];
  if (!('mime' in reply)) return Object.values(reply).flatMap(picturesIn);
  const file = everybodysFile(reply);
  return file === null ? [] : [file];
}
