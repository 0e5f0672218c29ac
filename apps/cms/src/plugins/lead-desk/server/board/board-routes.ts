import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit/audit-log';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { refuse } from '../../../../refuse';
import { type Handler, idOf, missing, read, route } from '../desk-route';
import { describeFilters } from '../lead-filters';
import { isSameReading } from '../read-again';
import { viewerOf } from '../viewer';
import { boardMove, boardQuery } from './board-query';
import { moveLead } from './move-lead';
import { readBoard } from './read-board';

/** The list by stage, and moving an enquiry from one stage to another. */
export function boardRoutes(strapi: Core.Strapi) {
  const board: Handler = async (ctx) => {
    const query = read(ctx, boardQuery, ctx.query);
    if (!query) return;
    const viewer = await viewerOf(strapi, ctx);
    const data = await readBoard(strapi, viewer, query);
    const { column, more: _, again, ...filters } = query;
    const details = `${describeFilters(filters)}; board${column ? ` of ${column}` : ''}`;
    if (!isSameReading(strapi, `${viewer.actor.id} listed ${details}`, { again: again !== undefined })) {
      const shown = data.columns.reduce((sum, { leads }) => sum + leads.length, 0);
      const line = { actor: viewer.actor, subject: 'lead', action: 'listed' } as const;
      await audit(strapi, strapi.db.connection, { ...line, details: `${details}: ${shown}` });
    }
    ctx.body = { data };
  };

  const move: Handler = async (ctx) => {
    const change = read(ctx, boardMove, ctx.request.body);
    if (!change) return;
    const viewer = await viewerOf(strapi, ctx);
    const moved = await moveLead(strapi, { viewer, documentId: idOf(ctx), change });
    if (moved.outcome === 'missing') return missing(ctx);
    if (moved.outcome === 'moved') ctx.body = { data: { undo: moved.undo } };
    else if (moved.outcome === 'overtaken') refuse(ctx, 409, 'ConflictError', moved.message);
    else refuse(ctx, 400, 'ValidationError', moved.message);
  };

  const { work } = DESK_ACTIONS;
  return [route('GET', '/board', board, work), route('PUT', '/leads/:documentId/stage', move, work)];
}
