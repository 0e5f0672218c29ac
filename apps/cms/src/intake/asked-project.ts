import type { Core } from '@strapi/strapi';
import { codeOf } from '../logging/error-code';
import { isOfferedProject } from '../offered-project';
import type { Enquiry } from './enquiry';

/**
 * The enquiry without the project it was made beside, where that may not be offered today, so that no interest in it is
 * noted down (RERA s. 3(1)): it is a general one. What cannot be looked up stays as it was sent; no enquiry waits for it.
 */
export async function aboutWhatIsOffered(strapi: Core.Strapi, enquiry: Enquiry): Promise<Enquiry> {
  const { project: url, ...context } = enquiry.context;
  if (url === undefined) return enquiry;
  try {
    return (await isOfferedProject(strapi, url)) === false ? { ...enquiry, context } : enquiry;
  } catch (error) {
    strapi.log.error(`Whether an enquiry's project is registered could not be read: ${codeOf(error)}`);
    return enquiry;
  }
}
