import { Briefcase, ChartBubble, Clock, TrendUp, WarningCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { DESK_ACTIONS } from '../../../permissions/role-codes';

const works = [{ action: DESK_ACTIONS.work, subject: null }];
const everybody = [{ action: DESK_ACTIONS.everybody, subject: null }];
const leadDesk = () => import('./lead-desk');
const words = (id: string, defaultMessage: string) => ({ id: `lead-desk.${id}`, defaultMessage });

/** Puts the lead desk into the menu, and its numbers on the home page, for those who may see them. */
export function registerDesk(app: StrapiApp): void {
  const toDesk = { label: words('open', 'Open the desk'), href: '/lead-desk' };
  app.addMenuLink({
    to: 'lead-desk',
    icon: Briefcase,
    intlLabel: words('name', 'Lead desk'),
    permissions: works,
    Component: leadDesk,
    position: 1,
  });
  // The desk first: that is what most who sign in come for.
  app.widgets.register((others) => [
    {
      id: 'leads-today',
      icon: Briefcase,
      title: words('today', 'Enquiries, by form (30 days)'),
      link: toDesk,
      permissions: works,
      component: async () => (await import('./widgets')).Today,
    },
    {
      id: 'leads-unanswered',
      icon: Clock,
      title: words('unanswered', 'First answer'),
      permissions: works,
      component: async () => (await import('./widgets')).Unanswered,
    },
    {
      id: 'leads-by-project',
      icon: ChartBubble,
      title: words('by-project', 'By project (30 days)'),
      permissions: works,
      component: async () => (await import('./widgets')).ByProject,
    },
    {
      id: 'leads-conversion',
      icon: TrendUp,
      title: words('conversion', 'Conversion by form (90 days)'),
      permissions: works,
      component: async () => (await import('./widgets')).Conversion,
    },
    {
      id: 'leads-stuck-deliveries',
      icon: WarningCircle,
      title: words('stuck', 'Deliveries that failed'),
      permissions: everybody,
      component: async () => (await import('./stuck-widget')).StuckDeliveries,
    },
    ...others,
  ]);
}
