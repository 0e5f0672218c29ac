import type { Core } from '@strapi/strapi';
import { refuse } from '../refuse';
import { bringBack, NOT_IN_TRASH, restoreVersion } from './bring-back';
import type { Snapshot } from './entry-snapshot';
import type { HistoryPage, OneVersion, TrashPage } from './replies';
import { trashed, trashedRow, trashedTypes } from './trash-rows';
import { linesOf, snapshotOfVersion, versionRow } from './version-rows';

type Context = Parameters<Core.MiddlewareHandler>[0];
type Handler = (ctx: Context) => Promise<unknown>;

const EXPLORER = 'plugin::content-manager.explorer';
const LINES_AT_ONCE = 20;
const TRASH_AT_ONCE = 50;

const nameOf = ({ params }: Context) => ({ type: String(params.model), entry: String(params.entry) });
const numberIn = (text: unknown) => (/^\d{1,9}$/.test(String(text)) ? Number(text) : null);

/** What an entry is called. */
function titleOf(snapshot: Snapshot | null): string {
  const title = snapshot?.title ?? snapshot?.name ?? snapshot?.heading ?? snapshot?.from;
  return typeof title === 'string' && title ? title : 'Without a name';
}

const may = ({ state }: Context, action: string, type: string) =>
  state.userAbility.can(`${EXPLORER}.${action}`, type) === true;

function handlers(strapi: Core.Strapi) {
  async function history(ctx: Context) {
    const before = numberIn(ctx.query.before);
    const lines = await linesOf(strapi, nameOf(ctx), { atMost: LINES_AT_ONCE + 1, before });
    const data: HistoryPage = {
      lines: lines
        .slice(0, LINES_AT_ONCE)
        .map(({ id, at, who, action, source, fields }) => ({ id, at, who, action, source, fields })),
      more: lines.length > LINES_AT_ONCE,
    };
    ctx.body = { data };
  }

  async function one(ctx: Context) {
    const name = nameOf(ctx);
    const row = await versionRow(strapi, strapi.db.connection, { ...name, id: numberIn(ctx.params.id) ?? 0 });
    if (!row) return refuse(ctx, 404, 'NotFoundError', 'This version is not kept any more');
    const snapshot =
      row.snapshot ??
      (await snapshotOfVersion(strapi, strapi.db.connection, { ...name, version: row.version }));
    const [newest] = await linesOf(strapi, name, { atMost: 1, before: null });
    const now = newest
      ? await snapshotOfVersion(strapi, strapi.db.connection, { ...name, version: newest.version })
      : null;
    const data: OneVersion = { snapshot, now };
    ctx.body = { data };
  }

  async function restore(ctx: Context) {
    const name = nameOf(ctx);
    const row = await versionRow(strapi, strapi.db.connection, { ...name, id: numberIn(ctx.params.id) ?? 0 });
    if (!row) return refuse(ctx, 404, 'NotFoundError', 'This version is not kept any more');
    const snapshot =
      row.snapshot ??
      (await snapshotOfVersion(strapi, strapi.db.connection, { ...name, version: row.version }));
    ctx.body = { data: await restoreVersion(strapi, { ...row, snapshot }) };
  }

  async function trash(ctx: Context) {
    const now = Date.now();
    const types = (await trashedTypes(strapi, now)).filter((type) => may(ctx, 'create', type));
    const atMost = Math.min(numberIn(ctx.query.atMost) || TRASH_AT_ONCE, TRASH_AT_ONCE);
    const rows = await trashed(strapi, now, {
      types,
      atMost: atMost + 1,
      before: numberIn(ctx.query.before),
    });
    const entries = rows.slice(0, atMost).map(({ id, type, at, who, snapshot, live }) => ({
      id,
      type,
      at,
      who,
      title: titleOf(snapshot),
      live: live !== null,
    }));
    const data: TrashPage = { entries, more: rows.length > atMost };
    ctx.body = { data };
  }

  async function untrash(ctx: Context) {
    const id = numberIn(ctx.params.id) ?? 0;
    const row = await trashedRow(strapi, id, Date.now());
    if (!row || !may(ctx, 'create', row.type)) return refuse(ctx, 404, 'NotFoundError', NOT_IN_TRASH);
    if (row.live !== null && !may(ctx, 'publish', row.type))
      return refuse(ctx, 403, 'ForbiddenError', 'It was live: somebody who may publish brings it back');
    ctx.body = { data: await bringBack(strapi, row, (trx) => trashedRow(strapi, id, Date.now(), trx)) };
  }
  return { history, one, restore, trash, untrash };
}

const route = (method: 'GET' | 'POST', path: string, handler: Handler, action: string | null) => ({
  method,
  path,
  handler,
  info: { type: 'admin' as const, pluginName: 'content-manager' },
  config: {
    policies: [
      'admin::isAuthenticatedAdmin',
      ...(action
        ? [{ name: 'plugin::content-manager.hasPermissions', config: { actions: [`${EXPLORER}.${action}`] } }]
        : []),
    ],
  },
});

/** Adds the history of entries and the trash to what the content manager answers. Before Strapi reads its routes. */
export function addVersionRoutes(strapi: Core.Strapi): void {
  const { history, one, restore, trash, untrash } = handlers(strapi);
  const { routes } = strapi.plugin('content-manager');
  const admin = Array.isArray(routes) ? undefined : routes.admin;
  if (!admin) throw new Error('The content manager has its routes elsewhere now');
  admin.routes.push(
    route('GET', '/entry-versions/:model/:entry', history, 'read'),
    route('GET', '/entry-versions/:model/:entry/:id', one, 'read'),
    route('POST', '/entry-versions/:model/:entry/:id/restore', restore, 'update'),
    route('GET', '/trash', trash, null),
    route('POST', '/trash/:id/restore', untrash, null),
  );
}
