import { isOffered, mayBeOffered } from '@sahyara/registration/offered-phases';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dateIn } from '../../../../india-time';

const text = z.string().nullish();
const projects = z.array(
  z.object({
    documentId: z.string(),
    projectStatus: z.string(),
    phases: z.array(
      z.object({ name: text, reraNumber: text, validUntil: text, occupancyCertificateOn: text }),
    ),
  }),
);
/** A project that may be spoken of, and those of its phases that may not. */
type Offered = { project: string; closed: string[] };

/** Which published projects may be offered on the day of a moment (RERA s. 3): nobody is called about any other. */
export async function offeredProjects(strapi: Core.Strapi, now: Date): Promise<Offered[]> {
  const today = dateIn(now);
  const found = await strapi.documents('api::projects.projects').findMany({
    status: 'published',
    fields: ['projectStatus'],
    populate: { phases: { fields: ['name', 'reraNumber', 'validUntil', 'occupancyCertificateOn'] } },
  });
  return projects
    .parse(found)
    .filter(({ projectStatus, phases }) => mayBeOffered(projectStatus, phases, today))
    .map(({ documentId, phases }) => ({
      project: documentId,
      closed: phases.filter((phase) => !isOffered(phase, today)).flatMap(({ name }) => name?.trim() || []),
    }));
}
