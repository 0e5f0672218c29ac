import { File } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { asTemplate, CopySays } from './admin/duplicate-project';
import { EDITS_PROJECTS } from './projects';

type Action = Parameters<typeof asTemplate>[0];
type ContentManagerApis = {
  addEditViewSidePanel(panels: unknown[]): void;
  addDocumentAction(change: (actions: Action[]) => Action[]): void;
};
const isContentManager = (apis: unknown): apis is ContentManagerApis =>
  typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis && 'addDocumentAction' in apis;

/** The panel's half of the plugin. */
export default {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'bulk',
      icon: File,
      intlLabel: { id: 'bulk.name', defaultMessage: 'Import and export' },
      permissions: EDITS_PROJECTS,
      Component: () => import('./admin/bulk-page'),
      position: 3,
    });
  },
  bootstrap(app: Pick<StrapiApp, 'getPlugin'>) {
    const apis: unknown = app.getPlugin('content-manager').apis;
    if (!isContentManager(apis)) throw new Error('The content manager arranges its forms otherwise now');
    apis.addEditViewSidePanel([CopySays]);
    apis.addDocumentAction((actions) =>
      actions.map((action) => (action.type === 'clone' ? asTemplate(action) : action)),
    );
  },
};
