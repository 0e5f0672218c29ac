import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { codeOf } from '../logging/error-code';
import type { Enquiry } from './enquiry';

const project = z.object({
  projectStatus: z.string(),
  phases: z.array(
    z.object({ reraNumber: z.string().nullish(), occupancyCertificateOn: z.string().nullish() }),
  ),
});
// What stands and is lived in needs no registration; the site reads it the same way (phase-standing.ts).
const NEEDS_NONE = ['completed', 'ready to move'];

/** Whether nothing of a project may be offered yet, so that no interest in it is noted down (RERA s. 3(1)). */
export function awaitsRegistration({ projectStatus, phases }: z.infer<typeof project>): boolean {
  if (phases.length === 0) return !NEEDS_NONE.includes(projectStatus);
  return phases.every(({ reraNumber, occupancyCertificateOn }) => !reraNumber && !occupancyCertificateOn);
}

/**
 * The enquiry without the project it was made beside, where that may not be offered yet: it is a general one. What
 * cannot be looked up stays as it was sent; no enquiry waits for it.
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
    if (!found || !awaitsRegistration(project.parse(found))) return enquiry;
    return { ...enquiry, context };
  } catch (error) {
    strapi.log.error(`Whether an enquiry's project is registered could not be read: ${codeOf(error)}`);
    return enquiry;
  }
}
