/**
 * Loads the CMS without listening and prints, as JSON, what cannot be seen over HTTP: every route it
 * registered, which routes ask for no sign-in, and the settings of its database connection.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

type Route = { method: string; path: string; config?: { auth?: unknown; prefix?: string } };
type Router = { routes?: Route[] };

const appDir = path.dirname(import.meta.dirname);
// Strapi's ES modules import folders, which node does not take.
const { createStrapi }: typeof import('@strapi/strapi') = createRequire(import.meta.url)('@strapi/strapi');
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
const open = Object.entries(modules).flatMap(([name, { routes: routers }]) =>
  Object.values(routers ?? {})
    .filter(isRouter)
    .flatMap((router) =>
      (router.routes ?? [])
        .filter((route) => route.config?.auth === false)
        .map((route) => `${name}: ${route.method} ${route.path}`),
    ),
);

const pragmas: Record<string, unknown> = {};
for (const name of ['journal_mode', 'synchronous', 'busy_timeout', 'foreign_keys']) {
  const [row] = await strapi.db.connection.raw(`pragma ${name}`);
  pragmas[name] = Object.values(row)[0];
}
process.stdout.write(`\n${JSON.stringify({ routes, open, pragmas })}\n`, () => process.exit(0));
