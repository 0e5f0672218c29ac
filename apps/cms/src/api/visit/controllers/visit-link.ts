import { type BookedBeside, isVisitLink, VISIT_CHANGES, VISIT_WAYS } from '@sahyara/lead-contract/visit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { LeadConfig } from '../../../../config/leads';
import type { MailConfig } from '../../../../config/mail';
import { changeVisit } from '../../../bookings/change-visit';
import { senderOf } from '../../../deliveries/mail/mail-content';
import { leadLimitsOf } from '../../../intake/lead-limits';
import { isFromSite, visitorOf } from '../../../intake/visitor-address';
import { codeOf } from '../../../logging/error-code';
import { refuse } from '../../../refuse';
import { readVisitLink } from '../../../signed/visit-link';
import { bookedBeside } from '../../../visits/booked-beside';
import { calendarFile } from '../../../visits/calendar-file';
import { visitEvent } from '../../../visits/visit-event';
import { type VisitFacts, visitFacts } from '../../../visits/visit-facts';
import { type Visit, visitOf } from '../../../visits/visit-rows';

type Context = Parameters<Core.MiddlewareHandler>[0];
/** The visit behind a link, and whether the link still changes it. */
type Linked = { visit: Visit; isCurrent: boolean };

const RETRY_AFTER_S = 30;
const link = z.string().refine(isVisitLink);
const viewed = z.object({ data: z.object({ link }) });
const changed = z.object({
  data: z.object({
    link,
    change: z.enum(VISIT_CHANGES),
    startsAt: z.iso
      .datetime()
      .transform((at) => Date.parse(at))
      .optional(),
    how: z.enum(VISIT_WAYS).optional(),
  }),
});

/** One answer for a link that is none of ours, a visit that is gone and a caller that is not the site. */
const unknown = (ctx: Context) => refuse(ctx, 404, 'NotFoundError', 'There is nothing behind this link');

type Told = { isCurrent: boolean; beside: BookedBeside[]; now: number };
const told = ({ link: current, reference, ...visit }: VisitFacts, { isCurrent, beside, now }: Told) => {
  const isOver = ['cancelled', 'kept', 'missed'].includes(visit.state);
  const hasBegun = visit.state === 'booked' && visit.startsAt <= now;
  const { lead: _, startsAt, endsAt, ...others } = visit;
  return {
    ...others,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    changeable: isCurrent && !isOver && !hasBegun,
    beside,
    // Whoever has an old link learns no new one, and not by what a site office knows them: it may have been forwarded.
    ...(isCurrent ? { link: current, reference } : {}),
  };
};

export default ({ strapi }: { strapi: Core.Strapi }): Core.Controller => {
  const { formKeys, siteToken } = strapi.config.get<LeadConfig>('leads');

  /** Lets the site's server in, so many times for one visitor. @returns whether it answered already */
  async function isTurnedAway(ctx: Context): Promise<boolean> {
    ctx.set('Cache-Control', 'no-store');
    const request = { ip: ctx.request.ip, get: (name: string) => ctx.get(name) };
    if (!isFromSite(request, siteToken)) {
      unknown(ctx);
      return true;
    }
    const visitor = visitorOf(request, siteToken);
    const waitS = visitor === null ? null : await leadLimitsOf(strapi).perPrivacyPage(visitor);
    if (waitS === null) return false;
    ctx.set('Retry-After', String(waitS));
    refuse(ctx, 429, 'RateLimitError', 'Too many requests came over this connection');
    return true;
  }

  /** Finds the visit of a link; answers where there is none, or the link has run out. */
  async function linked(ctx: Context, given: string): Promise<Linked | null> {
    const read = readVisitLink(given, formKeys);
    const visit =
      read.state === 'forged'
        ? undefined
        : await visitOf(strapi, strapi.db.connection, { documentId: read.carried.visit });
    if (read.state === 'forged' || !visit) {
      unknown(ctx);
      return null;
    }
    if (read.state === 'expired') {
      refuse(ctx, 410, 'GoneError', 'This link has run out');
      return null;
    }
    return { visit, isCurrent: read.carried.sequence === visit.sequence };
  }

  async function answer(ctx: Context, { visit, isCurrent }: Linked) {
    const facts = await visitFacts(strapi, { documentId: visit.documentId });
    if (!facts) return unknown(ctx);
    const now = Date.now();
    const beside = isCurrent ? await bookedBeside(strapi, visit, now) : [];
    ctx.body = { data: told(facts, { isCurrent, beside, now }) };
  }

  /** Serves one request; what fails is told without its words, which may quote the person. */
  const serve = (act: (ctx: Context) => Promise<unknown>) => async (ctx: Context) => {
    if (await isTurnedAway(ctx)) return;
    try {
      await act(ctx);
    } catch (error) {
      strapi.log.error(`The link of a visit could not be served: ${codeOf(error)}`);
      ctx.set('Retry-After', String(RETRY_AFTER_S));
      refuse(ctx, 503, 'ServiceUnavailableError', 'This could not be done now');
    }
  };

  return {
    /** POST /api/visit-views: what the link of a visit shows; changes nothing. */
    view: serve(async (ctx) => {
      const sent = viewed.safeParse(ctx.request.body);
      const found = sent.success ? await linked(ctx, sent.data.data.link) : unknown(ctx);
      if (found) await answer(ctx, found);
    }),
    /** POST /api/visit-calendars: the same as a calendar file. */
    calendar: serve(async (ctx) => {
      const sent = viewed.safeParse(ctx.request.body);
      const found = sent.success ? await linked(ctx, sent.data.data.link) : unknown(ctx);
      if (!found) return;
      const facts = await visitFacts(strapi, { documentId: found.visit.documentId });
      if (!facts) return unknown(ctx);
      const { siteUrl, from } = strapi.config.get<MailConfig>('mail');
      const { brandName } = await senderOf(strapi);
      const around = { siteUrl, brandName, from, attendee: null, now: Date.now() };
      ctx.body = calendarFile(visitEvent(facts, around));
      ctx.set('Content-Type', 'text/calendar; charset=utf-8');
    }),
    /** POST /api/visit-changes: moves, cancels or waits, once for each link. */
    change: serve(async (ctx) => {
      const sent = changed.safeParse(ctx.request.body);
      if (!sent.success) return refuse(ctx, 400, 'ValidationError', 'This is no change of a visit');
      const { change, startsAt, how } = sent.data.data;
      if (change === 'move' && startsAt === undefined)
        return refuse(ctx, 400, 'ValidationError', 'A visit moves to a time');
      const found = await linked(ctx, sent.data.data.link);
      if (!found) return;
      if (!found.isCurrent) return refuse(ctx, 409, 'UsedError', 'This link was used already');
      const done = await changeVisit(
        strapi,
        found.visit,
        change === 'move' ? { change, startsAt: startsAt ?? 0, how } : { change },
        { name: 'visitor', actor: null },
      );
      switch (done.outcome) {
        case 'changed':
          return answer(ctx, { visit: done.visit, isCurrent: true });
        case 'used':
          return refuse(ctx, 409, 'UsedError', 'This link was used already');
        case 'over':
        case 'early':
        case 'busy':
          return refuse(ctx, 409, 'OverError', 'This visit has begun, or is over');
        case 'none':
          return refuse(ctx, 404, 'NoSuchTimeError', 'There is no such time');
        case 'full':
          return refuse(ctx, 409, 'FullError', 'This time was taken meanwhile');
      }
    }),
  };
};
