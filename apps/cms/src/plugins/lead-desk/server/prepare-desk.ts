import type { Core } from '@strapi/strapi';
import { watchPanel } from '../../../audit/watch-panel';
import { registerDeskActions, setUpRoles } from '../../../permissions/roles';
import { registerDeskRoutes } from './desk-routes';
import { enterUsualSettings } from './desk-settings';
import { guardDeskFields } from './guard-desk-fields';
import { syncSalesPeople, watchAccounts } from './sales-people';

/** Before Strapi's own start: permissions and routes. */
export async function registerDesk(strapi: Core.Strapi): Promise<void> {
  watchPanel(strapi);
  await registerDeskActions(strapi);
  registerDeskRoutes(strapi);
}

/** After it: roles, settings, and those whom leads can belong to. */
export async function prepareDesk(strapi: Core.Strapi): Promise<void> {
  guardDeskFields(strapi);
  await setUpRoles(strapi);
  await enterUsualSettings(strapi);
  watchAccounts(strapi);
  await syncSalesPeople(strapi);
}
