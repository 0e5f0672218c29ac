import { mayBeOffered } from '@sahyara/registration/offered-phases';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dateIn } from './india-time';

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

/** Whether a project may be offered today (RERA s. 3(1)); null where none is published. @param url its address */
export async function isOfferedProject(strapi: Core.Strapi, url: string): Promise<boolean | null> {
  const found = await strapi.documents('api::projects.projects').findFirst({
    filters: { url },
    fields: ['projectStatus'],
    populate: ['phases'],
    status: 'published',
  });
  if (!found) return null;
  const { projectStatus, phases } = project.parse(found);
  return mayBeOffered(projectStatus, phases, dateIn(new Date()));
}
