import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';

const stateSchema = z.object({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  types: z.array(z.string()),
});

/** How far seeding has come, kept in the database so that it lives and dies with it. */
export type SeedState = z.infer<typeof stateSchema>;

/** `src/kept/kept-values.ts`, as it was built. */
export type KeptValues = {
  keptValue(strapi: Core.Strapi, name: 'demo-content' | StepNote): Promise<unknown>;
  keepValue(strapi: Core.Strapi, name: 'demo-content', value: unknown): Promise<void>;
  noteOnce(
    strapi: Core.Strapi,
    connection: Core.Strapi['db']['connection'],
    name: StepNote,
  ): Promise<boolean>;
};
type StepNote = `content-step ${string}`;

/** Under which name it is kept that a step was run. */
export const noteOf = ({ name }: { name: string }): StepNote => `content-step ${name}`;

/** What an earlier run noted, or undefined when there was none. */
export async function readSeedState(strapi: Core.Strapi, kept: KeptValues): Promise<SeedState | undefined> {
  const stored = await kept.keptValue(strapi, 'demo-content');
  return stored ? stateSchema.parse(stored) : undefined;
}

/** Of these content types, those that hold nothing yet. The others belong to an editor and are left alone. */
export async function emptyTypes(strapi: Core.Strapi, uids: UID.ContentType[]): Promise<UID.ContentType[]> {
  const counts = await Promise.all(uids.map((uid) => strapi.db.query(uid).count()));
  return uids.filter((_, index) => counts[index] === 0);
}
