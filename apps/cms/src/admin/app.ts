import type { StrapiApp } from '@strapi/strapi/admin';
import { SendAgain, SendAllAgain } from './delivery-actions';
import { registerDesk } from './desk/register-desk';
import { EraseAll, ErasePerson } from './erase-person';
import { showWhatIsOfUse } from './show-what-is-of-use';

type Add = { addDocumentAction(actions: unknown[]): void; addBulkAction(actions: unknown[]): void };
const isContentManager = (apis: unknown): apis is Add =>
  typeof apis === 'object' && apis !== null && 'addDocumentAction' in apis && 'addBulkAction' in apis;

// The panel's own settings: no news from Strapi, no lookups of newer releases.
export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    showWhatIsOfUse(app);
    registerDesk(app);
  },
  bootstrap(app: StrapiApp) {
    const apis: unknown = app.getPlugin('content-manager').apis;
    if (!isContentManager(apis)) throw new Error('The content manager takes no actions any more');
    apis.addDocumentAction([SendAgain, ErasePerson]);
    apis.addBulkAction([SendAllAgain, EraseAll]);
  },
};
