import type { Core } from '@strapi/strapi';
import { factorRoutes } from './server/factor-routes';
import { leavingRoutes } from './server/leaving/leaving-routes';
import { sessionRoutes } from './server/sessions/session-routes';

/** The server's half of the plugin. Strapi puts the plugin's name before each route's address. */
export default {
  routes: {
    admin: ({ strapi }: { strapi: Core.Strapi }) => ({
      type: 'admin',
      routes: [...factorRoutes(strapi), ...leavingRoutes(strapi), ...sessionRoutes(strapi)],
    }),
  },
};
