import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { LeadConfig } from '../../../../config/leads';
import type { WhatsappConfig } from '../../../../config/whatsapp';
import { counted, countOne } from '../../../counted';
import { HOOK_MAX_BYTES, type HookContent, readHook } from '../../../deliveries/whatsapp/hook-payload';
import { takeMessage } from '../../../deliveries/whatsapp/take-message';
import { takeStatus } from '../../../deliveries/whatsapp/take-status';
import { leadLimitsOf } from '../../../intake/lead-limits';
import { readBytes } from '../../../intake/read-bytes';
import { visitorOf } from '../../../intake/visitor-address';
import { codeOf } from '../../../logging/error-code';
import { refuse } from '../../../refuse';
import { isSameSignature } from '../../../signed/signature';

type Context = Parameters<Core.MiddlewareHandler>[0];

const RETRY_AFTER_S = 30;
// Nobody's signature is known before all of it is there, so that anybody may send so much: eight at once are eight
// mebibytes. Meta repeats what it had no answer to.
const READ_AT_ONCE = 8;
const verification = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string().max(500),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
});

/** Where Meta tells what became of our messages, and what people write to our number. */
export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const { cloud } = strapi.config.get<WhatsappConfig>('whatsapp');
  const { siteToken } = strapi.config.get<LeadConfig>('leads');
  let reading = 0;

  /** Whoever is not Meta is counted by address, so that nobody can try long. */
  async function refuseStranger(ctx: Context): Promise<void> {
    countOne(counted.whatsapp, 'refused');
    const address = visitorOf({ ip: ctx.request.ip, get: (name) => ctx.get(name) }, siteToken);
    const waitS = address === null ? null : await leadLimitsOf(strapi).perWrongHook(address);
    if (waitS === null) return refuse(ctx, 401, 'UnauthorizedError', 'This is not signed by Meta');
    ctx.set('Retry-After', String(waitS));
    return refuse(ctx, 429, 'RateLimitError', 'Too many requests came over this connection');
  }

  /** @returns whether all of it is written down; else Meta is to tell it again */
  async function take({ statuses, messages, unread }: HookContent): Promise<boolean> {
    for (let count = 0; count < unread; count += 1) countOne(counted.whatsapp, 'unread');
    let isWhole = true;
    for (const status of statuses) {
      const taken = await takeStatus(strapi, status);
      countOne(counted.whatsapp, `status_${taken}`);
      if (taken === 'busy') isWhole = false;
    }
    for (const message of messages) {
      countOne(counted.whatsapp, `message_${await takeMessage(strapi, message)}`);
    }
    return isWhole;
  }

  function unavailable(ctx: Context) {
    ctx.set('Retry-After', String(RETRY_AFTER_S));
    return refuse(ctx, 503, 'ServiceUnavailableError', 'This could not be written down now');
  }

  return {
    /** GET /api/whatsapp: Meta asks whether this is the address, once. */
    async verify(ctx) {
      ctx.set('Cache-Control', 'no-store');
      if (cloud === null) return refuse(ctx, 404, 'NotFoundError', 'Not Found');
      const asked = verification.safeParse(ctx.query);
      if (!asked.success || !isSameSignature(asked.data['hub.verify_token'], cloud.verifyToken)) {
        return refuseStranger(ctx);
      }
      ctx.type = 'text/plain';
      ctx.body = asked.data['hub.challenge'];
    },
    /** POST /api/whatsapp: nothing of it is read before its signature was found right. */
    async receive(ctx) {
      ctx.set('Cache-Control', 'no-store');
      if (cloud === null) return refuse(ctx, 404, 'NotFoundError', 'Not Found');
      if (reading >= READ_AT_ONCE) return unavailable(ctx);
      reading += 1;
      const raw = await readBytes(ctx.req, HOOK_MAX_BYTES).finally(() => {
        reading -= 1;
      });
      if (raw === null) {
        return refuse(ctx, 413, 'PayloadTooLargeError', `At most ${HOOK_MAX_BYTES} bytes are accepted`);
      }
      const expected = `sha256=${createHmac('sha256', cloud.appSecret).update(raw).digest('hex')}`;
      if (!isSameSignature(ctx.get('x-hub-signature-256'), expected)) return refuseStranger(ctx);
      const content = readHook(raw, cloud.phoneId);
      if (content === null) {
        countOne(counted.whatsapp, 'malformed');
        return refuse(ctx, 400, 'ValidationError', 'This is no notice of WhatsApp');
      }
      try {
        if (!(await take(content))) return unavailable(ctx);
      } catch (error) {
        // Its message may quote the person.
        strapi.log.error(`A notice of WhatsApp could not be written down: ${codeOf(error)}`);
        return unavailable(ctx);
      }
      ctx.status = 200;
      ctx.body = { data: { received: true } };
    },
  };
};
