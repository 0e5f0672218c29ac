import type { Core } from '@strapi/strapi';
import { changeRoutes } from './server/change-routes';
import { previewRoutes } from './server/preview-routes';
import { proofRoutes } from './server/proof-routes';

/** The server's half of the plugin. Strapi puts the plugin's name before each route's address. */
export default {
  routes: {
    admin: ({ strapi }: { strapi: Core.Strapi }) => ({
      type: 'admin',
      routes: [...proofRoutes(strapi), ...previewRoutes(strapi), ...changeRoutes(strapi)],
    }),
  },
};
