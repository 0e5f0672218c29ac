import { content } from '../../cms/content';
import { CmsError } from '../../cms/errors';
import { parseOnce } from '../../cms/parse-once';
import { report } from '../../cms/report';
import { env } from '../../config/env';
import { type Site, siteWithoutContent } from './site';
import { siteFromCms } from './site-from-cms';

const { host } = new URL(env.siteUrl);
const parse = parseOnce((data) => siteFromCms(data, host, report));

/** The content of the frame around every page. Without any, the frame still stands: this never fails. */
export async function getSite(): Promise<Site> {
  try {
    return await content.read('site', parse);
  } catch (error) {
    if (error instanceof CmsError) return siteWithoutContent(host);
    throw error;
  }
}
