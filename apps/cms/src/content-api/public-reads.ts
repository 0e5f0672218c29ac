import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { PublicQuery, ReadableType } from './public-query';
import { readableType } from './readable-types';

/** A route by which anybody reads content. */
type PublicRead = { uid: string; path: RegExp; type: ReadableType };
/** The route that a path leads to; with what stands in place of its `:id`. */
export type FoundRead = { type: ReadableType; documentId: string | undefined };

const query = z.object({ by: z.array(z.string()), populate: z.array(z.string()) });
const router = z.object({
  routes: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      handler: z.unknown(),
      config: z.object({ auth: z.unknown(), reads: query.optional() }).optional(),
    }),
  ),
});
const READ_OF_TYPE = /^(?<uid>api::[\w-]+\.[\w-]+)\.(?<action>find|findOne)$/;

function publicRead(
  strapi: Core.Strapi,
  { path, handler, config }: z.infer<typeof router>['routes'][number],
): PublicRead[] {
  const parts = typeof handler === 'string' ? READ_OF_TYPE.exec(handler)?.groups : undefined;
  const model = Object.values(strapi.contentTypes).find(({ uid }) => uid === parts?.uid);
  if (!model || config?.auth !== false) return [];
  if (!config.reads)
    throw new Error(`Anybody may read ${model.uid}, and nothing says what may be asked of it.`);
  const declared: PublicQuery = config.reads;
  const isList = model.kind === 'collectionType' && parts?.action === 'find';
  const prefix = strapi.config.get<string>('api.rest.prefix');
  return [
    {
      uid: model.uid,
      // The slash at the end is the specification's. Strapi's router would take capitals too: they lead nowhere here.
      path: new RegExp(`^${prefix}${path.replace(':id', '(?<id>[^/]+)')}/?$`),
      type: readableType(strapi, model, declared, isList),
    },
  ];
}

const prepared = new WeakMap<Core.Strapi, PublicRead[]>();

/**
 * Looks at what every public route of content declares.
 * @throws Error with one sentence, when one declares nothing, or a name the schema does not have
 */
export function preparePublicReads(strapi: Core.Strapi): void {
  const routes = Object.values(strapi.apis).flatMap(({ routes: routers }) =>
    Object.values(routers).flatMap((one) => router.parse(one).routes),
  );
  const reads = routes.filter(({ method }) => method === 'GET').flatMap((route) => publicRead(strapi, route));
  prepared.set(strapi, reads);
}

function readsOf(strapi: Core.Strapi): PublicRead[] {
  const reads = prepared.get(strapi);
  if (!reads) throw new Error('The public reads were not prepared');
  return reads;
}

/**
 * What Strapi asks whether a relation may be followed. The closed list has let through no others than those declared;
 * they lead only to what anybody may read by its own route.
 */
export const relationRights = (strapi: Core.Strapi) => ({
  strategy: {
    name: 'closed list',
    verify(_auth: unknown, { scope }: { scope?: string | string[] }) {
      const uids = readsOf(strapi).map(({ uid }) => `${uid}.find`);
      if (![scope].flat().some((one) => one !== undefined && uids.includes(one))) {
        throw new errors.ForbiddenError();
      }
    },
  },
});

/** The public read that a path asks for, if it is one. @throws Error before the reads were prepared */
export function publicReadAt(strapi: Core.Strapi, path: string): FoundRead | null {
  for (const { path: pattern, type } of readsOf(strapi)) {
    const match = pattern.exec(path);
    if (match) return { type, documentId: match.groups?.id };
  }
  return null;
}
