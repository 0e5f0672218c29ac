import { Link } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** The panel's half of the plugin. */
export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'file-uses',
      icon: Link,
      intlLabel: { id: 'file-uses.name', defaultMessage: 'Where files are used' },
      permissions: [{ action: 'plugin::upload.read', subject: null }],
      Component: () => import('./admin/file-uses-page'),
      position: 4,
    });
  },
};
