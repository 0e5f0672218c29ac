import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { report } from './src/cms/report.ts';
import { reportRequest } from './src/cms/report-request.ts';
import { logRequests, passIdsOn } from './src/cms/request-log.ts';
import { parseEnv } from './src/config/read-env.ts';
import { answer } from './src/config/security-headers.ts';
import { createForwarder } from './src/features/enquiries/spool/forward-enquiry.ts';
import { replayInBackground } from './src/features/enquiries/spool/replay-spool.ts';
import { openSpool } from './src/features/enquiries/spool/spool.ts';
import { serveAssets } from './src/server/assets.ts';
import { boundConnections, patience } from './src/server/connections.ts';
import { routeOf } from './src/server/route-of-request.ts';
import type { Watched } from './src/server/site-metrics.ts';

type Handler = (
  request: import('node:http').IncomingMessage,
  response: import('node:http').ServerResponse,
) => void;

// Connections that wait to be taken, while many come within one moment; Linux lets no more wait than this.
const BACKLOG = 4096;
// Open connections get this long to finish what they asked for.
const SHUTDOWN_TIMEOUT_MS = 10_000;

function readEnv() {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const env = readEnv();
const built = path.join(import.meta.dirname, 'dist');
const entry: { handler: Handler; watched: Omit<Watched, 'connections' | 'spool'> } = await import(
  pathToFileURL(path.join(built, 'server/entry.mjs')).href
);

const connections = boundConnections({
  perAddress: env.requestsPerAddress,
  behindProxy: env.behindProxy,
  counters: entry.watched.counters,
});
const spool = openSpool(env.spool);
const handler = serveAssets(path.join(built, 'client'), entry.handler);
passIdsOn(env.backendInternalUrl);

// Loaded only where somebody asks: a site nobody watches pays nothing for it.
async function metrics() {
  if (!env.metrics) return null;
  const { tellMetrics } = await import('./src/server/site-metrics.ts');
  const watched = { ...entry.watched, connections: connections.open, spool: spool.state };
  return tellMetrics(env.metrics, watched, report);
}
const told = await metrics();

const server = createServer(
  patience,
  logRequests(answer(env, connections.bound(handler)), {
    behindProxy: env.behindProxy,
    write(line, request) {
      reportRequest(line);
      told?.over({ ...line, route: routeOf(request) });
    },
  }),
);
connections.watch(server);
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `port ${env.port} is taken: set SITE_PORT to another` : error.message;
  console.error(`The site cannot start: ${reason}.`);
  process.exit(1);
});
server.listen({ port: env.port, host: env.host, backlog: BACKLOG });

const stopReplaying = replayInBackground({
  spool,
  forward: createForwarder({ backendUrl: env.backendInternalUrl, siteToken: env.siteToken }),
  report,
});

function stop() {
  stopReplaying();
  // So that a proxy sends nothing more on a connection that is about to be closed.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
