import { content } from '../../cms/content';
import { dataOr, settle } from '../../cms/load-state';
import { parseOnce } from '../../cms/parse-once';
import { type PageTexts, withoutTexts } from './page-texts';
import { pageTextsFromCms } from './page-texts-from-cms';

const parse = parseOnce(pageTextsFromCms);

/** What an editor says on lists and after forms. Never throws: those pages stand without it. */
export async function getPageTexts(): Promise<PageTexts> {
  return dataOr(await settle(() => content.read('pageTexts', parse)), withoutTexts);
}
