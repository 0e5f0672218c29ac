import type { Core } from '@strapi/strapi';
import { audit } from '../../../audit/audit-log';
import { kindOfCv } from '../../../ledger/cv-files';
import { LEAD, tableOf } from '../../../ledger/ledger-rows';
import { sendFile } from '../../../media/send-file';
import { visibleLeads } from './desk-leads';
import type { Viewer } from './viewer';

type Context = Parameters<Core.MiddlewareHandler>[0];

type CvRow = { reference: string; file: string; name: string | null };

// RFC 8187: what may stand in an extended value as it is.
const escaped = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The CV of a lead that somebody may see; null: there is none, or it is none of theirs. */
async function visibleCv(strapi: Core.Strapi, viewer: Viewer, documentId: string): Promise<CvRow | null> {
  const leads = tableOf(strapi, strapi.db.connection, LEAD);
  const row: CvRow | undefined = await visibleLeads(strapi, strapi.db.connection, viewer)
    .where(leads.columnsOf({ documentId }))
    .whereNotNull(leads.column('cvFile'))
    .first('reference', `${leads.column('cvFile')} as file`, `${leads.column('cvName')} as name`);
  return row ?? null;
}

/**
 * Sends the CV of a lead to whoever may see the lead, to be kept and never to be shown by the browser. Its line is in the
 * audit log before the first byte has gone.
 * @returns whether there is one
 */
export async function sendCv(
  strapi: Core.Strapi,
  ctx: Context,
  viewer: Viewer,
  documentId: string,
): Promise<boolean> {
  const cv = await visibleCv(strapi, viewer, documentId);
  if (!cv) return false;
  const line = { action: 'read', subject: 'lead', entry: cv.reference, details: 'The CV' } as const;
  await audit(strapi, strapi.db.connection, { actor: viewer.actor, ...line });
  await sendFile(strapi, ctx, 'private', cv.file);
  const plain = `${cv.reference}.${kindOfCv(cv.file)}`;
  ctx.set(
    'Content-Disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${escaped(cv.name ?? plain)}`,
  );
  ctx.set('Cache-Control', 'private, no-store');
  return true;
}
