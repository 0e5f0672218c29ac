import { content } from '../../cms/content';
import { parseOnce } from '../../cms/parse-once';
import type { About } from './about';
import { aboutFromCms } from './about-from-cms';

const parse = parseOnce(aboutFromCms);

/** The company's story; `null` when nobody has written it. @throws CmsError */
export async function getAbout(): Promise<About | null> {
  return content.read('about', parse);
}
