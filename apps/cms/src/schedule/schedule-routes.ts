import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { actorOf } from '../audit/audit-log';
import { refuse } from '../refuse';
import { calendarOf, readMonth } from './calendar';
import { entryScheduleOf } from './entry-schedule';
import { ACTIONS } from './schedule-rows';
import { type ScheduledType, scheduledType } from './scheduled-types';
import { cancelChange, setChange } from './set-change';
import { readMoment, writtenAt } from './written-moment';

type Context = Parameters<Core.MiddlewareHandler>[0];
type Handler = (ctx: Context) => Promise<unknown>;

const EXPLORER = 'plugin::content-manager.explorer';
const DOCUMENT_ID = /^[a-z0-9]{1,40}$/;

const action = z.enum(ACTIONS);
const sent = z.strictObject({ action, day: z.string().max(20), time: z.string().max(20) });

const may = ({ state }: Context, what: 'read' | 'publish', type: string) =>
  state.userAbility.can(`${EXPLORER}.${what}`, type) === true;

const hasDraft = async (strapi: Core.Strapi, { uid }: ScheduledType, documentId: string) =>
  (await strapi.documents(uid).findOne({ documentId, status: 'draft' })) !== null;

type Named = { type: ScheduledType; entry: string; exists: () => Promise<boolean> };

function handlers(strapi: Core.Strapi) {
  /** The entry of a route's address; answers where there is none. */
  async function named(ctx: Context): Promise<Named | null> {
    const type = scheduledType(strapi, ctx.params.model);
    const entry = String(ctx.params.entry);
    const exists = async () =>
      type !== null && DOCUMENT_ID.test(entry) && (await hasDraft(strapi, type, entry));
    if (type && (await exists())) return { type, entry, exists };
    refuse(ctx, 404, 'NotFoundError', 'There is no such entry');
    return null;
  }
  async function answer(ctx: Context, { type, entry }: Named) {
    ctx.body = { data: await entryScheduleOf(strapi, type, entry, may(ctx, 'publish', type.uid)) };
  }

  async function schedule(ctx: Context) {
    const name = await named(ctx);
    if (name) await answer(ctx, name);
  }

  async function set(ctx: Context) {
    const name = await named(ctx);
    if (!name) return;
    const parsed = sent.safeParse(ctx.request.body);
    if (!parsed.success)
      return refuse(ctx, 400, 'ValidationError', 'A schedule is an action, a day and a time');
    const meant = readMoment(parsed.data, Date.now());
    if ('message' in meant) return refuse(ctx, 400, 'ValidationError', meant.message, { wrong: meant.wrong });
    const change = { type: name.type.uid, entry: name.entry, action: parsed.data.action, at: meant.at };
    await setChange(strapi, change, { actor: actorOf(ctx.state.user), exists: name.exists });
    await answer(ctx, name);
  }

  async function cancel(ctx: Context) {
    const name = await named(ctx);
    if (!name) return;
    const asked = action.safeParse(ctx.params.action);
    if (!asked.success) return refuse(ctx, 404, 'NotFoundError', 'Nothing of that is set');
    const change = { type: name.type.uid, entry: name.entry, action: asked.data };
    await cancelChange(strapi, change, actorOf(ctx.state.user));
    await answer(ctx, name);
  }

  async function calendar(ctx: Context) {
    const month = readMonth(ctx.query.month ?? writtenAt(Date.now()).day.slice(0, 7));
    if (!month) return refuse(ctx, 400, 'ValidationError', 'A month is written as 2026-11');
    ctx.body = { data: await calendarOf(strapi, month, (type) => may(ctx, 'read', type)) };
  }
  return { schedule, set, cancel, calendar };
}

const route = (method: 'GET' | 'POST' | 'DELETE', path: string, handler: Handler, what: string | null) => ({
  method,
  path,
  handler,
  info: { type: 'admin' as const, pluginName: 'content-manager' },
  config: {
    policies: [
      'admin::isAuthenticatedAdmin',
      ...(what
        ? [{ name: 'plugin::content-manager.hasPermissions', config: { actions: [`${EXPLORER}.${what}`] } }]
        : []),
    ],
  },
});

/** Adds what is set for entries to what the content manager answers. Before Strapi reads its routes. */
export function addScheduleRoutes(strapi: Core.Strapi): void {
  const { schedule, set, cancel, calendar } = handlers(strapi);
  const { routes } = strapi.plugin('content-manager');
  const admin = Array.isArray(routes) ? undefined : routes.admin;
  if (!admin) throw new Error('The content manager has its routes elsewhere now');
  admin.routes.push(
    route('GET', '/schedules', calendar, null),
    route('GET', '/schedules/:model/:entry', schedule, 'read'),
    route('POST', '/schedules/:model/:entry', set, 'publish'),
    route('DELETE', '/schedules/:model/:entry/:action', cancel, 'publish'),
  );
}
