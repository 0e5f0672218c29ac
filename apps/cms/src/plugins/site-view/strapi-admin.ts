import type { StrapiApp } from '@strapi/strapi/admin';
import { ChangesPanel } from './admin/changes-panel';
import { LivePanel } from './admin/live-panel';
import { PreviewPanel } from './admin/preview-panel';

type Add = { addEditViewSidePanel(panels: unknown[]): void };
const isContentManager = (apis: unknown): apis is Add =>
  typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis;

/** The panel's half of the plugin. */
export default {
  register() {
    // Everything of it stands in the content manager, which is there after this.
  },
  bootstrap(app: Pick<StrapiApp, 'getPlugin'>) {
    const apis: unknown = app.getPlugin('content-manager').apis;
    if (!isContentManager(apis)) throw new Error('The content manager takes no panels any more');
    apis.addEditViewSidePanel([LivePanel, ChangesPanel, PreviewPanel]);
  },
};
