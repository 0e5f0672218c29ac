import type { Core } from '@strapi/strapi';
import { ADMINISTRATOR } from '../../../../permissions/role-codes';

/** An account of the panel, with its roles. */
export type LeavingAccount = {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
  isActive: boolean;
  roles: { code: string }[];
};

/** What an account is called: as the desk names people, else by its address. */
export const nameOfAccount = ({
  firstname,
  lastname,
  email,
}: Pick<LeavingAccount, 'email'> & { firstname?: string | null; lastname?: string | null }): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email;

/** An account with its roles. Joins a transaction of Strapi's that is open. */
export const accountOf = (strapi: Core.Strapi, id: number): Promise<LeavingAccount | null> =>
  strapi.db.query('admin::user').findOne({ where: { id }, populate: ['roles'] });

/** Whether nobody else can sign in as an administrator. Strapi counts closed accounts too. */
export async function isLastAdministrator(
  strapi: Core.Strapi,
  { id, roles }: Pick<LeavingAccount, 'id' | 'roles'>,
): Promise<boolean> {
  if (!roles.some(({ code }) => code === ADMINISTRATOR)) return false;
  const others = await strapi.db.query('admin::user').count({
    where: { isActive: true, id: { $ne: id }, roles: { code: ADMINISTRATOR } },
  });
  return others === 0;
}
