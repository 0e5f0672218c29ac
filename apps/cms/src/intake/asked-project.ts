import type { Core } from '@strapi/strapi';
import { codeOf } from '../logging/error-code';
import { isOfferedProject } from '../offered-project';
import type { Enquiry } from './enquiry';

type Visit = NonNullable<Enquiry['context']['visit']>;

/** The visit without the other projects that there are not, or that may not be offered. */
async function toWhatIsOffered(strapi: Core.Strapi, visit: Visit): Promise<Visit> {
  if (!visit.also) return visit;
  const also = [];
  for (const one of visit.also) if (await isOfferedProject(strapi, one.project)) also.push(one);
  return { ...visit, also };
}

/**
 * The enquiry without the project it was made beside, where that may not be offered today, so that no interest in it is
 * noted down (RERA s. 3(1)): it is a general one. So it is for each other project that it asks to visit. What cannot be
 * looked up stays as it was sent; no enquiry waits for it.
 */
export async function aboutWhatIsOffered(strapi: Core.Strapi, enquiry: Enquiry): Promise<Enquiry> {
  const { project, visit, ...context } = enquiry.context;
  try {
    const isRefused = project !== undefined && (await isOfferedProject(strapi, project)) === false;
    return {
      ...enquiry,
      context: {
        ...context,
        ...(project === undefined || isRefused ? {} : { project }),
        ...(visit === undefined ? {} : { visit: await toWhatIsOffered(strapi, visit) }),
      },
    };
  } catch (error) {
    strapi.log.error(`Whether an enquiry's project is registered could not be read: ${codeOf(error)}`);
    return enquiry;
  }
}
