import { factories } from '@strapi/strapi';
import { z } from 'zod';
import { asShownToday } from '../../../content-api/shown-projects';

const statusOf = (query: unknown) =>
  z.object({ status: z.enum(['published', 'draft']).default('published') }).parse(query);

/** Strapi's own reads, of what may be shown of each project on the day it is read. */
export default factories.createCoreController('api::projects.projects', ({ strapi }) => ({
  async find(ctx) {
    const { data, meta } = await super.find(ctx);
    return { data: await asShownToday(strapi, data, statusOf(ctx.query)), meta };
  },
  async findOne(ctx) {
    const found = await super.findOne(ctx);
    if (!found?.data) return found;
    const [data] = await asShownToday(strapi, [found.data], statusOf(ctx.query));
    return data === undefined ? undefined : { ...found, data };
  },
}));
