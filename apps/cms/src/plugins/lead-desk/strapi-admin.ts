import type { StrapiApp } from '@strapi/strapi/admin';
import { SendAgain, SendAllAgain } from './admin/delivery-actions';
import { EraseAll, ErasePerson } from './admin/erase-person';
import { registerDesk } from './admin/register-desk';

type Add = { addDocumentAction(actions: unknown[]): void; addBulkAction(actions: unknown[]): void };
const isContentManager = (apis: unknown): apis is Add =>
  typeof apis === 'object' && apis !== null && 'addDocumentAction' in apis && 'addBulkAction' in apis;

/** The panel's half of the plugin. */
export default {
  register(app: StrapiApp) {
    registerDesk(app);
  },
  bootstrap(app: Pick<StrapiApp, 'getPlugin'>) {
    const apis: unknown = app.getPlugin('content-manager').apis;
    if (!isContentManager(apis)) throw new Error('The content manager takes no actions any more');
    apis.addDocumentAction([SendAgain, ErasePerson]);
    apis.addBulkAction([SendAllAgain, EraseAll]);
  },
};
