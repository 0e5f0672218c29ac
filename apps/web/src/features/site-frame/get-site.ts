import { content } from '../../cms/content';
import { CmsError } from '../../cms/errors';
import { report } from '../../cms/report';
import { env } from '../../config/env';
import { type Site, siteWithoutContent } from './site';
import { siteFromCms } from './site-from-cms';

/** The content of the frame around every page. Without any, the frame still stands: this never fails. */
export async function getSite(): Promise<Site> {
  const { host } = new URL(env.siteUrl);
  try {
    return siteFromCms(await content.read('site'), host, report);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.kind === 'malformed') report('The frame is shown without its content', error);
    return siteWithoutContent(host);
  }
}
