import { content } from '../../cms/content';
import { parseOnce } from '../../cms/parse-once';
import { report } from '../../cms/report';
import type { NewsItem } from './news-item';
import { newsFromCms } from './news-item-from-cms';

const parse = parseOnce((data) => newsFromCms(data, report));

/** All news, newest first. @throws CmsError */
export async function getNews(): Promise<NewsItem[]> {
  return content.read('news', parse);
}
