import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { audit } from '../../../../audit/audit-log';
import { BYTE_ORDER_MARK, csvLine } from '../../../../csv';
import { DESK_ACTIONS } from '../../../../permissions/role-codes';
import { UnreadableFile } from '../../../../read-csv';
import { refuse } from '../../../../refuse';
import { ENTRY_COLUMNS, LARGEST_ENTRY_FILE_BYTES } from '../../entry-rules';
import { type Context, type Handler, read, route } from '../desk-route';
import { isSameReading } from '../read-again';
import { viewerOf } from '../viewer';
import { enteredForm, enterLead } from './enter-lead';
import { checkImport, importLeads } from './import-leads';
import { knownPeople, typedSoFar } from './known-people';

const LONGEST_NAME = 120;
const brought = z.object({
  name: z.string().min(1),
  content: z.base64().max(Math.ceil(LARGEST_ENTRY_FILE_BYTES / 3) * 4 + 4),
});
const wanted = brought.extend({ fingerprint: z.string().max(64) });

/** What a file was called, fit for a line of the audit log. */
const nameOf = (given: string) =>
  path.win32.basename(given).replaceAll(/\p{C}/gu, '').slice(0, LONGEST_NAME) || 'a file without a name';

/** Answers 400 with the sentence where a file cannot be read at all. */
async function reading<Told>(ctx: Context, act: () => Promise<Told>): Promise<Told | null> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    refuse(ctx, 400, 'ValidationError', error.message);
    return null;
  }
}

/** How enquiries come in that no form of the site sent: one by one, for all at the desk; by a file, for managers. */
export function entryRoutes(strapi: Core.Strapi) {
  const enter: Handler = async (ctx) => {
    const sent = read(ctx, enteredForm, ctx.request.body);
    if (!sent) return;
    const entering = await enterLead(strapi, await viewerOf(strapi, ctx), sent);
    if (entering.outcome === 'invalid') {
      const { errors } = entering;
      return refuse(ctx, 400, 'ValidationError', errors[0]?.message ?? 'Not valid', { errors });
    }
    if (entering.outcome === 'conflict') {
      const message = 'This form was stored before, with other words. Open a new one.';
      return refuse(ctx, 409, 'ConflictError', message);
    }
    const { outcome: _, ...data } = entering;
    ctx.body = { data };
  };

  const known: Handler = async (ctx) => {
    const typed = read(ctx, typedSoFar, ctx.request.body);
    if (!typed) return;
    const viewer = await viewerOf(strapi, ctx);
    const data = await knownPeople(strapi, viewer, typed);
    if (data.people.length > 0 && !isSameReading(strapi, `${viewer.actor.id} looked up`, { again: true })) {
      const line = { action: 'listed', subject: 'contact', details: 'known by what was typed' } as const;
      await audit(strapi, strapi.db.connection, { actor: viewer.actor, ...line });
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data };
  };

  const check: Handler = async (ctx) => {
    const sent = read(ctx, brought, ctx.request.body);
    if (!sent) return;
    const viewer = await viewerOf(strapi, ctx);
    const data = await reading(ctx, () => checkImport(strapi, viewer, Buffer.from(sent.content, 'base64')));
    if (data) ctx.body = { data };
  };

  const bring: Handler = async (ctx) => {
    const sent = read(ctx, wanted, ctx.request.body);
    if (!sent) return;
    const viewer = await viewerOf(strapi, ctx);
    const { fingerprint, name, content } = sent;
    const imported = await reading(ctx, () =>
      importLeads(strapi, viewer, Buffer.from(content, 'base64'), { fingerprint, name: nameOf(name) }),
    );
    if (!imported) return;
    if (imported.outcome === 'overtaken') return refuse(ctx, 409, 'ConflictError', imported.message);
    ctx.body = { data: { stored: imported.stored } };
  };

  const empty: Handler = async (ctx) => {
    ctx.set('Content-Type', 'text/csv; charset=utf-8');
    ctx.set('Content-Disposition', 'attachment; filename="enquiries.csv"');
    ctx.body = BYTE_ORDER_MARK + csvLine(ENTRY_COLUMNS.map(({ header }) => header));
  };

  const { work, everybody } = DESK_ACTIONS;
  return [
    route('POST', '/entered', enter, work),
    route('POST', '/known', known, work),
    route('GET', '/entered-file', empty, everybody),
    route('POST', '/entered-file/checks', check, everybody),
    route('POST', '/entered-file/imports', bring, everybody),
  ];
}
