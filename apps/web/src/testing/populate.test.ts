import { expect, it, vi } from 'vitest';
import { content } from '../cms/content';
import { getRedirect } from '../cms/get-redirect';
import { type ContentName, contents, contentUrl } from '../cms/queries';
import { getAbout } from '../features/about/get-about';
import { getBlogs } from '../features/blogs/get-blogs';
import { getJobOpenings } from '../features/careers/get-job-openings';
import { getContact } from '../features/contact/get-contact';
import { getCostRates } from '../features/cost-sheet/get-cost-rates';
import { getHome } from '../features/home/get-home';
import { getNews } from '../features/news/get-news';
import { getPageTexts } from '../features/page-texts/get-page-texts';
import { getAtlas } from '../features/projects/get-atlas';
import { getProjectWords } from '../features/projects/get-project-words';
import { getProjects } from '../features/projects/get-projects';
import { getSite } from '../features/site-frame/get-site';
import { getTrust } from '../features/trust/get-trust';
import { aRememberingEntry } from './a-remembering-entry';

/*
 * What a query does not ask for is `null` in the reply, as if an editor had left it empty: no type and no schema sees
 * a relation that was forgotten. So each content's own mapper reads an entry in which nothing is empty, and the
 * relations it reads are held against those of the query.
 */

const readers: (() => Promise<unknown>)[] = [
  getAbout,
  getAtlas,
  getBlogs,
  getContact,
  getCostRates,
  getHome,
  getJobOpenings,
  getNews,
  getPageTexts,
  getProjects,
  getProjectWords,
  () => getRedirect('/'),
  getSite,
  getTrust,
];

type Relations = Partial<Record<ContentName, string[]>>;

const populated = (name: ContentName) =>
  [...new URL(contentUrl('https://cms.example', name)).searchParams]
    .filter(([parameter]) => parameter.startsWith('populate['))
    .map(([, relation]) => relation)
    .sort();

it('every query asks for the relations that are read of its reply, and for no other', async () => {
  // The notice is code of the CMS, not an entry of it.
  const read: Relations = { consentNotice: [] };
  vi.spyOn(content, 'read').mockImplementation(async (name, parse) => {
    const { uid, kind } = contents[name];
    const { entry, relations } = aRememberingEntry(uid);
    const result = parse(kind === 'list' ? [entry] : entry);
    read[name] = [...relations].sort();
    return result;
  });
  for (const reader of readers) await reader();
  const asked: Relations = {};
  let name: ContentName;
  for (name in contents) asked[name] = populated(name);
  expect(asked).toEqual(read);
});
