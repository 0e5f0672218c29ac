import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isSameName } from '../../../publishing/mistakes/place-mistakes';
import type { Value } from './cell-rule';

const LOCALITY = 'api::locality.locality';
/** The words of a project's locality, which follow the entry that was chosen (decision 93). */
export const LOCALITY_WORDS = 'locality';

const found = z.array(z.object({ documentId: z.string(), name: z.string().nullish() }));
export type Locality = { documentId: string; name: string };
export type Placed = { placedIn: string | null } | { mistake: string };

/** The localities there are. */
export async function storedLocalities(strapi: Core.Strapi): Promise<Locality[]> {
  const all = found.parse(await strapi.documents(LOCALITY).findMany({ status: 'draft', fields: ['name'] }));
  return all.flatMap(({ documentId, name }) => (name ? [{ documentId, name }] : []));
}

/** The entry that a row names; while there are no localities the words stand alone. */
export function placedBy(words: Value, localities: readonly Locality[]): Placed {
  if (typeof words !== 'string' || localities.length === 0) return { placedIn: null };
  const isNamed = isSameName(words);
  const [one, ...others] = localities.filter(({ name }) => isNamed(name));
  if (!one)
    return {
      mistake: 'There is no locality of this name. Write it as under Locality, or make it there first.',
    };
  if (others.length > 0)
    return {
      mistake: 'More than one city has a locality of this name. Choose it in the form of the project.',
    };
  return { placedIn: one.documentId };
}
