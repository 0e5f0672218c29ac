import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { LeadConfig } from '../../../../config/leads';
import { leadLimitsOf } from '../../../intake/lead-limits';
import { isFromSite, visitorOf } from '../../../intake/visitor-address';
import { codeOf } from '../../../logging/error-code';
import { contactByDocument, privacyRecord } from '../../../privacy/privacy-record';
import { requestErasure, withdraw } from '../../../privacy/withdraw';
import { refuse } from '../../../refuse';
import { readPrivacyToken } from '../../../signed/privacy-token';

type Context = Parameters<Core.MiddlewareHandler>[0];
type Contact = NonNullable<Awaited<ReturnType<typeof contactByDocument>>>;
type Posted = z.infer<typeof posted>;

const RETRY_AFTER_S = 30;
const posted = z.object({
  data: z.object({
    token: z.string().max(200),
    // Which consents; all of them when none is named.
    consents: z.array(z.string().max(120)).max(20).optional(),
  }),
});

/** One answer for a wrong token, an erased person and a caller that is not the site: nothing can be learned here. */
const unknown = (ctx: Context) => refuse(ctx, 404, 'NotFoundError', 'There is nothing behind this link');

/** Answers for the person a token was made for, and says afterwards what is held now. */
async function forPerson(
  strapi: Core.Strapi,
  ctx: Context,
  act: (contact: Contact, sent: Posted['data']) => Promise<unknown>,
) {
  ctx.set('Cache-Control', 'no-store');
  const { formKeys, siteToken } = strapi.config.get<LeadConfig>('leads');
  const request = { ip: ctx.request.ip, get: (name: string) => ctx.get(name) };
  if (!isFromSite(request, siteToken)) return unknown(ctx);
  const visitor = visitorOf(request, siteToken);
  const waitS = visitor === null ? null : await leadLimitsOf(strapi).perPrivacyPage(visitor);
  if (waitS !== null) {
    ctx.set('Retry-After', String(waitS));
    return refuse(ctx, 429, 'RateLimitError', 'Too many requests came over this connection');
  }
  const parsed = posted.safeParse(ctx.request.body);
  const documentId = parsed.success ? readPrivacyToken(parsed.data.data.token, formKeys) : null;
  if (!parsed.success || documentId === null) return unknown(ctx);
  try {
    const contact = await contactByDocument(strapi, documentId);
    if (!contact) return unknown(ctx);
    await act(contact, parsed.data.data);
    const now = await contactByDocument(strapi, documentId);
    ctx.body = { data: await privacyRecord(strapi, now ?? contact) };
  } catch (error) {
    // Its message may quote the person.
    strapi.log.error(`A privacy page could not be served: ${codeOf(error)}`);
    ctx.set('Retry-After', String(RETRY_AFTER_S));
    return refuse(ctx, 503, 'ServiceUnavailableError', 'This could not be done now');
  }
}

/** The page behind the link in every mail; called by the site's server, which shows it. */
export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => ({
  /** POST /api/privacy/view: what is held; changes nothing. */
  view: (ctx) => forPerson(strapi, ctx, async () => undefined),
  /** POST /api/privacy/withdraw: takes back the consents named, or all. */
  withdraw: (ctx) =>
    forPerson(strapi, ctx, (contact, { consents }) => withdraw(strapi, contact.id, consents ?? null)),
  /** POST /api/privacy/erase: notes the request for the administrator, and takes back every consent. */
  erase: (ctx) => forPerson(strapi, ctx, (contact) => requestErasure(strapi, contact.id)),
});
