import { rm } from 'node:fs/promises';
import { BODY_MAX_BYTES } from '@sahyara/lead-contract/lengths';
import type { Core } from '@strapi/strapi';
import type { LeadConfig } from '../../config/leads';
import { HOOK_MAX_BYTES, HOOK_PATH } from '../deliveries/whatsapp/hook-payload';
import { isFromSite } from '../intake/visitor-address';
import { isSignedInAdministrator } from '../permissions/signed-in-administrator';
import { refuse } from '../refuse';

const BODILESS = ['GET', 'HEAD', 'OPTIONS'];
/** A CV that the site's server brings. Whoever is not the site gets no further than its first header. */
const CV = '/api/application-cv';
const UPLOADS = /^\/upload(\/|$)/;

type Context = Parameters<Core.MiddlewareHandler>[0];

const refuseMedia = (ctx: Context) =>
  refuse(ctx, 415, 'UnsupportedMediaTypeError', 'Only application/json is accepted');

function hasBody(ctx: Context): boolean {
  return ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length')) > 0;
}

function isJson(ctx: Context): boolean {
  const [type = ''] = ctx.get('content-type').split(';');
  return type.trim().toLowerCase() === 'application/json';
}

// Strapi removes the files of a request that succeeded; those of a refused upload would stay for ever.
async function removeTemporaryFiles(ctx: Context) {
  const files = Object.values(ctx.request.files ?? {}).flat();
  await Promise.all(files.map((file) => rm(file.filepath, { force: true })));
}

/**
 * Decides by the headers alone whether a body is read at all.
 * Anonymous: JSON of known length up to 16 kB. A signed-in administrator: any JSON Strapi takes, and files
 * on the upload routes. The site's own server: one CV as plain bytes. Meta: a notice, whose route looks at the
 * signature first. Everything else is refused before a byte of it can touch the disk.
 */
const bodyGuard: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    if (BODILESS.includes(ctx.method) || !hasBody(ctx)) return next();

    if (ctx.method === 'PUT' && ctx.path === CV && ctx.is('application/octet-stream')) {
      const { siteToken } = strapi.config.get<LeadConfig>('leads');
      if (isFromSite({ get: (name) => ctx.get(name) }, siteToken)) return next();
      return refuse(ctx, 404, 'NotFoundError', 'Not Found');
    }
    const length = ctx.get('content-length');
    if (ctx.method === 'POST' && ctx.path === HOOK_PATH) {
      if (length === '' || Number(length) > HOOK_MAX_BYTES) {
        return refuse(ctx, 413, 'PayloadTooLargeError', `At most ${HOOK_MAX_BYTES} bytes are accepted`);
      }
      // Bytes until their signature was found right: strapi::body would read the JSON of whoever comes.
      ctx.req.headers['content-type'] = 'application/octet-stream';
      return next();
    }
    const multipart = UPLOADS.test(ctx.path) && Boolean(ctx.is('multipart/form-data'));
    if (!multipart && !isJson(ctx)) return refuseMedia(ctx);
    // A compressed body of 16 kB can unfold to a thousand times as much.
    if (!['', 'identity'].includes(ctx.get('content-encoding'))) return refuseMedia(ctx);

    const small = length !== '' && Number(length) <= BODY_MAX_BYTES;
    if (!multipart && small) return next();

    const editing = !ctx.path.startsWith('/api/');
    if (!editing || !(await isSignedInAdministrator(strapi, ctx.get('authorization')))) {
      // 401 makes the admin panel renew an outworn session and try again.
      if (multipart || (editing && ctx.get('authorization') !== '')) {
        return refuse(ctx, 401, 'UnauthorizedError', 'Missing or invalid credentials');
      }
      if (length === '') return refuse(ctx, 411, 'LengthRequiredError', 'A Content-Length is required');
      return refuse(ctx, 413, 'PayloadTooLargeError', `At most ${BODY_MAX_BYTES} bytes are accepted`);
    }
    try {
      await next();
    } finally {
      await removeTemporaryFiles(ctx);
    }
  };

export default bodyGuard;
