import type { Core } from '@strapi/strapi';
import { type Connection, DELIVERY, tableOf } from '../ledger/ledger-rows';
import { newDelivery } from './new-delivery';
import { openAccount } from './open-account';
import { editorsToTell } from './tell-editors';

type Telling = {
  /** Whom: the id of an account of the panel. */
  account: number | null;
  /** What makes two of them one, over all instances and restarts. */
  id: string;
  subject: string;
  paragraphs: string[];
  /** Where it is in the panel, below its content: `collection-types/api::projects.projects/abc`. */
  place: string;
  at: Date;
};

const targetOf = (account: number | null) => `account ${account ?? 'gone'}`;

/** The address of an account that may sign in; where it is gone, whoever else is told what comes of content. */
export async function accountToTell(strapi: Core.Strapi, target: string): Promise<string[]> {
  const [, id] = /^account (\d+)$/.exec(target) ?? [];
  const address = id ? await openAccount(strapi, Number(id)) : null;
  return address === null ? editorsToTell(strapi) : [address];
}

/** Has one person of the house told by mail, as part of the caller's transaction. Announce it after the commit. */
export async function tellAccount(strapi: Core.Strapi, trx: Connection, telling: Telling): Promise<void> {
  const { account, id, subject, paragraphs, place, at } = telling;
  await tableOf(strapi, trx, DELIVERY).insert(
    newDelivery({
      lead: null,
      kind: 'alarm',
      target: targetOf(account),
      occasion: 'schedule',
      note: [subject, ...paragraphs].join('\n'),
      recordKey: place,
      at,
      messageId: id,
    }),
  );
}
