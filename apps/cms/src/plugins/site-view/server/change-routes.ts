import type { Core } from '@strapi/strapi';
import { ownPartsAndChosen } from '../../../publishing/own-parts';
import { changesBetween, type ModelOf } from '../../../publishing/what-changes';
import { entryOf } from './entry-of';
import type { WhatChanges } from './replies';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** What the panel asks about a draft: in what it differs from what visitors see. */
export function changeRoutes(strapi: Core.Strapi) {
  const models = new Map<string, ReturnType<ModelOf>>(
    [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].map((model) => [
      model.uid,
      model,
    ]),
  );
  const modelOf: ModelOf = (uid) => models.get(uid) ?? { attributes: {} };

  const compare = async (ctx: Context) => {
    const entry = entryOf(strapi, ctx);
    if (!entry) return;
    const { uid, documentId } = entry;
    const populate = ownPartsAndChosen(strapi, uid);
    const [draft, published] = [
      await strapi.documents(uid).findOne({ documentId, status: 'draft', populate }),
      await strapi.documents(uid).findOne({ documentId, status: 'published', populate }),
    ];
    const data: WhatChanges = {
      isPublished: published !== null,
      changes: draft && published ? changesBetween(modelOf, uid, { before: published, after: draft }) : [],
    };
    ctx.body = { data };
  };
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  return [{ method: 'GET' as const, path: '/changes/:uid/:documentId', handler: compare, config }];
}
