import type { Core } from '@strapi/strapi';
import { LEDGER } from '../ledger/ledger-rows';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** A route as Strapi has it: whose it is, and its address below that. */
export type PanelRoute = { plugin: string; method: string; path: string };

type Watched = {
  plugin: string;
  /** The beginning of the address. */
  under: string;
  /** What kind of thing it shows and changes; null: nothing that is written down. */
  subject: string | ((ctx: Context) => string | null);
  /** That somebody looked is a line too. */
  reads: boolean;
};

/** `api::website-lead.website-lead`: website-lead. Content is everybody's; the ledger is about people. */
function ofLedger({ params }: Context): string | null {
  const uid = String(params.model ?? '');
  return LEDGER.includes(uid) ? uid.replace(/^api::([^.]+)\..*$/, '$1') : null;
}

/**
 * What of Strapi's own panel leaves lines in the audit log: the ledger in the content manager, and who may sign in and
 * see it. Routes of ours are not here: each writes its line where it acts.
 */
const WATCHED: Watched[] = [
  { plugin: 'content-manager', under: '/collection-types/:model', subject: ofLedger, reads: true },
  { plugin: 'content-manager', under: '/single-types/:model', subject: ofLedger, reads: true },
  { plugin: 'content-manager', under: '/relations/:model', subject: ofLedger, reads: true },
  { plugin: 'admin', under: '/users', subject: 'account', reads: false },
  { plugin: 'admin', under: '/register-admin', subject: 'account', reads: false },
  { plugin: 'admin', under: '/register', subject: 'account', reads: false },
  { plugin: 'admin', under: '/reset-password', subject: 'account', reads: false },
  { plugin: 'admin', under: '/roles', subject: 'role', reads: false },
  { plugin: 'admin', under: '/api-tokens', subject: 'token', reads: false },
  { plugin: 'admin', under: '/admin-tokens', subject: 'token', reads: false },
  { plugin: 'admin', under: '/transfer/tokens', subject: 'token', reads: false },
  { plugin: 'admin', under: '/webhooks', subject: 'webhook', reads: false },
  { plugin: 'email', under: '/', subject: 'mail', reads: false },
];

/** How a route is watched; undefined: not at all. */
export const watchedAt = ({ plugin, method, path }: PanelRoute): Watched | undefined =>
  WATCHED.find(
    (watched) =>
      watched.plugin === plugin && path.startsWith(watched.under) && (watched.reads || method !== 'GET'),
  );
