import { content } from '../../cms/content';
import { parseOnce } from '../../cms/parse-once';
import { env } from '../../config/env';
import type { Home } from './home';
import { homeFromCms } from './home-from-cms';

const parse = parseOnce((data) => homeFromCms(data, env.siteUrl));

/** The home page's own content. @throws CmsError */
export async function getHome(): Promise<Home> {
  return content.read('home', parse);
}
