import type { Core } from '@strapi/strapi';
import type { AccessConfig } from '../../../../config/access';
import { DESK_SETTINGS, LEDGER, SALES_PERSON, TAG } from '../../../ledger/ledger-rows';
import { DESK_ACTIONS } from '../../../permissions/role-codes';

type Permission = { action: string; subject?: string | null };

const DESK: string[] = Object.values(DESK_ACTIONS);
const EXPLORER = 'plugin::content-manager.explorer.';
/** Who can give themselves a role that sees people. */
const GIVES_ROLES = ['admin::users.create', 'admin::users.update', 'admin::roles.update'];
const OF_NOBODY: string[] = [SALES_PERSON, DESK_SETTINGS, TAG];

/** Whether permissions lead to the data of people who enquired: by what they permit, whatever the role is called. */
export const seesPeople = (permissions: Permission[]): boolean =>
  permissions.some(
    ({ action, subject }) =>
      DESK.includes(action) ||
      GIVES_ROLES.includes(action) ||
      (action.startsWith(EXPLORER) && !!subject && LEDGER.includes(subject) && !OF_NOBODY.includes(subject)),
  );

/** Whether an account must have a second factor here. */
export async function needsFactor(strapi: Core.Strapi, account: { id: number }): Promise<boolean> {
  if (!strapi.config.get<AccessConfig>('access').secondFactorRequired) return false;
  return seesPeople(await strapi.service('admin::permission').findUserPermissions({ id: account.id }));
}
