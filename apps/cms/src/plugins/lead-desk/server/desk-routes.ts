import type { Core } from '@strapi/strapi';
import { audit } from '../../../audit/audit-log';
import { markSpam } from '../../../intake/mark-spam';
import { LEAD, tableOf } from '../../../ledger/ledger-rows';
import { countRows } from '../../../ledger/row-count';
import { DESK_ACTIONS } from '../../../permissions/role-codes';
import { refuse } from '../../../refuse';
import { changeLead } from './change-lead';
import { sendCv } from './cv-of-lead';
import { deskChanges } from './desk-changes';
import { filteredLeads, visibleLeads } from './desk-leads';
import { type Context, type Handler, idOf, missing, read, route } from './desk-route';
import { deskSettings } from './desk-settings';
import { exportLeads, sendCsv } from './export-leads';
import { createHeldQuestions } from './held-questions';
import { leadChange } from './lead-change';
import { changesQuery, describeFilters, leadFilters, leadQuery } from './lead-filters';
import { readLead } from './opened-lead';
import { isSameReading } from './read-again';
import { deskChoices, listLeads } from './read-desk';
import { myDay } from './rings/my-day';
import { forgetView, savedView, savedViews, saveView } from './saved-views';
import { summariseLeads } from './summarise-leads';
import { viewerOf } from './viewer';

/** An account has as many pages of the desk open as it has screens and tabs; a house has some dozens of people. */
const HELD = { ofOne: 32, ofAll: 1000 };
const ASK_AGAIN_S = 5;

function handlers(strapi: Core.Strapi) {
  const questions = createHeldQuestions(HELD);
  const reading = async (ctx: Context) => {
    const viewer = await viewerOf(strapi, ctx);
    const told = (line: { action: 'read' | 'listed' | 'exported'; entry?: string; details?: string }) =>
      audit(strapi, strapi.db.connection, { actor: viewer.actor, subject: 'lead', ...line });
    return { viewer, told };
  };

  const list: Handler = async (ctx) => {
    const query = read(ctx, leadQuery, ctx.query);
    if (!query) return;
    const { viewer, told } = await reading(ctx);
    const data = await listLeads(strapi, viewer, query);
    const { page: _, again, ...filters } = query;
    const page = `${describeFilters(filters)}; page ${data.page}`;
    if (!isSameReading(strapi, `${viewer.actor.id} listed ${page}`, { again: again !== undefined })) {
      await told({ action: 'listed', details: `${page}: ${data.leads.length}` });
    }
    ctx.body = { data };
  };

  const one: Handler = async (ctx) => {
    const { viewer, told } = await reading(ctx);
    const lead = await readLead(strapi, viewer, idOf(ctx));
    if (!lead) return missing(ctx);
    const again = ctx.query.again !== undefined;
    if (!isSameReading(strapi, `${viewer.actor.id} read ${lead.reference}`, { again })) {
      await told({ action: 'read', entry: lead.reference });
    }
    ctx.body = { data: lead };
  };

  const cv: Handler = async (ctx) => {
    const { viewer } = await reading(ctx);
    if (!(await sendCv(strapi, ctx, viewer, idOf(ctx)))) return missing(ctx);
  };

  const change: Handler = async (ctx) => {
    const sent = read(ctx, leadChange, ctx.request.body);
    if (!sent) return;
    const { viewer } = await reading(ctx);
    const changed = await changeLead(strapi, viewer, idOf(ctx), sent);
    if (changed.outcome === 'missing') return missing(ctx);
    if (changed.outcome === 'refused') return refuse(ctx, 400, 'ValidationError', changed.message);
    if (changed.outcome === 'overtaken') return refuse(ctx, 409, 'ConflictError', changed.message);
    ctx.body = { data: await readLead(strapi, viewer, idOf(ctx)) };
  };

  const spam: Handler = async (ctx) => {
    const { viewer } = await reading(ctx);
    const leads = tableOf(strapi, strapi.db.connection, LEAD);
    const lead: { id: number } | undefined = await visibleLeads(strapi, strapi.db.connection, viewer)
      .where(leads.columnsOf({ documentId: idOf(ctx) }))
      .first('id');
    if (!lead) return missing(ctx);
    if (!(await markSpam(strapi, lead.id, viewer.actor))) {
      return refuse(ctx, 409, 'ConflictError', 'It was called spam before');
    }
    ctx.body = { data: await readLead(strapi, viewer, idOf(ctx)) };
  };

  const exported: Handler = async (ctx) => {
    const filters = read(ctx, leadFilters, ctx.query);
    if (!filters) return;
    const { viewer, told } = await reading(ctx);
    const settings = await deskSettings(strapi);
    const filtered = () => filteredLeads(strapi, strapi.db.connection, viewer, filters, settings);
    const count = await countRows(filtered());
    // Before the first byte: whatever becomes of the download, it was asked for.
    await told({ action: 'exported', details: `${describeFilters(filters)}; ${count} leads` });
    sendCsv(ctx, exportLeads(strapi, filtered, settings));
  };

  const choices: Handler = async (ctx) => {
    const { viewer } = await reading(ctx);
    ctx.body = { data: await deskChoices(strapi, viewer) };
  };

  const day: Handler = async (ctx) => {
    const { viewer, told } = await reading(ctx);
    const data = await myDay(strapi, viewer);
    const again = ctx.query.again !== undefined;
    if (!isSameReading(strapi, `${viewer.actor.id} listed my day`, { again })) {
      const shown = Object.values(data).flat().length;
      await told({ action: 'listed', details: `My day: ${shown}` });
    }
    ctx.body = { data };
  };

  const summary: Handler = async (ctx) => {
    const { viewer } = await reading(ctx);
    ctx.body = { data: await summariseLeads(strapi, viewer) };
  };

  const changes: Handler = async (ctx) => {
    const asked = read(ctx, changesQuery, ctx.query);
    if (!asked) return;
    const { viewer } = await reading(ctx);
    const { since = null, wait } = asked;
    const letGo = wait === undefined ? () => {} : questions.hold(viewer.actor.id);
    if (!letGo) {
      ctx.set('Retry-After', String(ASK_AGAIN_S));
      return refuse(ctx, 429, 'RateLimitError', 'Too many pages of the desk are open');
    }
    const left = new AbortController();
    ctx.res.once('close', () => left.abort());
    try {
      const data = await deskChanges(strapi, { viewer, since, wait: wait !== undefined, left: left.signal });
      ctx.set('Cache-Control', 'no-store');
      ctx.body = { data };
    } finally {
      letGo();
    }
  };

  const keepView: Handler = async (ctx) => {
    const sent = read(ctx, savedView, ctx.request.body);
    if (!sent) return;
    const { viewer } = await reading(ctx);
    if (!(await saveView(strapi, viewer, sent))) {
      return refuse(ctx, 409, 'ConflictError', 'You keep twenty views already: delete one first');
    }
    ctx.body = { data: await savedViews(strapi, viewer) };
  };

  const dropView: Handler = async (ctx) => {
    const { viewer } = await reading(ctx);
    if (!(await forgetView(strapi, viewer, idOf(ctx))))
      return refuse(ctx, 404, 'NotFoundError', 'No such view');
    ctx.body = { data: await savedViews(strapi, viewer) };
  };

  return { list, day, one, cv, change, spam, exported, choices, summary, changes, keepView, dropView };
}

/**
 * What the lead desk asks for: routes for the admin panel. Which leads an answer holds is decided by the query
 * itself (`visibleLeads`), never by what the page asks.
 */
export function deskRoutes(strapi: Core.Strapi) {
  const { list, day, one, cv, change, spam, exported, choices, summary, changes, keepView, dropView } =
    handlers(strapi);
  const { work } = DESK_ACTIONS;
  return [
    route('GET', '/choices', choices, work),
    route('GET', '/summary', summary, work),
    route('GET', '/changes', changes, work),
    route('GET', '/my-day', day, work),
    route('GET', '/leads', list, work),
    route('GET', '/leads/:documentId', one, work),
    route('GET', '/leads/:documentId/cv', cv, work),
    route('PUT', '/leads/:documentId', change, work),
    route('POST', '/leads/:documentId/spam', spam, DESK_ACTIONS.everybody),
    route('GET', '/export', exported, DESK_ACTIONS.export),
    route('POST', '/views', keepView, work),
    route('DELETE', '/views/:documentId', dropView, work),
  ];
}
