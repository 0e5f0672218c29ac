/**
 * Loads the CMS without listening and prints, as JSON, what cannot be seen over HTTP: every route it
 * registered, which routes ask for no sign-in, which of the panel's leave a line in the audit log, and the settings of
 * its database connection.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

type Route = { method: string; path: string; config?: { auth?: unknown; prefix?: string } };
type Router = { type?: string; routes?: Route[] };
type WatchedAt = (route: { plugin: string; method: string; path: string }) => object | undefined;

const appDir = path.dirname(import.meta.dirname);
// Strapi's ES modules import folders, which node does not take.
const require = createRequire(import.meta.url);
const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');
const { watchedAt }: { watchedAt: WatchedAt } = require(
  path.join(appDir, 'dist/src/audit/watched-routes.js'),
);
const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
strapi.server.mount();

const routes = strapi.server
  .listRoutes()
  .flatMap((layer) => layer.methods.map((method: string) => ({ method, path: String(layer.path) })));

// Strapi's types leave out that a router may be a plain list of routes.
const modules: Record<string, { routes: unknown }> = {
  admin: strapi.admin,
  ...strapi.apis,
  ...strapi.plugins,
};
const isRouter = (value: unknown): value is Router => typeof value === 'object' && value !== null;
const routersOf = (routers: unknown): Router[] =>
  typeof routers === 'object' && routers !== null ? Object.values(routers).filter(isRouter) : [];
const open = Object.entries(modules).flatMap(([name, { routes: routers }]) =>
  routersOf(routers).flatMap((router) =>
    (router.routes ?? [])
      .filter((route) => route.config?.auth === false)
      .map((route) => `${name}: ${route.method} ${route.path}`),
  ),
);
const panel = Object.entries({ admin: strapi.admin, ...strapi.plugins }).flatMap(
  ([plugin, { routes: routers }]) =>
    routersOf(routers)
      .filter(({ type }) => type !== 'content-api')
      .flatMap((router) =>
        (router.routes ?? []).map(({ method, path: address }) => ({
          route: `${plugin}: ${method} ${address}`,
          watched: watchedAt({ plugin, method, path: address }) !== undefined,
        })),
      ),
);

const pragmas: Record<string, unknown> = {};
for (const name of ['journal_mode', 'synchronous', 'busy_timeout', 'foreign_keys']) {
  const [row] = await strapi.db.connection.raw(`pragma ${name}`);
  pragmas[name] = Object.values(row)[0];
}
process.stdout.write(`\n${JSON.stringify({ routes, open, panel, pragmas })}\n`, () => process.exit(0));
