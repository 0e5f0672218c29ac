import type { Core } from '@strapi/strapi';
import { type ChangedBy, differencesOf } from './entry-differences';
import type { AttributesOf, Json, Snapshot } from './entry-snapshot';
import { contentOf, writable } from './entry-snapshot';
import { sentEntry } from './sent-entry';
import type { VersionLine } from './version-rows';

/** A field that two people changed: what each has, and how mine is sent to be stored over theirs. */
export type ToChoose = { field: string; by: ChangedBy; mine: Json; theirs: Json; write: Json };
/** Why a change was refused that somebody made to what is no longer stored. */
export type Overtaken = {
  entry: string;
  who: string;
  at: string | null;
  /** What is stored now: the version to be named by whoever goes on. */
  version: string;
  differences: ToChoose[];
};

type Given = {
  uid: string;
  entry: string;
  version: string;
  maker: VersionLine | null;
  opened: Snapshot | null;
  /** The fields that were sent; null: nothing was, it is about the entry as it was seen. */
  sent: Record<string, unknown> | null;
  theirs: Snapshot;
};

/** What differs between what somebody sent and what another has stored meanwhile. */
export function overtakenBy(attributesOf: AttributesOf, given: Given): Overtaken {
  const { uid, entry, version, maker, opened, sent, theirs } = given;
  // What was not sent is as it was seen.
  const mine = { ...opened, ...sentEntry(attributesOf, uid, sent ?? {}, opened ?? theirs) };
  const attributes = new Map(contentOf(attributesOf, uid));
  const differences = differencesOf(opened, mine, theirs).map((difference) => {
    const attribute = attributes.get(difference.field);
    return { ...difference, write: attribute ? writable(attribute, difference.mine, attributesOf) : null };
  });
  return { entry, who: maker?.who ?? 'Somebody', at: maker?.at ?? null, version, differences };
}

/** Refuses a request. @throws HttpError 409 with what differs */
export function refuseOvertaken(strapi: Core.Strapi, overtaken: Overtaken): never {
  const message = `${overtaken.who} changed this after you opened it. Nothing of yours was stored yet.`;
  const ctx = strapi.requestContext.get();
  if (!ctx) throw new Error(message);
  return ctx.throw(409, message, { name: 'ConflictError', details: overtaken });
}
