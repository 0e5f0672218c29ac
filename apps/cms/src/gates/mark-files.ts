import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { FILE_UID } from '../media/library-file';
import { usesOfGateableFiles } from './file-uses';
import { type FileUse, type GatedFiles, gatedAmong } from './gated-files';

type Connection = Core.Strapi['db']['connection'];

const marked = z.array(z.object({ id: z.int(), gatedBy: z.array(z.string()) }));

/** What has changed, by the ids of files. */
export type ChangedMarks = {
  closed: number[];
  opened: number[];
  /** Whether a file of something published is among them. */
  shown: boolean;
};

const sameNames = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((name) => other.has(name));

/** The files that are marked now, and the projects whose passes open them. */
async function markedFiles(strapi: Core.Strapi): Promise<GatedFiles> {
  const rows: unknown = await strapi.db
    .query(FILE_UID)
    .findMany({ select: ['id', 'gatedBy'], where: { gatedBy: { $notNull: true } } });
  return new Map(marked.parse(rows).map(({ id, gatedBy }) => [id, new Set(gatedBy)]));
}

type Change = { id: number; was: Set<string> | undefined; is: Set<string> | undefined };

function changesOf(before: GatedFiles, now: GatedFiles): Change[] {
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((id) => ({ id, was: before.get(id), is: now.get(id) }))
    .filter(({ was, is }) => !was || !is || !sameNames(was, is));
}

const areOf = (project: string | null, uses: readonly FileUse[]) =>
  project !== null && uses.some((use) => use.project === project);

/** Whether a project has plans or a brochure, in its draft or published; of none (null), no. */
export async function hasGateableFiles(
  strapi: Core.Strapi,
  transaction: Connection,
  project: string | null,
): Promise<boolean> {
  return project !== null && areOf(project, await usesOfGateableFiles(strapi, transaction));
}

/**
 * Whether a step decides which files are gated: it changes a mark, or is about a project that has plans or a brochure,
 * which another step may just be changing the marks of.
 * @param project the project that the step was about, if it was one
 */
export async function decidesGates(
  strapi: Core.Strapi,
  transaction: Connection,
  project: string | null,
): Promise<boolean> {
  const uses = await usesOfGateableFiles(strapi, transaction);
  return areOf(project, uses) || changesOf(await markedFiles(strapi), gatedAmong(uses)).length > 0;
}

/** Marks each gated file in its row with the projects that open it, and no other. Where they lie is not touched. */
export async function markFiles(strapi: Core.Strapi, transaction: Connection): Promise<ChangedMarks> {
  const before = await markedFiles(strapi);
  const changes = changesOf(before, gatedAmong(await usesOfGateableFiles(strapi, transaction)));
  for (const { id, is } of changes) {
    await strapi.db.query(FILE_UID).update({ where: { id }, data: { gatedBy: is ? [...is].sort() : null } });
  }
  return {
    closed: changes.filter(({ was }) => !was).map(({ id }) => id),
    opened: changes.filter(({ is }) => !is).map(({ id }) => id),
    shown: changes.some(({ was, is }) => (was?.size ?? 0) + (is?.size ?? 0) > 0),
  };
}
