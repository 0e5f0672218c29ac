import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Where figures are told; never a port that visitors reach. */
export type MetricsAddress = { host: string; port: number };

const PATH = '/metrics';
// Whoever asks is a program in the same house: it asks at once or not at all.
const PATIENCE_MS = 5000;

/**
 * Tells what a registry counts, in the words of Prometheus, on a port of its own.
 * @param report told what fails; the app itself goes on
 * @returns the server, to be closed with the app
 */
export function serveMetrics(
  { host, port }: MetricsAddress,
  registry: Registry,
  report: (message: string, error: unknown) => void,
): Server {
  const server = createServer(
    { headersTimeout: PATIENCE_MS, requestTimeout: PATIENCE_MS, connectionsCheckingInterval: PATIENCE_MS },
    (request, response) => {
      response.setHeader('cache-control', 'no-store');
      response.setHeader('x-content-type-options', 'nosniff');
      if (request.method !== 'GET' || request.url !== PATH) {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Only GET /metrics\n');
        return;
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        (error: unknown) => {
          report('The metrics could not be told', error);
          response.writeHead(500).end();
        },
      );
    },
  );
  server.on('error', (error) => report(`The metrics cannot be told on port ${port}`, error));
  server.listen(port, host);
  // A stop of the app does not wait for whoever scrapes.
  server.unref();
  return server;
}
