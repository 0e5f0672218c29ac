import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { FILE_UID } from '../media/library-file';
import { usesOfGateableFiles } from './file-uses';
import { type GatedFiles, gatedAmong } from './gated-files';

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
export async function markedFiles(strapi: Core.Strapi): Promise<GatedFiles> {
  const rows: unknown = await strapi.db
    .query(FILE_UID)
    .findMany({ select: ['id', 'gatedBy'], where: { gatedBy: { $notNull: true } } });
  return new Map(marked.parse(rows).map(({ id, gatedBy }) => [id, new Set(gatedBy)]));
}

/** Marks each gated file in its row with the projects that open it, and no other. Where they lie is not touched. */
export async function markFiles(strapi: Core.Strapi, transaction: Connection): Promise<ChangedMarks> {
  const [before, now] = [
    await markedFiles(strapi),
    gatedAmong(await usesOfGateableFiles(strapi, transaction)),
  ];
  const changed: ChangedMarks = { closed: [], opened: [], shown: false };
  for (const id of new Set([...before.keys(), ...now.keys()])) {
    const [was, is] = [before.get(id), now.get(id)];
    if (was && is && sameNames(was, is)) continue;
    await strapi.db.query(FILE_UID).update({ where: { id }, data: { gatedBy: is ? [...is].sort() : null } });
    if (!was) changed.closed.push(id);
    if (!is) changed.opened.push(id);
    changed.shown ||= (was?.size ?? 0) + (is?.size ?? 0) > 0;
  }
  return changed;
}
