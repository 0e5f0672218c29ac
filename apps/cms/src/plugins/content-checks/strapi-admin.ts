import { Check } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { CONTENT_CHECKS } from '../../permissions/role-codes';
import { EntryChecks } from './admin/entry-checks';

const reads = [{ action: CONTENT_CHECKS, subject: null }];
const words = (id: string, defaultMessage: string) => ({ id: `content-checks.${id}`, defaultMessage });

type Add = { addEditViewSidePanel(panels: unknown[]): void };
const isContentManager = (apis: unknown): apis is Add =>
  typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis;

/** The panel's half of the plugin. */
export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'content-checks',
      icon: Check,
      intlLabel: words('name', 'Content checks'),
      permissions: reads,
      Component: () => import('./admin/checks-board'),
      position: 2,
    });
    app.widgets.register((others) => [
      ...others,
      {
        id: 'content-checks',
        icon: Check,
        title: words('name', 'Content checks'),
        link: { label: words('open', 'Open the board'), href: '/content-checks' },
        permissions: reads,
        component: async () => (await import('./admin/checks-widget')).ChecksWidget,
      },
    ]);
  },
  bootstrap(app: Pick<StrapiApp, 'getPlugin'>) {
    const apis: unknown = app.getPlugin('content-manager').apis;
    if (!isContentManager(apis))
      throw new Error('The content manager takes no panels beside its forms any more');
    apis.addEditViewSidePanel([EntryChecks]);
  },
};
