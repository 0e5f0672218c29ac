import { CV_FAULTS } from '@sahyara/lead-contract/cv-fault';
import type { FormToken } from '@sahyara/lead-contract/form-token';
import type { GatePass } from '@sahyara/lead-contract/gate-pass';
import { replyWith } from '@sahyara/lead-contract/receipt';
import type { VisitReceipt } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../../../config/leads';
import { receiptOfVisit } from '../../../bookings/receipt-of-visit';
import { counted, countOne } from '../../../counted';
import { passFor, passOfKey } from '../../../gates/project-pass';
import { attachCv } from '../../../intake/attach-cv';
import { parseIdempotencyKey } from '../../../intake/idempotency-key';
import { leadLimitsOf } from '../../../intake/lead-limits';
import { nameInHeader, readCv } from '../../../intake/read-cv';
import { type Taken, takeLead } from '../../../intake/take-lead';
import { toldReference } from '../../../intake/told-reference';
import { isFromSite, visitorOf } from '../../../intake/visitor-address';
import { currentNotice } from '../../../ledger/consent-notice';
import { refuse } from '../../../refuse';
import { FORM_TOKEN_LIFE_S, makeFormToken } from '../../../signed/form-token';

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

function answer(ctx: Context, taken: Taken, pass: GatePass | null, visit: VisitReceipt | null) {
  switch (taken.outcome) {
    case 'stored':
      ctx.status = 200;
      ctx.body = replyWith({ reference: taken.reference, pass, ...(visit ? { visit } : {}) });
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
    case 'too many': {
      const challenge = taken.counted === 'address' ? taken.challenge : null;
      ctx.set('Retry-After', String(taken.waitS));
      return refuse(
        ctx,
        429,
        'RateLimitError',
        `${COUNTED[taken.counted]}: please try again in ${minutes(taken.waitS)}, or call us`,
        challenge ? { challenge } : {},
      );
    }
    case 'unavailable':
      ctx.set('Retry-After', String(RETRY_AFTER_S));
      return refuse(ctx, 503, 'ServiceUnavailableError', 'The enquiry could not be stored');
  }
}

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /** POST /api/website-leads (spec section 7). 200 only after the commit: the footer form takes nothing else. */
  async create(ctx) {
    const { siteToken } = strapi.config.get<LeadConfig>('leads');
    const request = { ip: ctx.request.ip, get: (name: string) => ctx.get(name) };
    const taken = await takeLead(strapi, leadLimitsOf(strapi), {
      body: ctx.request.body,
      idempotencyKey: ctx.get('idempotency-key'),
      earlierKey: ctx.get('x-earlier-key'),
      visitor: visitorOf(request, siteToken),
      told: toldReference(request, siteToken),
    });
    countOne(counted.leads, taken.outcome.replace(' ', '_'));
    const pass = taken.outcome === 'stored' ? await passFor(strapi, taken.project) : null;
    const asked = taken.outcome === 'stored' ? taken.visit : null;
    const visit = asked === null ? null : await receiptOfVisit(strapi, asked);
    if (pass || visit) ctx.set('Cache-Control', 'no-store');
    return answer(ctx, taken, pass, visit);
  },
  /** POST /api/gate-passes: for an enquiry that the site kept while this CMS was away, once it is stored. */
  async gatePass(ctx) {
    ctx.set('Cache-Control', 'no-store');
    const key = parseIdempotencyKey(ctx.get('idempotency-key'));
    const pass = key.ok && key.key !== null ? await passOfKey(strapi, key.key) : null;
    if (!pass)
      return refuse(ctx, 404, 'NotFoundError', 'No enquiry about gated files is stored under this key');
    ctx.status = 200;
    ctx.body = { data: pass };
  },
  /**
   * PUT /api/application-cv: the file of an application that is stored under this key. The site's own server brings it,
   * to everybody else there is nothing here.
   */
  async applicationCv(ctx) {
    const { siteToken } = strapi.config.get<LeadConfig>('leads');
    const key = parseIdempotencyKey(ctx.get('idempotency-key'));
    const isFromHere = isFromSite({ get: (name) => ctx.get(name) }, siteToken);
    if (!isFromHere || !key.ok || key.key === null) return refuse(ctx, 404, 'NotFoundError', 'Not Found');
    const content = await readCv(ctx.req);
    if (!content) {
      // The site hears why only when it has said all.
      ctx.req.resume();
      return refuse(ctx, 413, 'PayloadTooLargeError', CV_FAULTS['too large']);
    }
    const attached = await attachCv(strapi, {
      key: key.key,
      name: nameInHeader(ctx.get('x-file-name')),
      content,
    });
    countOne(counted.cvs, attached.outcome);
    switch (attached.outcome) {
      case 'stored':
        ctx.body = { data: { stored: true } };
        return;
      case 'conflict':
        return refuse(ctx, 409, 'ConflictError', 'This application has another CV already');
      case 'unknown':
        return refuse(ctx, 410, 'GoneError', 'No application is stored under this key');
      case 'unavailable':
        ctx.set('Retry-After', String(RETRY_AFTER_S));
        return refuse(ctx, 503, 'ServiceUnavailableError', 'The CV could not be kept');
      case 'refused':
        return refuse(ctx, 422, 'UnprocessableContentError', CV_FAULTS[attached.fault]);
    }
  },
  /** GET /api/form-token: asked for when a visitor first touches a form, so that pages stay cacheable. */
  formToken(ctx) {
    const { formKeys } = strapi.config.get<LeadConfig>('leads');
    ctx.set('Cache-Control', 'no-store');
    const data: FormToken = { token: makeFormToken(formKeys), validForS: FORM_TOKEN_LIFE_S };
    ctx.body = { data };
  },
  /** GET /api/consent-notice: the words under the forms, and the version to send back with the choices. */
  consentNotice(ctx) {
    ctx.body = { data: currentNotice() };
  },
});
