import type { Core } from '@strapi/strapi';
import { checksRoutes, registerChecksAction } from './server/routes';

/** The server's half of the plugin. Strapi puts the plugin's name before each route's address. */
export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await registerChecksAction(strapi);
  },
  routes: {
    admin: ({ strapi }: { strapi: Core.Strapi }) => ({ type: 'admin', routes: checksRoutes(strapi) }),
  },
};
