import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { audit } from '../../../../audit/audit-log';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { refuse } from '../../../../refuse';
import { type Context, type Handler, idOf, missing, read, route } from '../desk-route';
import { readLead } from '../opened-lead';
import { isSameReading } from '../read-again';
import { viewerOf } from '../viewer';
import { changePerson, personChange } from './change-person';
import { mendNumber, numberChange } from './mend-number';
import { type Merging, mergePeople } from './merge-people';
import { readPerson } from './read-person';
import { undoMerge } from './undo-merge';

const DOCUMENT_MAX = 60;
const mergeAsked = z.strictObject({
  other: z.string().min(1).max(DOCUMENT_MAX),
  seen: z.string().max(64),
});

const nobody = (ctx: Context) =>
  refuse(ctx, 404, 'NotFoundError', 'There is no such person, or they are a colleague’s');

/** Answers what could not be done. @returns whether it was done */
function told(ctx: Context, merging: Merging, gone: (ctx: Context) => void): boolean {
  if (merging.outcome === 'done') return true;
  if (merging.outcome === 'missing') gone(ctx);
  else if (merging.outcome === 'overtaken') refuse(ctx, 409, 'ConflictError', merging.message);
  else refuse(ctx, 400, 'ValidationError', merging.message);
  return false;
}

/** What the desk asks of people: of those alone who have an enquiry that the account may see. */
export function personRoutes(strapi: Core.Strapi) {
  const one: Handler = async (ctx) => {
    const viewer = await viewerOf(strapi, ctx);
    const person = await readPerson(strapi, viewer, idOf(ctx));
    if (!person) return nobody(ctx);
    const { id, ...shown } = person;
    const again = ctx.query.again !== undefined;
    if (!isSameReading(strapi, `${viewer.actor.id} read person ${id}`, { again })) {
      const line = { action: 'read', subject: 'contact', entry: String(id) } as const;
      await audit(strapi, strapi.db.connection, { actor: viewer.actor, ...line });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: shown };
  };

  const change: Handler = async (ctx) => {
    const sent = read(ctx, personChange, ctx.request.body);
    if (!sent) return;
    const viewer = await viewerOf(strapi, ctx);
    if (told(ctx, await changePerson(strapi, viewer, idOf(ctx), sent), nobody)) ctx.body = { data: {} };
  };

  const merge: Handler = async (ctx) => {
    const sent = read(ctx, mergeAsked, ctx.request.body);
    if (!sent) return;
    const viewer = await viewerOf(strapi, ctx);
    const merging = await mergePeople(strapi, viewer, { into: idOf(ctx), ...sent });
    if (told(ctx, merging, nobody)) ctx.body = { data: {} };
  };

  const undo: Handler = async (ctx) => {
    const viewer = await viewerOf(strapi, ctx);
    if (told(ctx, await undoMerge(strapi, viewer, idOf(ctx)), nobody)) ctx.body = { data: {} };
  };

  const mend: Handler = async (ctx) => {
    const sent = read(ctx, numberChange, ctx.request.body);
    if (!sent) return;
    const viewer = await viewerOf(strapi, ctx);
    if (!told(ctx, await mendNumber(strapi, viewer, idOf(ctx), sent), missing)) return;
    ctx.body = { data: await readLead(strapi, viewer, idOf(ctx)) };
  };

  const { work } = DESK_ACTIONS;
  return [
    route('GET', '/people/:documentId', one, work),
    route('PUT', '/people/:documentId', change, work),
    route('POST', '/people/:documentId/merge', merge, work),
    route('POST', '/merges/:documentId/undo', undo, work),
    route('PUT', '/leads/:documentId/number', mend, work),
  ];
}
