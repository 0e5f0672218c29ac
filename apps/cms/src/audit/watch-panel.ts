import type { Core } from '@strapi/strapi';
import { LEDGER } from '../ledger/ledger-rows';
import { type AuditLine, actorOf, audit } from './audit-log';

type Context = Parameters<Core.MiddlewareHandler>[0];
type Done = Pick<AuditLine, 'action' | 'subject' | 'entry' | 'details'>;

const PANEL =
  /^\/content-manager\/(collection-types|single-types|relations|uid|preview)\/([^/]+)(?:\/([^/]+))?(?:\/(.+))?$/;
const WATCHED = /^\/lead-desk\/(leads|deliveries)\/([^/]+)\/(not-spam|send-again)$/;
// Told by their own handlers, or nothing of anybody: the layout of a page.
const SAYS_NOTHING = ['configuration', 'init'];

const nameOf = (uid: string) => uid.replace(/^api::([^.]+)\..*$/, '$1');

/** Names of the fields a save sent, without what is in them. */
function fieldsOf(body: unknown): string {
  return typeof body === 'object' && body !== null ? `Fields sent: ${Object.keys(body).join(', ')}` : '';
}

function panelAct(ctx: Context): Done | null {
  const [, kind, uid = '', id, rest] = PANEL.exec(ctx.path) ?? [];
  if (!kind || !LEDGER.includes(uid)) return null;
  const subject = nameOf(uid);
  if (id !== undefined && SAYS_NOTHING.includes(id)) return null;
  if (kind === 'relations') {
    return { action: 'listed', subject, entry: id ?? null, details: `Related: ${rest ?? 'choices'}` };
  }
  if (ctx.method !== 'GET') {
    return {
      action: 'changed',
      subject,
      entry: id ?? null,
      details: `${rest ?? ctx.method}. ${fieldsOf(ctx.request.body)}`,
    };
  }
  // A filter's names, never its values: those are numbers and addresses of people.
  if (id === undefined)
    return { action: 'listed', subject, details: `Asked with: ${Object.keys(ctx.query).join(', ')}` };
  return { action: 'read', subject, entry: id, details: rest ?? null };
}

function deskAct(ctx: Context): Done | null {
  const [, subject, id, act] = WATCHED.exec(ctx.path) ?? [];
  if (ctx.method !== 'POST') return null;
  if (subject && id && act)
    return {
      action: 'changed',
      subject: subject.replace(/(ie)?s$/, (end) => (end === 'ies' ? 'y' : '')),
      entry: id,
      details: act,
    };
  if (ctx.path === '/lead-desk/deliveries/replay-dead')
    return { action: 'changed', subject: 'delivery', details: 'replay-dead' };
  return null;
}

/**
 * Writes down what the content manager shows and changes of the ledger. By request, because one opened entry is many
 * reads inside. An answer whose line cannot be written is not given.
 */
export function watchPanel(strapi: Core.Strapi): void {
  strapi.server.use(async (ctx, next) => {
    await next();
    const succeeded = ctx.status >= 200 && ctx.status < 300;
    const done = succeeded ? (panelAct(ctx) ?? deskAct(ctx)) : null;
    if (done) await audit(strapi, strapi.db.connection, { actor: actorOf(ctx.state.user), ...done });
  });
}
