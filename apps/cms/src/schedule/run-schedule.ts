import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { announceDeliveries } from '../deliveries/wake';
import { takeTurn } from '../kept/kept-values';
import type { Connection } from '../ledger/ledger-rows';
import { codeOf } from '../logging/error-code';
import { placeNames } from '../publishing/place-names';
import { inTheNameOf } from '../versions/asked-versions';
import { whyNotPublish } from './may-publish';
import { missingFields } from './missing-fields';
import { type Change, dueChanges, forgetEntry, putOff, settleChange, waitingChanges } from './schedule-rows';
import { type ScheduledType, scheduledType } from './scheduled-types';
import { tellWhoSetIt } from './tell-who-set-it';

const AT_ONCE = 50;
/** How long to wait after what is nobody's mistake (a database that was away), try by try; then it has failed. */
const TRIES_AFTER_MS = [5_000, 30_000, 120_000, 600_000];

const OVERTAKEN =
  'When it could be published, the time to take it down had passed too. It was not put on the site.';
const EMPTY = 'Something that every page needs was empty';
const SEE_FORM = 'Press Publish in the form: it shows where.';
const UNKNOWN =
  'The CMS tried five times and could not do it. Press the button by hand; if that fails too, tell whoever runs the system.';

/** What keeps a change from happening, to be told as it is. */
class Refused extends Error {
  override name = 'Refused';
}

type Publishes = Record<Change['action'], (of: { documentId: string }) => Promise<unknown>>;
const publishes = (documents: object): documents is Publishes => 'publish' in documents;

const listed = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** The sentences of a refusal: all that the form would show, not its first alone. Null: no refusal, but a failure. */
function sentencesOf(error: unknown): string | null {
  if (error instanceof Refused) return error.message;
  if (!(error instanceof errors.ApplicationError)) return null;
  const all = listed.safeParse(error.details);
  return all.success ? all.data.errors.map(({ message }) => message).join(' ') : error.message;
}

async function act(strapi: Core.Strapi, { uid }: ScheduledType, change: Change): Promise<void> {
  const why = await whyNotPublish(strapi, change, uid);
  if (why) throw new Refused(why);
  const missing =
    change.action === 'publish' ? await missingFields(strapi, { uid, documentId: change.entry }) : [];
  if (missing.length > 0) {
    const places = await placeNames(strapi);
    throw new Refused(`${EMPTY} (${missing.map((field) => places(uid, field)).join(', ')}). ${SEE_FORM}`);
  }
  const documents = strapi.documents(uid);
  if (!publishes(documents)) throw new Refused('Entries of this kind have no drafts any more.');
  const actor = { id: change.account, name: `${change.who}, by schedule` };
  await inTheNameOf(actor, () => documents[change.action]({ documentId: change.entry }));
}

const draftOf = (strapi: Core.Strapi, { uid }: ScheduledType, documentId: string) =>
  strapi.documents(uid).findOne({ documentId, status: 'draft' });

type Begun = { change: Change; type: ScheduledType } | null;

/** What is to be done once this process has the entry's turn; null: nothing, or not yet. */
async function begin(strapi: Core.Strapi, trx: Connection, due: Change, now: number): Promise<Begun> {
  await takeTurn(strapi, trx, `entry ${due.type} ${due.entry}`);
  const waiting = await waitingChanges(strapi, trx, due);
  const [change] = waiting;
  // Another process has settled it, somebody has moved it, or an earlier one of the entry is still to be tried.
  if (!change || change.id !== due.id || change.at > now) return null;
  const type = scheduledType(strapi, change.type);
  const draft = type && (await draftOf(strapi, type, change.entry));
  if (!type || !draft) {
    // Deleted by a program, which does not ask.
    await forgetEntry(strapi, trx, change);
    return null;
  }
  const isOvertaken = waiting.some((later) => later.action === 'unpublish' && later.at <= now);
  if (change.action === 'publish' && isOvertaken) throw new Refused(OVERTAKEN);
  return { change, type };
}

async function settleFailed(
  strapi: Core.Strapi,
  change: Change,
  outcome: string,
  now: number,
): Promise<void> {
  const isNews = await strapi.db.transaction(async ({ trx }) => {
    if (!(await settleChange(strapi, trx, change, { state: 'failed', outcome, now }))) return false;
    await tellWhoSetIt(strapi, trx, { ...change, outcome }, now);
    return true;
  });
  if (!isNews) return;
  announceDeliveries(strapi);
  strapi.log.warn(`${change.action} of ${change.type} ${change.entry} as scheduled failed`);
}

/** Does one change where nobody else did, whole or not at all: what it does and that it is done are one transaction. */
async function runOne(strapi: Core.Strapi, due: Change, now: number): Promise<void> {
  try {
    await strapi.db.transaction(async ({ trx }) => {
      const begun = await begin(strapi, trx, due, now);
      if (!begun) return;
      await act(strapi, begun.type, begun.change);
      await settleChange(strapi, trx, due, { state: 'done', outcome: null, now });
    });
  } catch (error) {
    const sentences = sentencesOf(error);
    const again = TRIES_AFTER_MS[due.tries];
    if (sentences !== null) return await settleFailed(strapi, due, sentences, now);
    strapi.log.error(`${due.action} of ${due.type} ${due.entry} as scheduled: ${codeOf(error)}`);
    if (again === undefined) await settleFailed(strapi, due, UNKNOWN, now);
    else await putOff(strapi, due, now + again);
  }
}

/**
 * Does what is due, in the order of its times; also what fell due while no CMS was up. Any number of processes may do so
 * at once: each change happens in one of them, once.
 * @param now milliseconds since 1970
 */
export async function runSchedule(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  for (const due of await dueChanges(strapi, now, AT_ONCE)) await runOne(strapi, due, now);
}
