import { mayBeOffered } from '@sahyara/registration/offered-phases';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dateIn } from '../india-time';
import { codeOf } from '../logging/error-code';
import type { Enquiry } from './enquiry';

const project = z.object({
  projectStatus: z.string(),
  phases: z.array(
    z.object({
      reraNumber: z.string().nullish(),
      validUntil: z.string().nullish(),
      occupancyCertificateOn: z.string().nullish(),
    }),
  ),
});
/**
 * The enquiry without the project it was made beside, where that may not be offered today, so that no interest in it is
 * noted down (RERA s. 3(1)): it is a general one. What cannot be looked up stays as it was sent; no enquiry waits for it.
 */
export async function aboutWhatIsOffered(strapi: Core.Strapi, enquiry: Enquiry): Promise<Enquiry> {
  const { project: url, ...context } = enquiry.context;
  if (url === undefined) return enquiry;
  try {
    const found = await strapi.documents('api::projects.projects').findFirst({
      filters: { url },
      fields: ['projectStatus'],
      populate: ['phases'],
      status: 'published',
    });
    if (!found) return enquiry;
    const { projectStatus, phases } = project.parse(found);
    const today = dateIn(new Date());
    return mayBeOffered(projectStatus, phases, today) ? enquiry : { ...enquiry, context };
  } catch (error) {
    strapi.log.error(`Whether an enquiry's project is registered could not be read: ${codeOf(error)}`);
    return enquiry;
  }
}
