import { Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { ConflictDialog } from './conflict-dialog';
import { setConflict } from './conflicts';
import { DeleteMany } from './delete-many';
import { EntryHistory } from './entry-history';
import { KeepTyped } from './keep-typed';
import { knowStore } from './refresh-entries';
import { seenForms, withVersions } from './seen-versions';
import { tellStored } from './stored-forms';

const trashPage = () => import('./trash');
// A sales manager makes settings of the desk, and deletes nothing.
const DELETES_CONTENT = [{ action: 'plugin::content-manager.explorer.delete' }];
/** A form of an entry: lists say in a line that something was refused. */
const FORM = /\/content-manager\/(collection-types\/[^/]+\/[^/]+|single-types\/[^/]+)/;

type Action = { type?: string };
type ContentManagerApis = {
  addEditViewSidePanel: (panels: unknown[]) => void;
  addBulkAction: (change: (actions: Action[]) => unknown[]) => void;
};
const areOfContentManager = (apis: object): apis is ContentManagerApis =>
  'addEditViewSidePanel' in apis && 'addBulkAction' in apis;

/** Gives the panel its trash; before its start. */
export function registerVersions(app: StrapiApp): void {
  app.addMenuLink({
    to: 'trash',
    icon: Trash,
    intlLabel: { id: 'trash.name', defaultMessage: 'Trash' },
    permissions: DELETES_CONTENT,
    Component: trashPage,
    position: 4,
  });
  app.addMiddlewares([knowStore]);
  window.fetch = withVersions({
    fetching: window.fetch.bind(window),
    page: () => window.location.pathname,
    forms: seenForms,
    stored: tellStored,
    refused: (conflict) => {
      if (FORM.test(window.location.pathname)) setConflict(conflict);
    },
  });
}

/** Puts the history beside each form, the choice between two versions over it, and asks before many are deleted. */
export function showVersions({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  const plugin = getPlugin('content-manager');
  if (!areOfContentManager(plugin.apis)) throw new Error('The content manager takes no panels any more');
  plugin.apis.addEditViewSidePanel([EntryHistory]);
  plugin.apis.addBulkAction((actions) =>
    actions.map((action) => (action.type === 'delete' ? DeleteMany : action)),
  );
  plugin.injectComponent('editView', 'right-links', { name: 'keep-typed', Component: KeepTyped });
  plugin.injectComponent('editView', 'right-links', { name: 'entry-conflict', Component: ConflictDialog });
}
