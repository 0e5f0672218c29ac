import { Calendar } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { EntrySchedule } from './entry-schedule';

const calendarPage = () => import('./calendar');
const PUBLISHES = [{ action: 'plugin::content-manager.explorer.publish' }];

type Panel = { type?: string };
type ContentManagerApis = { addEditViewSidePanel: (change: (panels: Panel[]) => unknown[]) => void };
const areOfContentManager = (apis: object): apis is ContentManagerApis => 'addEditViewSidePanel' in apis;

/** Gives the panel its calendar; before its start. */
export function registerSchedule(app: Pick<StrapiApp, 'addMenuLink'>): void {
  app.addMenuLink({
    to: 'calendar',
    icon: Calendar,
    intlLabel: { id: 'calendar.name', defaultMessage: 'Calendar' },
    permissions: PUBLISHES,
    Component: calendarPage,
    position: 3,
  });
}

/** Puts what is set for an entry right under Publish, whatever else stands beside the form. */
export function showSchedule({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  const { apis } = getPlugin('content-manager');
  if (!areOfContentManager(apis)) throw new Error('The content manager takes no panels any more');
  apis.addEditViewSidePanel((panels) =>
    panels.flatMap((panel) => (panel.type === 'actions' ? [panel, EntrySchedule] : [panel])),
  );
}
