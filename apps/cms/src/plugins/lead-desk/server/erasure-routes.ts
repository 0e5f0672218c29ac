import type { Core } from '@strapi/strapi';
import { actorOf } from '../../../audit/audit-log';
import { CONTACT, tableOf } from '../../../ledger/ledger-rows';
import { clearOutbox } from '../../../privacy/clear-outbox';
import { maskPerson } from '../../../privacy/mask-person';
import { refuse } from '../../../refuse';

type Context = Parameters<Core.MiddlewareHandler>[0];

const ACTION = { uid: 'privacy.erase', id: 'api::privacy.erase' };

/** Tells Strapi that erasing a person can be permitted. */
export async function registerErasureAction(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').actionProvider.register({
    section: 'settings',
    category: 'Leads',
    subCategory: 'Privacy',
    displayName: 'Erase a person',
    uid: ACTION.uid,
  });
}

/**
 * The button on a contact: erases a person as `npm run retention` does, with the account that pressed it in the history
 * and in the audit log. For administrators, and roles that are given "Erase a person".
 */
export function erasureRoutes(strapi: Core.Strapi) {
  async function erase(ctx: Context) {
    const contacts = tableOf(strapi, strapi.db.connection, CONTACT);
    const contact: { id: number } | undefined = await contacts
      .rows()
      .where(contacts.columnsOf({ documentId: String(ctx.params.documentId ?? '') }))
      .first('id');
    if (!contact) return refuse(ctx, 404, 'NotFoundError', 'There is no such person');
    const byHand = await maskPerson(strapi, contact.id, Date.now(), actorOf(ctx.state.user));
    if (byHand === null) return refuse(ctx, 409, 'ConflictError', 'This person was erased before');
    // What stays there for a disk that fails goes with the hourly look into every outbox.
    const mails = await clearOutbox(strapi).catch((error) => {
      strapi.log.error(`Mails of an erased person are still in the outbox folder: ${error}`);
      return 0;
    });
    ctx.body = { data: { byHand, mails } };
  }

  return [
    {
      method: 'POST' as const,
      path: '/contacts/:documentId/erase',
      handler: erase,
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [ACTION.id] } },
        ],
      },
    },
  ];
}
