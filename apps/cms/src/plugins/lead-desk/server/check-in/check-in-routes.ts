import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { audit } from '../../../../audit/audit-log';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { refuse } from '../../../../refuse';
import { OLDEST_PRESS_MS } from '../../check-in-rules';
import { type Handler, read, route } from '../desk-route';
import { isSameReading } from '../read-again';
import { viewerOf } from '../viewer';
import { sendCheckInPage, sendCheckInWorker } from './check-in-page';
import { keepVisit } from './keep-visit';
import { readToday } from './read-today';
import { receiveWalkIn } from './receive-walk-in';

const LONGEST = 120;
/** More than any field of an enquiry takes: what is wrong with one is said by the rules of enquiries. */
const LONGEST_TYPED = 5000;
const ofPress = {
  /** Drawn when it was pressed: by this it is done once. */
  id: z.uuid(),
  /**
   * How long ago it was pressed, in milliseconds. Not when: whether the clock of the device is right, nobody knows.
   */
  age: z.number().int().min(0).max(OLDEST_PRESS_MS),
};
const press = z.discriminatedUnion('kind', [
  z.strictObject({
    ...ofPress,
    kind: z.literal('came'),
    visit: z.string().min(1).max(LONGEST),
    /** Of the visit as whoever pressed saw it. */
    sequence: z.number().int().min(0),
  }),
  z.strictObject({
    ...ofPress,
    kind: z.literal('walk-in'),
    project: z.string().trim().min(1).max(LONGEST),
    name: z.string().max(LONGEST_TYPED),
    mobile: z.string().max(LONGEST_TYPED),
    wish: z.string().max(LONGEST_TYPED),
    agrees: z.boolean(),
  }),
]);
type Press = z.infer<typeof press>;

/** The door of a site office: today's list, and what was pressed there, now or while no line was. */
export function checkInRoutes(strapi: Core.Strapi) {
  const today: Handler = async (ctx) => {
    const viewer = await viewerOf(strapi, ctx);
    const data = await readToday(strapi, viewer);
    const reading = `Check-in of ${data.date}`;
    if (!isSameReading(strapi, `${viewer.actor.id} ${reading}`, { again: true })) {
      const details = `${reading}: ${data.visits.length}`;
      const line = { action: 'listed', subject: 'visit', details } as const;
      await audit(strapi, strapi.db.connection, { actor: viewer.actor, ...line });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data };
  };

  const came = async (ctx: Parameters<Handler>[0], sent: Extract<Press, { kind: 'came' }>, at: number) => {
    const done = await keepVisit(strapi, await viewerOf(strapi, ctx), sent, at);
    if (done.outcome === 'missing') {
      const message = 'You do not see this visit any more: it was given to a colleague, or erased';
      return refuse(ctx, 404, 'NotFoundError', message);
    }
    if ('message' in done) return refuse(ctx, 409, 'ConflictError', done.message);
    ctx.body = { data: { done: true } };
  };

  const walkedIn = async (
    ctx: Parameters<Handler>[0],
    sent: Extract<Press, { kind: 'walk-in' }>,
    at: number,
  ) => {
    const done = await receiveWalkIn(strapi, await viewerOf(strapi, ctx), sent, at);
    if (done.outcome === 'invalid') {
      const { errors } = done;
      return refuse(ctx, 400, 'ValidationError', errors[0]?.message ?? 'Not valid', { errors });
    }
    if (done.outcome === 'conflict') {
      const message = 'This form was stored before, with other words. Write it down once more.';
      return refuse(ctx, 409, 'ConflictError', message);
    }
    ctx.body = { data: { done: true } };
  };

  const pressed: Handler = async (ctx) => {
    const sent = read(ctx, press, ctx.request.body);
    if (!sent) return;
    const at = Date.now() - sent.age;
    return sent.kind === 'came' ? came(ctx, sent, at) : walkedIn(ctx, sent, at);
  };

  const { work } = DESK_ACTIONS;
  const open = { auth: false as const };
  return [
    { method: 'GET' as const, path: '/check-in', handler: sendCheckInPage, config: open },
    { method: 'GET' as const, path: '/check-in-worker.js', handler: sendCheckInWorker, config: open },
    route('GET', '/check-ins', today, work),
    route('POST', '/check-ins', pressed, work),
  ];
}
