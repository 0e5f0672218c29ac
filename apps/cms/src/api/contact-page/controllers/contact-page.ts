import { factories } from '@strapi/strapi';
import { holidaysToCome } from '../../../plugins/lead-desk/server/desk-settings';

/** Strapi's own read, with the days on which nobody is there: entered once, at the desk that counts by them. */
export default factories.createCoreController('api::contact-page.contact-page', ({ strapi }) => ({
  async find(ctx) {
    const found = await super.find(ctx);
    if (!found?.data) return found;
    return { ...found, data: { ...found.data, holidays: await holidaysToCome(strapi) } };
  },
}));
