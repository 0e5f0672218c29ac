import { content } from '../../cms/content';
import { parseOnce } from '../../cms/parse-once';
import type { Trust } from './trust';
import { trustFromCms } from './trust-from-cms';

const parse = parseOnce(trustFromCms);

/** What the house answers for; `null` when nobody has written it. @throws CmsError */
export async function getTrust(): Promise<Trust | null> {
  return content.read('trust', parse);
}
