import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

const LONGEST_WAIT_MS = 8000;

/**
 * Lets a stop wait for what is being answered, 8 s at most: Strapi on its own cuts every connection, and
 * a visitor whose lead was just stored would read a failure.
 */
export function finishRequestsBeforeStop(strapi: Core.Strapi) {
  const { httpServer } = strapi.server;
  const stopStrapi = strapi.destroy.bind(strapi);
  const answering = new Set<ServerResponse>();
  let stopping = false;

  // So that nobody sends another request on a connection that is about to be cut.
  const announceEnd = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };

  httpServer.prependListener('request', (_request, response) => {
    answering.add(response);
    if (stopping) announceEnd(response);
    response.once('close', () => {
      answering.delete(response);
      if (stopping && answering.size === 0) httpServer.emit('idle');
    });
  });

  strapi.destroy = async () => {
    stopping = true;
    // New connections are refused from here on; those between two requests are closed.
    if (httpServer.listening) httpServer.close();
    if (answering.size > 0) {
      strapi.log.info(`Finishing ${answering.size} requests`);
      answering.forEach(announceEnd);
      await Promise.race([once(httpServer, 'idle'), sleep(LONGEST_WAIT_MS)]);
    }
    await stopStrapi();
  };
}
