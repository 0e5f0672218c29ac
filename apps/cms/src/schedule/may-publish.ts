import type { Core } from '@strapi/strapi';

const PUBLISH = 'plugin::content-manager.explorer.publish';

/** Why somebody may not publish entries of a type now, in words; null: they may. @param account its id in the panel */
export async function whyNotPublish(
  strapi: Core.Strapi,
  { account, who }: { account: number | null; who: string },
  type: string,
): Promise<string | null> {
  const user =
    account === null
      ? null
      : await strapi.db.query('admin::user').findOne({ where: { id: account }, populate: ['roles'] });
  if (!user) return `The account of ${who}, who set it, was removed.`;
  if (!user.isActive || user.blocked) return `The account of ${who}, who set it, is blocked.`;
  const ability = await strapi.service('admin::permission').engine.generateUserAbility(user);
  return ability.can(PUBLISH, type) === true ? null : `${who}, who set it, may not publish this any more.`;
}
