import { content } from '../../cms/content';
import { parseOnce } from '../../cms/parse-once';
import { report } from '../../cms/report';
import type { BlogPost } from './blog-post';
import { blogsFromCms } from './blog-post-from-cms';

const parse = parseOnce((data) => blogsFromCms(data, report));

/** All articles, newest first. @throws CmsError */
export async function getBlogs(): Promise<BlogPost[]> {
  return content.read('blogs', parse);
}
