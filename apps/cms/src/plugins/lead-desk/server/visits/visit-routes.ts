import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit/audit-log';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { refuse } from '../../../../refuse';
import { type Context, type Handler, idOf, missing, read, route } from '../desk-route';
import { isSameReading } from '../read-again';
import { viewerOf } from '../viewer';
import { bookVisit, deskBooking } from './book-visit';
import { changeDeskVisit, deskVisitChange } from './change-desk-visit';
import { readVisits } from './read-visits';
import { visibleVisit } from './visible-visits';
import { calendarQuery, readCalendar } from './visit-calendar';
import { readTimes, timesQuery } from './visit-times';

type Outcome = { outcome: string } | { outcome: 'refused' | 'overtaken'; message: string };

/** Answers what was not done. @returns whether it answered */
function answered(ctx: Context, done: Outcome): boolean {
  if (done.outcome === 'missing') missing(ctx);
  else if (!('message' in done)) return false;
  else if (done.outcome === 'refused') refuse(ctx, 400, 'ValidationError', done.message);
  else refuse(ctx, 409, 'ConflictError', done.message);
  return true;
}

/** The calendar of visits. Which ones an answer holds is decided by the query itself (`visibleVisits`). */
export function visitRoutes(strapi: Core.Strapi) {
  const calendar: Handler = async (ctx) => {
    const query = read(ctx, calendarQuery, ctx.query);
    if (!query) return;
    const viewer = await viewerOf(strapi, ctx);
    const data = await readCalendar(strapi, viewer, query);
    const { again, from, days } = query;
    const reading = `Visits: ${days} from ${from}`;
    if (!isSameReading(strapi, `${viewer.actor.id} ${reading}`, { again: again !== undefined })) {
      const line = {
        action: 'listed',
        subject: 'visit',
        details: `${reading}: ${data.visits.length}`,
      } as const;
      await audit(strapi, strapi.db.connection, { actor: viewer.actor, ...line });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data };
  };

  const times: Handler = async (ctx) => {
    const query = read(ctx, timesQuery, ctx.query);
    if (!query) return;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: await readTimes(strapi, query) };
  };

  const book: Handler = async (ctx) => {
    const sent = read(ctx, deskBooking, ctx.request.body);
    if (!sent) return;
    const done = await bookVisit(strapi, await viewerOf(strapi, ctx), idOf(ctx), sent);
    if (!answered(ctx, done)) ctx.body = { data: { booked: true } };
  };

  const change: Handler = async (ctx) => {
    const sent = read(ctx, deskVisitChange, ctx.request.body);
    if (!sent) return;
    const viewer = await viewerOf(strapi, ctx);
    const done = await changeDeskVisit(strapi, viewer, idOf(ctx), sent);
    if (answered(ctx, done)) return;
    // A visit that was given away may be nothing of this viewer's any more.
    const visit = await visibleVisit(strapi, viewer, idOf(ctx));
    const [shown = null] = visit ? await readVisits(strapi, viewer, [visit]) : [];
    ctx.body = { data: { visit: shown } };
  };

  const { work } = DESK_ACTIONS;
  return [
    route('GET', '/visits', calendar, work),
    route('GET', '/visit-times', times, work),
    route('POST', '/leads/:documentId/visits', book, work),
    route('PUT', '/visits/:documentId', change, work),
  ];
}
