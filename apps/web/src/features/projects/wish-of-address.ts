import { CmsError } from '../../cms/errors';
import { report } from '../../cms/report';
import { ASKED_AT, ASKED_OF, ASKED_ON, ASKED_PARAMETER, paths } from '../../config/paths';
import type { KeptWish } from '../../contracts/kept-wish';
import { type Wish, wishFrom } from '../../contracts/wish';
import { getProjects } from './get-projects';
import type { Project } from './project';

const PARAMETERS = { intent: ASKED_PARAMETER, of: ASKED_OF, at: ASKED_AT } as const;

/**
 * What the address of a project's page asks the enquiry to be opened for. Whoever wrote the link, nothing is said but
 * what the project itself calls something; `null` where nothing is asked, or nothing may be offered.
 */
export function wishOfAddress(search: URLSearchParams, project: Project): Wish | null {
  if (!project.offer) return null;
  const wish = wishFrom((field) => (field === 'project' ? project.title : search.get(PARAMETERS[field])));
  if (!wish) return null;
  const names = [
    ...project.configurations.map(({ type }) => type),
    ...project.floorPlans.flatMap(({ title, configuration }) => [title, configuration]),
  ];
  return { ...wish, of: names.includes(wish.of) ? wish.of : '' };
}

// What can be wished for in no project in particular, and where.
const WITHOUT_PROJECT: readonly string[] = ['visit', 'call back'] satisfies Wish['intent'][];
const PAGES: readonly string[] = [
  paths.home,
  paths.about,
  paths.residential,
  paths.commercial,
  paths.shortlist(),
  paths.contact,
];

/** What the address of a page asks the enquiry to be opened for that is about no project in particular. */
export function wishOfNoProject(search: URLSearchParams, page: string): KeptWish | null {
  const wish = wishFrom((field) =>
    field === 'intent' || field === 'at' ? search.get(PARAMETERS[field]) : '',
  );
  return wish && WITHOUT_PROJECT.includes(wish.intent) && PAGES.includes(page) ? { ...wish, page } : null;
}

/** The same of the thank-you page's address, with the page it was asked on; none while projects cannot be read. */
export async function wishTold(search: URLSearchParams): Promise<KeptWish | null> {
  if (!search.has(ASKED_PARAMETER)) return null;
  try {
    const page = search.get(ASKED_ON) ?? '';
    const project = (await getProjects()).find(({ path }) => path === page);
    if (!project) return wishOfNoProject(search, page);
    const wish = wishOfAddress(search, project);
    return wish && { ...wish, page };
  } catch (error) {
    if (!(error instanceof CmsError)) report('What was asked for could not be looked up', error);
    return null;
  }
}
