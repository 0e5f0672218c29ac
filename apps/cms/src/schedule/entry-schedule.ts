import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { mistakesNow } from '../publishing/mistakes/refuse-mistakes';
import { missingFields } from './missing-fields';
import type { EntrySchedule } from './replies';
import { type Change, settledChanges, waitingChanges } from './schedule-rows';
import type { ScheduledType } from './scheduled-types';

const live = z.object({ publishedAt: z.union([z.string(), z.date()]) }).nullable();

const shown = ({ action, who, at, outcome }: Change) => ({
  action,
  who,
  outcome,
  at: new Date(at).toISOString(),
});

/** What failed and still stands so: neither set anew, nor done by hand since. */
function openFailures(settled: Change[], waiting: Change[], publishedAt: number | null): Change[] {
  const newest = new Map<Change['action'], Change>();
  for (const change of settled) if (!newest.has(change.action)) newest.set(change.action, change);
  return [...newest.values()].filter(({ state, action, settledAt }) => {
    if (state !== 'failed' || waiting.some((other) => other.action === action)) return false;
    if (action === 'unpublish') return publishedAt !== null;
    return publishedAt === null || publishedAt < (settledAt ?? 0);
  });
}

/** What an entry's form says beside Publish. */
export async function entryScheduleOf(
  strapi: Core.Strapi,
  { uid }: ScheduledType,
  documentId: string,
  may: boolean,
): Promise<EntrySchedule> {
  const name = { type: uid, entry: documentId };
  const waiting = await waitingChanges(strapi, strapi.db.connection, name);
  const settled = await settledChanges(strapi, name);
  const published = live.parse(await strapi.documents(uid).findOne({ documentId, status: 'published' }));
  const publishedAt = published && new Date(published.publishedAt).getTime();
  const publishes = waiting.some(({ action }) => action === 'publish');
  const mistakes = publishes ? await mistakesNow(strapi, { uid, documentId }) : [];
  return {
    may,
    waiting: waiting.map(shown),
    failed: openFailures(settled, waiting, publishedAt).map(shown),
    missing: publishes ? await missingFields(strapi, { uid, documentId }) : [],
    mistakes: [...new Set(mistakes.map(({ message }) => message))],
  };
}
