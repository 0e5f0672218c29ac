import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';

const stateSchema = z.object({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  types: z.array(z.string()),
});

/** How far seeding has come, kept in Strapi's own store so that it lives and dies with the database. */
export type SeedState = z.infer<typeof stateSchema>;

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'seed', name: 'demo-content' });

/** What an earlier run noted, or undefined when there was none. */
export async function readSeedState(strapi: Core.Strapi): Promise<SeedState | undefined> {
  const stored: unknown = await storeOf(strapi).get({ key: 'state' });
  return stored ? stateSchema.parse(stored) : undefined;
}

export async function writeSeedState(strapi: Core.Strapi, state: SeedState): Promise<void> {
  await storeOf(strapi).set({ key: 'state', value: state });
}

/** Of these content types, those that hold nothing yet. The others belong to an editor and are left alone. */
export async function emptyTypes(strapi: Core.Strapi, uids: UID.ContentType[]): Promise<UID.ContentType[]> {
  const counts = await Promise.all(uids.map((uid) => strapi.db.query(uid).count()));
  return uids.filter((_, index) => counts[index] === 0);
}
