import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { ContentStep } from './content-steps.mts';

type Connection = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx'];
type Choice = NonNullable<ContentStep['choose']>[number];

const link = z.looseObject({
  type: z.literal('relation'),
  joinTable: z.looseObject({
    name: z.string(),
    joinColumn: z.looseObject({ name: z.string() }),
    inverseJoinColumn: z.looseObject({ name: z.string() }),
  }),
});
const rows = z.array(z.looseObject({ id: z.number(), publishedAt: z.unknown() }));
const named = z.array(
  z.looseObject({ id: z.number(), publishedAt: z.unknown(), name: z.string().nullish() }),
);

const plain = (words: unknown) =>
  typeof words === 'string' ? words.trim().replaceAll(/\s+/g, ' ').toLowerCase() : '';

/**
 * Chooses, in drafts and in what is published, the entry that an older entry names in words. Where several have that
 * name, or none, nothing is chosen. Below Strapi's documents, so that nobody's draft is published and no date moves.
 */
export async function chooseByName(
  strapi: Core.Strapi,
  trx: Connection,
  { type, field, words, byName }: Choice,
): Promise<void> {
  const { joinTable } = link.parse(strapi.db.metadata.get(type).attributes[field]);
  const [own, other] = [joinTable.joinColumn.name, joinTable.inverseJoinColumn.name];
  const targets = named.parse(
    await strapi.db.query(byName).findMany({ select: ['id', 'name', 'publishedAt'] }),
  );
  const entries = rows.parse(await strapi.db.query(type).findMany({ select: ['id', words, 'publishedAt'] }));
  for (const entry of entries) {
    const found = targets.filter(
      ({ name, publishedAt }) =>
        plain(name) !== '' &&
        plain(name) === plain(entry[words]) &&
        Boolean(publishedAt) === Boolean(entry.publishedAt),
    );
    const [target] = found;
    if (!target || found.length > 1) continue;
    const chosen = await trx(joinTable.name)
      .where({ [own]: entry.id })
      .first();
    if (!chosen) await trx(joinTable.name).insert({ [own]: entry.id, [other]: target.id });
  }
}
