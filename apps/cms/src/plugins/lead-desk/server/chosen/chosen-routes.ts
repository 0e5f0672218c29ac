import type { Core } from '@strapi/strapi';
import { audit } from '../../../../audit/audit-log';
import { LEAD, tableOf } from '../../../../ledger/ledger-rows';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { refuse } from '../../../../refuse';
import { outcomeOfRefusal } from '../change-lead';
import { visibleLeads } from '../desk-leads';
import { type Handler, missing, read, route } from '../desk-route';
import { deskSettings } from '../desk-settings';
import { exportLeads, sendCsv } from '../export-leads';
import { mistakeOfChange } from '../tags/put-tags';
import { viewerOf } from '../viewer';
import { changeChosen } from './change-chosen';
import { chosenChange, chosenExport, chosenUndo } from './chosen-change';
import { undoChosen } from './undo-chosen';

// As many references as a line of the audit log has room for.
const NAMED_IN_A_LINE = 15;

/** Which leads were exported, in as many lines of the audit log as that takes. */
function exportedLines(leads: { reference: string }[]): string[] {
  const references = leads.map(({ reference }) => reference);
  const lines = Array.from({ length: Math.ceil(leads.length / NAMED_IN_A_LINE) }, (_, line) =>
    references.slice(line * NAMED_IN_A_LINE, (line + 1) * NAMED_IN_A_LINE).join(' '),
  );
  return lines.map((named) => `Chosen; ${leads.length} leads: ${named}`);
}

/** What is done to several enquiries that were chosen in the list. */
export function chosenRoutes(strapi: Core.Strapi) {
  const change: Handler = async (ctx) => {
    const sent = read(ctx, chosenChange, ctx.request.body);
    if (!sent) return;
    const viewer = await viewerOf(strapi, ctx);
    if (sent.kind === 'spam' && !viewer.everybody) {
      return refuse(ctx, 403, 'ForbiddenError', 'Only a sales manager calls an enquiry spam');
    }
    const mistake = sent.kind === 'tag' ? mistakeOfChange(sent) : null;
    if (mistake !== null) return refuse(ctx, 400, 'ValidationError', mistake);
    try {
      ctx.body = { data: await changeChosen(strapi, viewer, sent) };
    } catch (error) {
      const refused = outcomeOfRefusal(error);
      if (!refused) throw error;
      refuse(ctx, 400, 'ValidationError', refused.message);
    }
  };

  const undo: Handler = async (ctx) => {
    const sent = read(ctx, chosenUndo, ctx.request.body);
    if (!sent) return;
    const undone = await undoChosen(strapi, await viewerOf(strapi, ctx), sent.undo);
    if (undone.outcome === 'missing') {
      return refuse(ctx, 404, 'NotFoundError', 'There is nothing to undo: it was undone before');
    }
    if (undone.outcome === 'late') {
      return refuse(ctx, 409, 'ConflictError', 'It can be undone for a minute, and that is over');
    }
    ctx.body = { data: undone };
  };

  const exported: Handler = async (ctx) => {
    const sent = read(ctx, chosenExport, ctx.query);
    if (!sent) return;
    const viewer = await viewerOf(strapi, ctx);
    const leads = tableOf(strapi, strapi.db.connection, LEAD);
    const chosen = () =>
      visibleLeads(strapi, strapi.db.connection, viewer).whereIn(leads.column('documentId'), sent.leads);
    const found: { reference: string }[] = await chosen().orderBy('id', 'desc').select('reference');
    // Each by its reference, where the export of a view names its filters. All or none: a file has no place to say
    // which of them are not in it.
    if (found.length < sent.leads.length) return missing(ctx);
    for (const details of exportedLines(found)) {
      const line = { actor: viewer.actor, subject: 'lead', action: 'exported', details } as const;
      await audit(strapi, strapi.db.connection, line);
    }
    sendCsv(ctx, exportLeads(strapi, chosen, await deskSettings(strapi)));
  };

  const { work } = DESK_ACTIONS;
  return [
    route('POST', '/chosen', change, work),
    route('POST', '/chosen/undo', undo, work),
    route('GET', '/chosen/export', exported, DESK_ACTIONS.export),
  ];
}
