import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { asShownToday } from '../content-api/shown-projects';
import { PROJECT } from './gated-files';

const file = z.object({ documentId: z.string(), gatedBy: z.array(z.string()).nullish() });
type ShownFile = z.infer<typeof file>;

const shown = z.object({
  floorPlans: z.array(z.object({ images: z.array(file).nullish() })),
  brochure: file.nullish(),
});

/** The plans and the brochure of a project that is published, as far as they may be shown today. */
export async function filesShownIn(strapi: Core.Strapi, project: string): Promise<ShownFile[]> {
  const found = await strapi.documents(PROJECT).findOne({
    documentId: project,
    status: 'published',
    populate: { floorPlans: { populate: ['images'] }, brochure: true },
  });
  if (!found) return [];
  return (await asShownToday(strapi, [found])).flatMap((one) => {
    const { floorPlans, brochure } = shown.parse(one);
    return [...floorPlans.flatMap(({ images }) => images ?? []), ...(brochure ? [brochure] : [])];
  });
}

/** Whether a project shows a file today. */
export async function isShownIn(strapi: Core.Strapi, project: string, documentId: string): Promise<boolean> {
  return (await filesShownIn(strapi, project)).some((one) => one.documentId === documentId);
}
