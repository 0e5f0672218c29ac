import { type Words, words, written } from '@sahyara/page-words/words';
import { content } from '../../cms/content';
import { dataOr, settle } from '../../cms/load-state';
import { parseOnce } from '../../cms/parse-once';

/** What the page of every project says: its headings and invitations. */
export type ProjectWords = Words<'projectPage'>;

const parse = parseOnce((data: unknown) => written(words.projectPage, data));

/** The words of project pages, as editors wrote them. Never throws: the page stands without. */
export async function getProjectWords(): Promise<ProjectWords> {
  return dataOr(await settle(() => content.read('projectPage', parse)), words.projectPage);
}
