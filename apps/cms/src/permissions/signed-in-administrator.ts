import type { Core } from '@strapi/strapi';

/**
 * Whether an `Authorization` header belongs to an administrator with a living session.
 * The same checks as Strapi's own admin strategy, which runs only after the body was read.
 */
export async function isSignedInAdministrator(
  strapi: Core.Strapi,
  authorization: string | undefined,
): Promise<boolean> {
  const [scheme, token, ...rest] = (authorization ?? '').split(/\s+/);
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) return false;
  const sessions = strapi.sessionManager('admin');
  const access = sessions.validateAccessToken(token);
  if (!access.isValid || !(await sessions.isSessionActive(access.payload.sessionId))) return false;
  const user = await strapi.db.query('admin::user').findOne({
    select: ['isActive'],
    where: { id: access.payload.userId },
  });
  return user?.isActive === true;
}
