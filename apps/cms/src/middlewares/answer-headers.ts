import type { Core } from '@strapi/strapi';
import { CHECK_IN_PAGE, CHECK_IN_WORKER } from '../plugins/lead-desk/check-in-rules';

type Context = Parameters<Core.MiddlewareHandler>[0];

const POLICY = 'Content-Security-Policy';
const PANEL = /^\/admin(\/|$)/;
const OPEN_FILES = '/uploads/';
const ONE_YEAR_S = 31_536_000;

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const CAMERA = HEADERS['Permissions-Policy'].replace('camera=()', 'camera=(self)');

const NOTHING =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'";
/** What is no page: it loads nothing and runs nothing, even if somebody gets a page in under its address. */
const FILE_POLICY = `${NOTHING}; sandbox`;

/** Whether this belongs to the panel's pages and their files, whose policy strapi::security has set. */
const isOfPanel = (ctx: Context) => PANEL.test(ctx.path) && ctx.response.type !== 'application/json';
/** Whether it is of the check-in, whose two files set policies of their own: a worker asks by that of its file. */
const isOfCheckIn = (ctx: Context) =>
  (ctx.path === CHECK_IN_PAGE || ctx.path === CHECK_IN_WORKER) && ctx.response.type !== 'application/json';

// The viewers of browsers run script of their own, which not all of them except from a sandbox.
const policyOfFile = (ctx: Context) => (ctx.path.endsWith('.pdf') ? NOTHING : FILE_POLICY);

/**
 * Security headers on every answer, refusals and errors included: stands around everything that answers. The policy of
 * the panel's pages is strapi::security's (config/middlewares.ts); everything else is a file or a reply to a program.
 */
const answerHeaders: Core.MiddlewareFactory = (_config, { strapi }) => {
  const secure = strapi.config.get<string>('server.url').startsWith('https:');
  return async (ctx, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) ctx.set(name, value);
    if (secure) ctx.set('Strict-Transport-Security', `max-age=${ONE_YEAR_S}; includeSubDomains`);
    // Open pictures are everybody's to show; replies are read across origins by CORS, which this has no say in.
    const isOpen = ctx.path.startsWith(OPEN_FILES);
    ctx.set('Cross-Origin-Resource-Policy', isOpen ? 'cross-origin' : 'same-origin');
    // It reads QR codes.
    if (ctx.path === CHECK_IN_PAGE) ctx.set('Permissions-Policy', CAMERA);
    if (isOfCheckIn(ctx)) return ctx.set('X-Frame-Options', 'DENY');
    if (isOfPanel(ctx) && ctx.response.get(POLICY) !== '') return;
    ctx.set(POLICY, policyOfFile(ctx));
    ctx.set('X-Frame-Options', 'DENY');
  };
};

export default answerHeaders;
