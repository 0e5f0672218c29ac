import type { StrapiApp } from '@strapi/strapi/admin';

type Needed = { action: string }[];

const READS_CONTENT: Needed = [{ action: 'plugin::content-manager.explorer.read' }];
const PUBLISHES: Needed = [{ action: 'plugin::content-manager.explorer.publish' }];
const ADMINISTERS: Needed = [{ action: 'admin::users.read' }];

/** What Strapi shows to everybody on the home page, and who has a use for it. */
const WIDGETS: Record<string, Needed> = {
  'last-edited-entries': PUBLISHES,
  'last-published-entries': PUBLISHES,
  'chart-entries': PUBLISHES,
  'key-statistics': ADMINISTERS,
};

// Strapi 5.54 has no switch for its news of the media library: this is what it keeps once its reader closed it.
const NEWS_CLOSED = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

/** Shows of Strapi's own only what the role of who signed in has a use for. After its plugins have registered. */
export function showWhatIsOfUse(app: StrapiApp): void {
  const content = app.router.menu.find(({ to }) => to === 'content-manager');
  if (!content) throw new Error('The content manager has no entry in the menu any more');
  content.permissions = READS_CONTENT;
  app.widgets.register((widgets) =>
    widgets.map((widget) => ({ ...widget, permissions: WIDGETS[widget.id] ?? widget.permissions ?? [] })),
  );
  window.localStorage.setItem(NEWS_CLOSED, 'true');
}
