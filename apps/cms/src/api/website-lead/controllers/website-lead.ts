import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../../../config/leads';
import { currentNotice } from '../../../leads/consent-notice';
import { FORM_TOKEN_LIFE_S, makeFormToken } from '../../../leads/form-token';
import { leadLimitsOf } from '../../../leads/lead-limits';
import { type Taken, takeLead } from '../../../leads/take-lead';
import { visitorOf } from '../../../leads/visitor-address';
import { refuse } from '../../../refuse';

type Context = Parameters<Core.MiddlewareHandler>[0];

const RETRY_AFTER_S = 30;
const MINUTE_S = 60;
const COUNTED = {
  address: 'Too many enquiries came over this connection',
  number: 'Too many enquiries came with this mobile number',
};

const minutes = (seconds: number) => {
  const count = Math.ceil(seconds / MINUTE_S);
  return count === 1 ? 'one minute' : `${count} minutes`;
};

function answer(ctx: Context, taken: Taken) {
  switch (taken.outcome) {
    case 'stored':
      ctx.status = 200;
      ctx.body = { data: { accepted: true, reference: taken.reference } };
      return;
    case 'invalid':
      return refuse(ctx, 400, 'ValidationError', taken.message, { errors: taken.errors });
    case 'conflict':
      return refuse(
        ctx,
        409,
        'ConflictError',
        'This Idempotency-Key was used for another enquiry: send a changed enquiry with a new key',
      );
    case 'too many':
      ctx.set('Retry-After', String(taken.waitS));
      return refuse(
        ctx,
        429,
        'RateLimitError',
        `${COUNTED[taken.counted]}: please try again in ${minutes(taken.waitS)}, or call us`,
      );
    case 'unavailable':
      ctx.set('Retry-After', String(RETRY_AFTER_S));
      return refuse(ctx, 503, 'ServiceUnavailableError', 'The enquiry could not be stored');
  }
}

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /** POST /api/website-leads (spec section 7). 200 only after the commit: the footer form takes nothing else. */
  async create(ctx) {
    const { siteToken } = strapi.config.get<LeadConfig>('leads');
    const taken = await takeLead(strapi, leadLimitsOf(strapi), {
      body: ctx.request.body,
      idempotencyKey: ctx.get('idempotency-key'),
      visitor: visitorOf({ ip: ctx.request.ip, get: (name) => ctx.get(name) }, siteToken),
    });
    return answer(ctx, taken);
  },
  /** GET /api/form-token: asked for when a visitor first touches a form, so that pages stay cacheable. */
  formToken(ctx) {
    const { formKeys } = strapi.config.get<LeadConfig>('leads');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { token: makeFormToken(formKeys), validForS: FORM_TOKEN_LIFE_S } };
  },
  /** GET /api/consent-notice: the words under the forms, and the version to send back with the choices. */
  consentNotice(ctx) {
    ctx.body = { data: currentNotice() };
  },
});
