import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type AuditLine, actorOf, audit } from './audit-log';
import { hasJustOpened } from './opened-entry';
import { watchedAt } from './watched-routes';

type Context = Parameters<Core.MiddlewareHandler>[0];
type Act = Omit<AuditLine, 'actor'>;

const RELATED = 'Related: ';

/** What Strapi notes of the route that answers. */
const answering = z.object({
  method: z.string(),
  path: z.string(),
  info: z.object({ pluginName: z.string() }),
});

/** What was just made: content is named by its document, what Strapi keeps of its own by its number. */
const made = z.object({ data: z.object({ id: z.number(), documentId: z.string().optional() }) });
/** Who has just been let in, by an invitation or a new password. */
const letIn = z.object({ data: z.object({ user: z.object({ id: z.number() }) }) });
/** Several at once are named by those who ask. */
const several = z.object({ ids: z.array(z.number()).min(1) });

function entryOf({ params, body, request }: Context, plugin: string): string | null {
  if (params.id !== undefined) return String(params.id);
  const asked = several.safeParse(request.body);
  if (asked.success) return asked.data.ids.join(', ');
  const entered = letIn.safeParse(body);
  if (entered.success) return String(entered.data.data.user.id);
  const parsed = made.safeParse(body);
  if (!parsed.success) return null;
  const { id, documentId } = parsed.data.data;
  return plugin === 'content-manager' && documentId ? documentId : String(id);
}

const namesIn = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).join(', ') : '';

/** What comes after the entry in an address, or after the type where there is no entry. */
const restOf = (path: string, under: string) =>
  path
    .slice(under.length)
    .replace(/^\/:id(?=\/|$)/, '')
    .replace(/^\//, '');

/** Names of fields and filters, never what is in them: those are numbers and addresses of people. */
function actOf(ctx: Context): Act | null {
  const route = answering.safeParse(ctx.state.route);
  if (!route.success) return null;
  const { method, path, info } = route.data;
  const watched = watchedAt({ plugin: info.pluginName, method, path });
  if (!watched) return null;
  const subject = typeof watched.subject === 'string' ? watched.subject : watched.subject(ctx);
  if (subject === null) return null;
  const entry = method === 'GET' ? (ctx.params.id ?? null) : entryOf(ctx, info.pluginName);
  const rest = restOf(path, watched.under);
  if (method !== 'GET') {
    const details = `${rest || method}. Fields sent: ${namesIn(ctx.request.body)}`;
    return { action: 'changed', subject, entry, details };
  }
  if (watched.under.startsWith('/relations')) {
    return { action: 'listed', subject, entry, details: `${RELATED}${ctx.params.targetField}` };
  }
  if (entry === null) return { action: 'listed', subject, details: `Asked with: ${namesIn(ctx.query)}` };
  return { action: 'read', subject, entry, details: rest || null };
}

const MOST_BY_ITSELF = 10;

/** What a form asks for by itself, and nothing else: the beginning of a list, not further pages, more of it or a search. */
const beginning = z.strictObject({
  page: z.literal('1').optional(),
  pageSize: z.coerce.number().max(MOST_BY_ITSELF).optional(),
  _q: z.literal('').optional(),
  locale: z.string().optional(),
  status: z.string().optional(),
  /** The entry whose form it is, where what could be chosen is asked for. */
  id: z.string().optional(),
});

/**
 * Whether a line stands for this already. A form asks by itself for each of its lists, and for what could be chosen in
 * it: an enquiry that somebody opened once would be eleven lines, of which ten say nothing.
 */
async function isPartOfOpening(strapi: Core.Strapi, ctx: Context, { subject, details, entry }: Act) {
  const account: unknown = ctx.state.user?.id;
  if (!details?.startsWith(RELATED) || typeof account !== 'number') return false;
  const asked = beginning.safeParse(ctx.query);
  const opened = entry ?? asked.data?.id;
  if (!asked.success || !opened) return false;
  return hasJustOpened(strapi, { account, subject, entry: opened }, Date.now());
}

/**
 * Writes down what people do with Strapi's own pages (`watched-routes.ts`). By request, because one opened entry is many
 * reads inside, and after it, because what Strapi does has no transaction to share: an answer whose line cannot be
 * written is not given.
 */
export function watchPanel(strapi: Core.Strapi): void {
  strapi.server.use(async (ctx, next) => {
    await next();
    const act = ctx.status >= 200 && ctx.status < 300 ? actOf(ctx) : null;
    if (!act || (await isPartOfOpening(strapi, ctx, act))) return;
    await audit(strapi, strapi.db.connection, { actor: actorOf(ctx.state.user), ...act });
  });
}
