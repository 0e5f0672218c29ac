import path from 'node:path';
import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { chooseByName } from './choose-by-name.mts';
import { CONTENT_STEPS, type ContentStep } from './content-steps.mts';
import { type KeptValues, noteOf, readSeedState } from './seed-state.mts';

const object = z.record(z.string(), z.unknown());
const row = z.looseObject({ id: z.int() });
type Words = Awaited<ReturnType<typeof wordsOf>>;

/** Reads the seed files: only when a step is due, since each start comes by here. */
async function wordsOf(strapi: Core.Strapi, { create = [] }: ContentStep) {
  const { readSeedData, SEED_DIR } = await import('./read-data.mts');
  const { entriesOf, withRelations } = await import('./seed-content.mts');
  const { mediaIn, withMediaIds } = await import('./media-in.mts');
  const { uploadMedia } = await import('./upload-media.mts');
  const entries = entriesOf(readSeedData());
  const media = mediaIn(entries.filter(({ uid }) => create.includes(uid)).map(({ data }) => data));
  const ids = await uploadMedia(strapi, path.join(SEED_DIR, 'media'), media, () => {});
  return {
    of: (type: UID.ContentType) =>
      entries.filter(({ uid }) => uid === type).map(({ key, data }) => ({ key, data: object.parse(data) })),
    /** With what an entry chooses by its name. */
    entry: async (type: UID.ContentType, data: object) =>
      object.parse(await withRelations(strapi, { uid: type, data })),
    withIds: (data: object) => object.parse(withMediaIds(data, ids)),
  };
}

async function createSingle(strapi: Core.Strapi, type: UID.ContentType, words: Words): Promise<void> {
  if ((await strapi.db.query(type).count()) > 0) return;
  for (const { data } of words.of(type))
    await strapi.documents(type).create({ data: words.withIds(data), status: 'published' });
}

async function createList(strapi: Core.Strapi, type: UID.ContentType, words: Words): Promise<void> {
  if ((await strapi.db.query(type).count()) > 0) return;
  for (const { data } of words.of(type))
    await strapi.documents(type).create({ data: await words.entry(type, data), status: 'published' });
}

/** Writes a value where there is none. Not through documents: dates of editors' changes stay. */
async function fillRows(strapi: Core.Strapi, type: UID.Schema, ids: number[], field: string, value: unknown) {
  if (value === undefined) return;
  const stored = typeof value === 'object' ? JSON.stringify(value) : value;
  const rows = strapi.db.queryBuilder(type).where({ id: { $in: ids }, [field]: null });
  await rows.update({ [field]: stored }).execute();
}

/** Fills a field of entries, or of a component in them: of drafts and of what is published. */
async function fillField(
  strapi: Core.Strapi,
  type: UID.ContentType,
  name: string,
  words: Words,
): Promise<void> {
  const [field = '', inside] = name.split('.');
  const component = strapi.getModel(type).attributes[field];
  for (const { key, data } of words.of(type)) {
    const populate = inside === undefined ? [] : [field];
    const rows = z.array(row).parse(await strapi.db.query(type).findMany({ where: key, populate }));
    if (inside === undefined) {
      const ids = rows.map(({ id }) => id);
      await fillRows(strapi, type, ids, field, data[field]);
      continue;
    }
    if (component?.type !== 'component') throw new Error(`${type} has no component ${field}`);
    const parts = rows
      .map((one) => row.nullish().parse(one[field]))
      .flatMap((part) => (part ? [part.id] : []));
    await fillRows(strapi, component.component, parts, inside, object.parse(data[field])[inside]);
  }
}

/**
 * Adds what releases have added since this database was begun, each step once, whole or not at all. A database that was
 * not begun with seed files gets nothing: its words are all its editors' own.
 * @returns the names of the steps that were run
 */
export async function addContent(strapi: Core.Strapi, kept: KeptValues): Promise<string[]> {
  const added: string[] = [];
  if (CONTENT_STEPS.length === 0 || !(await readSeedState(strapi, kept))?.finishedAt) return added;
  for (const step of CONTENT_STEPS) {
    if (await kept.keptValue(strapi, noteOf(step))) continue;
    const words = await wordsOf(strapi, step);
    await strapi.db.transaction(async ({ trx }) => {
      if (!(await kept.noteOnce(strapi, trx, noteOf(step)))) return;
      for (const type of step.create ?? []) await createSingle(strapi, type, words);
      for (const type of step.list ?? []) await createList(strapi, type, words);
      for (const choice of step.choose ?? []) await chooseByName(strapi, trx, choice);
      for (const { type, fields } of step.fill ?? [])
        for (const field of fields) await fillField(strapi, type, field, words);
      added.push(step.name);
    });
  }
  return added;
}
