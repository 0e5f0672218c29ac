import type { Core } from '@strapi/strapi';
import { registerDeskActions } from '../../permissions/roles';
import { againRoutes } from './server/again/again-routes';
import { boardRoutes } from './server/board/board-routes';
import { checkInRoutes } from './server/check-in/check-in-routes';
import { chosenRoutes } from './server/chosen/chosen-routes';
import { deliveryRoutes, registerDeliveryAction } from './server/delivery-routes';
import { deskRoutes } from './server/desk-routes';
import { entryRoutes } from './server/entry/entry-routes';
import { erasureRoutes, registerErasureAction } from './server/erasure-routes';
import { messageRoutes } from './server/messages/message-templates';
import { personRoutes } from './server/people/person-routes';
import { pushRoutes } from './server/push-routes';
import { reportRoutes } from './server/reports/report-routes';
import { tagRoutes } from './server/tags/tag-routes';
import { visitRoutes } from './server/visits/visit-routes';

/** The server's half of the plugin. Strapi puts the plugin's name before each route's address. */
export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await registerDeskActions(strapi);
    await registerDeliveryAction(strapi);
    await registerErasureAction(strapi);
  },
  routes: {
    admin: ({ strapi }: { strapi: Core.Strapi }) => ({
      type: 'admin',
      routes: [
        ...deskRoutes(strapi),
        ...boardRoutes(strapi),
        ...chosenRoutes(strapi),
        ...tagRoutes(strapi),
        ...deliveryRoutes(strapi),
        ...erasureRoutes(strapi),
        ...pushRoutes(strapi),
        ...personRoutes(strapi),
        ...entryRoutes(strapi),
        ...visitRoutes(strapi),
        ...checkInRoutes(strapi),
        ...messageRoutes(strapi),
        ...reportRoutes(strapi),
        ...againRoutes(strapi),
      ],
    }),
  },
};
