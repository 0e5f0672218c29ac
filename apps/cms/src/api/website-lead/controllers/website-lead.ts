import type { Core } from '@strapi/strapi';
import { parseLead } from '../../../leads/lead-rules';
import { storeLead } from '../../../leads/store-lead';
import { refuse } from '../../../refuse';

const RETRY_AFTER_S = 30;

// The message of a database error can quote the row.
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error
    ? String(error.code)
    : error instanceof Error
      ? error.name
      : 'unknown';

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /** POST /api/website-leads (spec section 7). 200 only after the commit: the footer form takes nothing else. */
  async create(ctx) {
    const parsed = parseLead(ctx.request.body);
    if (!parsed.ok) {
      const [first] = parsed.errors;
      return refuse(ctx, 400, 'ValidationError', first?.message ?? 'Not valid', { errors: parsed.errors });
    }
    try {
      await storeLead(strapi, parsed.lead);
    } catch (error) {
      strapi.log.error(`A lead could not be stored: ${codeOf(error)}`);
      ctx.set('Retry-After', String(RETRY_AFTER_S));
      return refuse(ctx, 503, 'ServiceUnavailableError', 'The enquiry could not be stored');
    }
    ctx.status = 200;
    ctx.body = { data: { accepted: true } };
  },
});
