import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';

const configuration = z.object({
  metadatas: z.record(
    z.string(),
    z.object({
      edit: z.object({ label: z.string().optional(), description: z.string().optional() }).optional(),
    }),
  ),
});
type Words = { label: string; help: string };
/** What a field is called in its form, and the line below it. */
export type WordsOf = (uid: string, field: string) => Words;

/** The words of the forms of a type and of its own parts. */
export async function fieldWords(
  strapi: Core.Strapi,
  type: UID.ContentType,
  parts: readonly UID.Component[],
): Promise<WordsOf> {
  const contentManager = strapi.plugin('content-manager');
  const [types, components] = [contentManager.service('content-types'), contentManager.service('components')];
  const found: [string, unknown][] = [[type, await types.findConfiguration(types.findContentType(type))]];
  for (const part of parts)
    found.push([part, await components.findConfiguration(components.findComponent(part))]);
  const words = new Map(found.map(([uid, one]) => [uid, configuration.parse(one).metadatas]));
  return (uid, field) => {
    const { label, description = '' } = words.get(uid)?.[field]?.edit ?? {};
    return { label: label || field, help: description };
  };
}
