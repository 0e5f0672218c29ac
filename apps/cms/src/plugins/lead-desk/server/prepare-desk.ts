import type { Core } from '@strapi/strapi';
import { setUpRoles } from '../../../permissions/roles';
import { enterUsualSettings } from './desk-settings';
import { guardDeskFields } from './guard-desk-fields';
import { guardTemplates } from './messages/guard-templates';
import { guardRingSettings } from './rings/guard-ring-settings';
import { syncSalesPeople, watchAccounts } from './sales-people';
import { guardTags } from './tags/guard-tags';

/**
 * Makes roles, settings, and those whom leads can belong to. Called by the CMS's own start: a plugin's would come before
 * Strapi makes its roles.
 */
export async function prepareDesk(strapi: Core.Strapi): Promise<void> {
  guardDeskFields(strapi);
  guardRingSettings(strapi);
  guardTemplates(strapi);
  guardTags(strapi);
  await setUpRoles(strapi);
  await enterUsualSettings(strapi);
  watchAccounts(strapi);
  await syncSalesPeople(strapi);
}
