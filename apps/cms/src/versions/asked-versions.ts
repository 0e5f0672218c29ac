import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Actor, actorOf } from '../audit/audit-log';
import type { Action } from './version-rows';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** The versions of entries that whoever asks has seen, and in the answer those they have now: JSON by document. */
const VERSIONS_HEADER = 'entry-versions';

const versions = z.record(z.string(), z.string());
const token = z.object({ auth: z.object({ credentials: z.object({ name: z.string() }) }) });

/** The version of a stored draft: its row, which is another after drafts were thrown away, and when it changed. */
export const versionOf = ({ id, updatedAt }: { id: unknown; updatedAt?: unknown }) =>
  `${id}@${updatedAt instanceof Date ? updatedAt.toISOString() : updatedAt}`;

/** What a change is for the editor, and what it was made from where that is not a form. */
type NamedChange = { action: Action; source: string | null };

/** What of a request says how entries are changed; nothing, where a program does it. */
export type Asked = {
  actor: Actor;
  /** What the next change is called in the history, where that is not what Strapi calls it. */
  takeAction(): NamedChange | null;
  /** The version of an entry that was seen by who asks: told once, since what is stored after it is their own. */
  takeSeen(documentId: string): string | null;
  /** Says in the answer which version is stored now. */
  tell(documentId: string, version: string): void;
};

function seenBy(ctx: Context): Map<string, string> {
  const kept: unknown = ctx.state.seenVersions;
  if (kept instanceof Map) return kept;
  const sent = ctx.get(VERSIONS_HEADER);
  let seen = new Map<string, string>();
  if (sent) {
    const parsed = versions.safeParse(fromJson(sent));
    if (!parsed.success) ctx.throw(400, `${VERSIONS_HEADER} is a JSON object of versions by document`);
    else seen = new Map(Object.entries(parsed.data));
  }
  ctx.state.seenVersions = seen;
  return seen;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is no object either: the caller says so.
    return null;
  }
}

function actorIn(ctx: Context): Actor {
  const parsed = token.safeParse(ctx.state);
  if (ctx.state.user === undefined && parsed.success)
    return { id: null, name: `Token ${parsed.data.auth.credentials.name}` };
  return actorOf(ctx.state.user);
}

const standIns = new AsyncLocalStorage<Actor>();

/** Does without a request what somebody has set: the history and the audit log name them. */
export const inTheNameOf = <T>(actor: Actor, work: () => Promise<T>): Promise<T> => standIns.run(actor, work);

/** What the request under way says of versions. @throws HttpError 400 for a header that cannot be read */
export function askedVersions(strapi: Core.Strapi): Asked {
  const ctx = strapi.requestContext.get();
  if (!ctx)
    return {
      actor: standIns.getStore() ?? actorOf(undefined),
      takeAction: () => null,
      takeSeen: () => null,
      tell: () => {},
    };
  const seen = seenBy(ctx);
  ctx.state.toldVersions ??= {};
  const told: Record<string, string> = ctx.state.toldVersions;
  return {
    actor: actorIn(ctx),
    takeAction() {
      const named: NamedChange | null = ctx.state.namedChange ?? null;
      ctx.state.namedChange = null;
      return named;
    },
    takeSeen(documentId) {
      const version = seen.get(documentId) ?? null;
      seen.delete(documentId);
      return version;
    },
    tell(documentId, version) {
      told[documentId] = version;
      ctx.set(VERSIONS_HEADER, JSON.stringify(told));
    },
  };
}

/** Names the change that follows in this request by what it is for the editor. @param source what it is made from */
export function nameChange(strapi: Core.Strapi, action: Action, source: string | null = null): void {
  const ctx = strapi.requestContext.get();
  const named: NamedChange = { action, source };
  if (ctx) ctx.state.namedChange = named;
}
