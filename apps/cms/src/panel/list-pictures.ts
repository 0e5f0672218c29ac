import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const PROJECT = 'api::projects.projects';
/** How the content manager asks for its list: parts one level deep, and no pictures within them. */
const ofList = z.looseObject({ listHeading: z.object({ populate: z.object({}).strict() }) });

/** From now on the panel's list of projects has the picture of each, by which its column shows it. */
export function sendListPictures(strapi: Core.Strapi): void {
  strapi.documents.use(({ uid, action, params }, next) => {
    if (uid === PROJECT && action === 'findMany' && 'populate' in params) {
      const { data } = ofList.safeParse(params.populate);
      if (data)
        Object.assign(params, { populate: { ...data, listHeading: { populate: ['thumbnailImage'] } } });
    }
    return next();
  });
}
