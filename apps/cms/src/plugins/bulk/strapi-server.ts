import type { Core } from '@strapi/strapi';
import { bulkRoutes } from './server/bulk-routes';

/** The server's half of the plugin. Strapi puts the plugin's name before each route's address. */
export default {
  routes: {
    admin: ({ strapi }: { strapi: Core.Strapi }) => ({ type: 'admin', routes: bulkRoutes(strapi) }),
  },
};
