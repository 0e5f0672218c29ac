import { Lock } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { withFactor } from './admin/with-factor';

/** The panel's half of the plugin. */
export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'access',
      icon: Lock,
      intlLabel: { id: 'access.name', defaultMessage: 'How I sign in' },
      // Everybody's own.
      permissions: [],
      Component: () => import('./admin/access-page'),
      position: 9,
    });
    window.fetch = withFactor(window.fetch.bind(window), async () => {
      const { openFactorDialog } = await import('./admin/factor-dialog');
      return openFactorDialog();
    });
  },
};
