import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { report, reportRequest } from './src/cms/report.ts';
import { logRequests, passIdsOn } from './src/cms/request-log.ts';
import { parseEnv } from './src/config/read-env.ts';
import { answer } from './src/config/security-headers.ts';
import { createForwarder } from './src/features/enquiries/forward-enquiry.ts';
import { replayInBackground } from './src/features/enquiries/replay-spool.ts';
import { openSpool } from './src/features/enquiries/spool.ts';

type Handler = (
  request: import('node:http').IncomingMessage,
  response: import('node:http').ServerResponse,
) => void;

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
process.env.ASTRO_NODE_AUTOSTART = 'disabled';
const entry: { handler: Handler } = await import(
  pathToFileURL(path.join(import.meta.dirname, 'dist/server/entry.mjs')).href
);

passIdsOn(env.backendInternalUrl);
const server = createServer(
  logRequests(answer(env, entry.handler), { behindProxy: env.behindProxy, write: reportRequest }),
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `port ${env.port} is taken: set SITE_PORT to another` : error.message;
  console.error(`The site cannot start: ${reason}.`);
  process.exit(1);
});
server.listen(env.port, env.host);

const stopReplaying = replayInBackground({
  spool: openSpool(env.spool),
  forward: createForwarder({ backendUrl: env.backendInternalUrl, siteToken: env.siteToken }),
  report,
});

function stop() {
  stopReplaying();
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
