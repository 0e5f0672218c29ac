import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import type { SiteConfig } from '../../config/site';
import { type FoundRead, publicReadAt, relationRights } from '../content-api/public-reads';
import type { Reader } from '../content-api/read-budget';
import { readBudgetOf } from '../content-api/read-budget-of';
import { asReader } from '../content-api/read-connections';
import { isAsked } from '../content-api/read-names';
import { boundQuery, type ContentQuery, readQuery } from '../content-api/read-query';
import { RefusedQuery, refuseParameter } from '../content-api/refused-query';
import { createSharedReads } from '../content-api/shared-reads';
import { counted, countOne } from '../counted';
import { isFromSite } from '../intake/visitor-address';
import { isPreviewToken } from '../permissions/preview-token';
import { refuse } from '../refuse';

type Context = Parameters<Core.MiddlewareHandler>[0];
/** An answer as it goes out; the same bytes for everybody who shares it. */
type Answer = { status: number; body: Buffer | null; headers: [name: string, value: string | string[]][] };

const READS = ['GET', 'HEAD'];
const RETRY_AFTER_S = 2;
// What an answer depends on besides its query: who asks, and what they may see.
const CALLER_HEADERS = ['authorization', 'x-gate-pass', 'x-preview-token'];
// Other shapes of an answer that Strapi knows and nobody here asks for.
const SHAPE_HEADERS = ['strapi-response-format', 'strapi-encode-source-maps'];
const DOCUMENT_ID = /^[a-z0-9]{1,40}$/i;

const refuseQuery = (ctx: Context, message: string) => refuse(ctx, 400, 'ValidationError', message);

/** @throws RefusedQuery with the sentence to answer */
function queryOf(ctx: Context, { type, documentId }: FoundRead): ContentQuery {
  if (documentId !== undefined && !DOCUMENT_ID.test(documentId)) {
    refuseParameter('A document id', 'is made of letters and digits');
  }
  const asked: unknown = ctx.query;
  return isAsked(asked) ? readQuery(asked, type) : refuseParameter('The query', 'cannot be read');
}

async function answerOf(ctx: Context, next: () => Promise<unknown>): Promise<Answer> {
  const before = new Set(Object.keys(ctx.response.headers));
  await next();
  const body: unknown = ctx.body;
  return {
    status: ctx.status,
    body: body === undefined || body === null ? null : Buffer.from(JSON.stringify(body)),
    headers: Object.entries(ctx.response.headers).flatMap(([name, value]) =>
      value === undefined || before.has(name) || name === 'content-length'
        ? []
        : [[name, typeof value === 'number' ? String(value) : value]],
    ),
  };
}

function send(ctx: Context, { status, body, headers }: Answer) {
  // Nothing was found: what comes before makes the 404 of it.
  if (!body) return;
  ctx.status = status;
  ctx.body = body;
  for (const [name, value] of headers) ctx.set(name, value);
}

/**
 * The one door to content for everybody without a session (decisions 26 and 27): reads the query by the closed list of
 * its type, lets so many reads at once to the database, and answers identical ones together.
 */
const contentReads: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { token } = strapi.config.get<SiteConfig>('site');
  const { siteToken } = strapi.config.get<LeadConfig>('leads');
  let writes = 0;
  const share = createSharedReads<Answer | null>(() => writes);
  const budget = readBudgetOf(strapi);

  const isPreview = (ctx: Context) => isPreviewToken(ctx.get('x-preview-token'), token);
  const readerOf = (ctx: Context): Reader =>
    isFromSite({ get: (name) => ctx.get(name) }, siteToken) || isPreview(ctx) ? 'site' : 'stranger';

  async function read(ctx: Context, next: () => Promise<unknown>) {
    const reader = readerOf(ctx);
    const key = JSON.stringify([
      reader,
      ctx.path,
      ctx.querystring,
      ...CALLER_HEADERS.map((name) => ctx.get(name)),
    ]);
    const work = async (begin: () => void) => {
      const leave = await budget.enter(reader);
      if (!leave) return null;
      begin();
      try {
        return await asReader(() => answerOf(ctx, next));
      } finally {
        leave();
      }
    };
    // The site asks because it was told of a change, perhaps by another CMS: what has begun may be without it.
    const answer = await share(key, work, { joinsBegun: reader === 'stranger' });
    if (answer) return send(ctx, answer);
    countOne(counted.refusedReads, reader);
    ctx.set('Retry-After', String(RETRY_AFTER_S));
    refuse(ctx, 503, 'ServiceUnavailableError', 'Too much is being read at the moment');
  }

  return async (ctx, next) => {
    if (!READS.includes(ctx.method)) {
      try {
        return await next();
      } finally {
        // Before whoever wrote is answered: what they read then is what they wrote.
        writes += 1;
      }
    }
    const found = publicReadAt(strapi, ctx.path);
    if (!found) return next();
    try {
      boundQuery(ctx.querystring);
      const { status } = ctx.query;
      if (status !== undefined && status !== 'published' && !isPreview(ctx)) {
        return refuse(ctx, 403, 'ForbiddenError', 'Drafts are not public');
      }
      Object.assign(ctx, { query: queryOf(ctx, found) });
    } catch (error) {
      if (error instanceof RefusedQuery) return refuseQuery(ctx, error.message);
      throw error;
    }
    for (const name of SHAPE_HEADERS) delete ctx.request.headers[name];
    ctx.state.isContentRead = true;
    ctx.state.auth = relationRights(strapi);
    return read(ctx, next);
  };
};

export default contentReads;
