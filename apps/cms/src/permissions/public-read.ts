import type { Core } from '@strapi/strapi';
import type { SiteConfig } from '../../config/site';
import { refuse } from '../refuse';
import { isPreviewToken } from './preview-token';

/** What the site asks with. Strapi knows more (`_q`, `locale`, `publicationFilter`…); nobody here needs it. */
const QUERY_KEYS = ['populate', 'fields', 'filters', 'sort', 'pagination', 'status'];

// `publicationFilter` and `hasPublishedVersion` also reach drafts; they fall under the unknown keys.
const publishedOnly: Core.MiddlewareHandler = (ctx, next) => {
  const unknown = Object.keys(ctx.query).find((key) => !QUERY_KEYS.includes(key));
  if (unknown !== undefined) return refuse(ctx, 400, 'ValidationError', 'Invalid key in the query');
  // Postgres takes no NUL in a text and would fail on it.
  if (ctx.url.includes('%00')) return refuse(ctx, 400, 'ValidationError', 'Invalid character');
  const { status } = ctx.query;
  if (status !== undefined && status !== 'published') {
    const { token } = strapi.config.get<SiteConfig>('site');
    if (!isPreviewToken(ctx.get('x-preview-token'), token)) {
      return refuse(ctx, 403, 'ForbiddenError', 'Drafts are not public');
    }
  }
  return next();
};

/** Route configuration of a read anyone may do: published entries, known query keys. */
export const publicRead = () => ({ auth: false as const, middlewares: [publishedOnly] });
