import { errors } from '@strapi/utils';

type Request = { state: unknown; params: unknown };

/** What this extension touches of Strapi's content manager. */
export type ContentManagerPlugin = {
  controllers: {
    relations: { extractAndValidateRequestInfo(ctx: Request, id?: string): Promise<unknown> };
  };
};

/**
 * Strapi 5.54 refuses relations of a type somebody may not read with `ctx.forbidden()`, goes on without what it did
 * not read, and answers 500 over its own refusal. Thrown, it is the 403 it was meant to be.
 */
export function refuseRelations(plugin: ContentManagerPlugin): ContentManagerPlugin {
  const { relations } = plugin.controllers;
  const read = relations.extractAndValidateRequestInfo;
  relations.extractAndValidateRequestInfo = async (ctx, id) => {
    const info = await read.call(relations, ctx, id);
    if (!info) throw new errors.ForbiddenError();
    return info;
  };
  return plugin;
}
