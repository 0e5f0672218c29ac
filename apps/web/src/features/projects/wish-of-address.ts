import { CmsError } from '../../cms/errors';
import { report } from '../../cms/report';
import { ASKED_AT, ASKED_OF, ASKED_ON, ASKED_PARAMETER } from '../../config/paths';
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

/** The same of the thank-you page's address, with the project's page; none while projects cannot be read. */
export async function wishTold(search: URLSearchParams): Promise<KeptWish | null> {
  if (!search.has(ASKED_PARAMETER)) return null;
  try {
    const project = (await getProjects()).find(({ path }) => path === search.get(ASKED_ON));
    const wish = project && wishOfAddress(search, project);
    return wish ? { ...wish, page: project.path } : null;
  } catch (error) {
    if (!(error instanceof CmsError)) report('What was asked for could not be looked up', error);
    return null;
  }
}
