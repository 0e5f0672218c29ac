import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ownParts, type Populate } from '../../../publishing/own-parts';
import { versionOf } from '../../../versions/asked-versions';
import type { SheetName } from '../sheet-rules';
import { CONFIGURATIONS, PROJECT } from './sheet';

const AT_ONCE = 100;

/** The draft of a project, as far as a file of one kind is about it. */
export type Stored = {
  documentId: string;
  version: string;
  title: string;
  url: string | null;
  fields: Record<string, unknown>;
};

const drafts = z.array(
  z.looseObject({
    id: z.number(),
    documentId: z.string(),
    updatedAt: z.union([z.string(), z.date()]),
    title: z.string().nullish(),
    url: z.string().nullish(),
  }),
);

/** What is read of the parts: of lists nothing but the configurations, and those for their own file only. */
function partsFor(strapi: Core.Strapi, sheet: SheetName): Populate {
  if (sheet === 'configurations') return { [CONFIGURATIONS]: true };
  const attributes = strapi.getModel(PROJECT).attributes;
  return Object.fromEntries(
    Object.entries(ownParts(strapi, PROJECT)).filter(([field]) => {
      const attribute = Object.entries(attributes).find(([name]) => name === field)?.[1];
      return attribute?.type === 'component' && !attribute.repeatable;
    }),
  );
}

const placeOf = ({ fields: { order } }: Stored) => (typeof order === 'number' ? order : 0);

/** All drafts of projects, in the order of the lists. */
export async function storedProjects(strapi: Core.Strapi, sheet: SheetName): Promise<Stored[]> {
  const populate = partsFor(strapi, sheet);
  const all: Stored[] = [];
  for (let start = 0; ; start += AT_ONCE) {
    const page = drafts.parse(
      await strapi
        .documents(PROJECT)
        .findMany({ status: 'draft', populate, sort: 'id', start, limit: AT_ONCE }),
    );
    for (const fields of page) {
      const { documentId, title, url } = fields;
      all.push({
        documentId,
        version: versionOf(fields),
        title: title || 'A project without a name',
        url: url ?? null,
        fields,
      });
    }
    if (page.length < AT_ONCE) break;
  }
  return all.sort((one, other) => placeOf(one) - placeOf(other) || one.title.localeCompare(other.title));
}
