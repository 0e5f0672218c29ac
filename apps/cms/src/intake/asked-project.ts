import type { Core } from '@strapi/strapi';
import { codeOf } from '../logging/error-code';
import { isOfferedProject } from '../offered-project';
import type { Enquiry } from './enquiry';

/** The visit without the other projects that there are not, or that may not be offered. */
async function toWhatIsOffered<Visit extends { also?: { project: string }[] | undefined }>(
  strapi: Core.Strapi,
  visit: Visit,
): Promise<Visit> {
  const also = [];
  for (const one of visit.also ?? []) if (await isOfferedProject(strapi, one.project)) also.push(one);
  return { ...visit, also };
}

/**
 * The enquiry without the project it was made beside, where that may not be offered today, so that no interest in it is
 * noted down (RERA s. 3(1)): it is a general one. So it is for each project it asks to visit. What cannot be looked up
 * stays as it was sent; no enquiry waits for it.
 */
export async function aboutWhatIsOffered(strapi: Core.Strapi, enquiry: Enquiry): Promise<Enquiry> {
  const { project: url, ...context } = enquiry.context;
  if (url === undefined) return enquiry;
  try {
    if ((await isOfferedProject(strapi, url)) === false) return { ...enquiry, context };
    if (!context.visit?.also) return enquiry;
    const visit = await toWhatIsOffered(strapi, context.visit);
    return { ...enquiry, context: { ...enquiry.context, visit } };
  } catch (error) {
    strapi.log.error(`Whether an enquiry's project is registered could not be read: ${codeOf(error)}`);
    return enquiry;
  }
}
