import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { type Actor, actorOf, audit } from '../../../../audit/audit-log';
import { senderOf } from '../../../../deliveries/mail/mail-content';
import { sayTime } from '../../../../visits/say-time';
import { goodUntil, hasRunOut, makeInvitationToken } from './invitation-token';

const ASK_AGAIN = 'Ask whoever invited you to send it again.';

const invited = z.object({
  id: z.number(),
  email: z.string(),
  isActive: z.literal(false),
  registrationToken: z.string().min(1),
});
/** An account that nobody has come to yet. */
type Invited = z.infer<typeof invited>;

/** The account of an invitation; null: it was opened, closed, or never there. */
async function invitedAccount(strapi: Core.Strapi, id: number): Promise<Invited | null> {
  return invited.safeParse(await strapi.db.query('admin::user').findOne({ where: { id } })).data ?? null;
}

function mailOf({
  brandName,
  by,
  link,
  until,
}: {
  brandName: string;
  by: string;
  link: string;
  until: string;
}) {
  const begins = `${by} has made an account for you at the panel of ${brandName}’s website. Choose your password, by ${until} (India):`;
  const ends =
    'The link is good once. Where it has run out, ask them to send it again. If you know nothing of this, there is nothing to do.';
  return {
    subject: 'Your account for the panel',
    text: `${begins}\n\n${link}\n\n${ends}`,
  };
}

/** Sends an invitation the way mails of the panel go. @returns whether it was taken */
async function mailInvitation(
  strapi: Core.Strapi,
  { id, email, registrationToken }: Invited,
  by: string,
): Promise<boolean> {
  const { brandName } = await senderOf(strapi);
  const link = `${strapi.config.get<string>('admin.absoluteUrl')}/auth/register?registrationToken=${registrationToken}`;
  const until = sayTime(goodUntil(registrationToken)?.getTime() ?? Date.now());
  return strapi
    .plugin('email')
    .service('email')
    .send({ to: email, ...mailOf({ brandName, by, link, until }) })
    .then(
      () => true,
      (error: unknown) => {
        strapi.log.error(
          `The invitation of account ${id} was not sent: ${error instanceof Error ? error.message : 'unknown'}`,
        );
        return false;
      },
    );
}

const note = (strapi: Core.Strapi, actor: Actor, id: number, details: string) =>
  audit(strapi, strapi.db.connection, {
    actor,
    action: 'changed',
    subject: 'account',
    entry: String(id),
    details,
  });

/** The mail of an account that was just made, which is a line of the audit log itself. */
async function inviteFirst(strapi: Core.Strapi, account: Invited, actor: Actor): Promise<void> {
  if (!(await mailInvitation(strapi, account, actor.name)))
    await note(strapi, actor, account.id, 'Invitation could not be sent');
}

/** Sends an invitation anew: the link of the one before is worth nothing any more. @returns null where nobody is invited */
export async function inviteAgain(strapi: Core.Strapi, id: number, actor: Actor): Promise<boolean | null> {
  const account = await invitedAccount(strapi, id);
  if (!account) return null;
  const registrationToken = makeInvitationToken(Date.now());
  await strapi.db.query('admin::user').update({ where: { id }, data: { registrationToken } });
  const sent = await mailInvitation(strapi, { ...account, registrationToken }, actor.name);
  await note(strapi, actor, id, sent ? 'Invitation sent again' : 'Invitation renewed, and could not be sent');
  return sent;
}

/** @throws where an invitation is good no more, in words that the panel shows */
async function refuseSpent(strapi: Core.Strapi, registrationToken: string): Promise<void> {
  const found = await strapi.db.query('admin::user').count({ where: { registrationToken } });
  if (found === 0)
    throw new errors.ValidationError(
      `This invitation was used already, or a newer one was sent. Try to sign in; else look for the newest mail. ${ASK_AGAIN}`,
    );
  if (hasRunOut(registrationToken, Date.now()))
    throw new errors.ValidationError(`This invitation has run out. ${ASK_AGAIN}`);
}

/** A link to an account is for its first time: opened or closed by an administrator, it has none. */
async function dropSpentLink(
  strapi: Core.Strapi,
  { where, data }: { where?: unknown; data?: { isActive?: unknown; registrationToken?: unknown } },
): Promise<void> {
  if (!data || typeof data.isActive !== 'boolean') return;
  const before: { isActive: boolean } | null = await strapi.db.query('admin::user').findOne({ where });
  if (before && before.isActive !== data.isActive) data.registrationToken = null;
}

type Registration = { registrationToken: string };

/**
 * From now on an account that an administrator makes is told of by mail, and its link runs out. After `guardSessions`:
 * what is good no more is said before a second factor is asked for.
 */
export function guardInvitations(strapi: Core.Strapi): void {
  const users = strapi.service('admin::user');
  const findRegistrationInfo: (token: string) => Promise<unknown> = users.findRegistrationInfo.bind(users);
  const register: (given: Registration) => Promise<unknown> = users.register.bind(users);
  users.findRegistrationInfo = async (token: string) => {
    await refuseSpent(strapi, token);
    return findRegistrationInfo(token);
  };
  users.register = async (given: Registration) => {
    await refuseSpent(strapi, given.registrationToken);
    return register(given);
  };
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate({ params }) {
      if (params.data.registrationToken) params.data.registrationToken = makeInvitationToken(Date.now());
    },
    beforeUpdate: ({ params }) => dropSpentLink(strapi, params),
    afterCreate({ result }) {
      const { data: account } = invited.safeParse(result);
      const by = strapi.requestContext.get()?.state.user;
      // Who fills in the form does not wait for a mail server; Strapi shows them the link as well.
      if (account && by)
        inviteFirst(strapi, account, actorOf(by)).catch((error: unknown) =>
          strapi.log.error(`An invitation failed: ${error instanceof Error ? error.message : 'unknown'}`),
        );
    },
  });
}
