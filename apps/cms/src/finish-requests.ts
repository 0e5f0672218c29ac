import { once } from 'node:events';
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
  let answering = 0;
  let stopping = false;

  httpServer.prependListener('request', (_request, response) => {
    answering += 1;
    if (stopping) response.setHeader('Connection', 'close');
    response.once('close', () => {
      answering -= 1;
      if (stopping && answering === 0) httpServer.emit('idle');
    });
  });

  strapi.destroy = async () => {
    stopping = true;
    // New connections are refused from here on; those between two requests are closed.
    if (httpServer.listening) httpServer.close();
    if (answering > 0) {
      strapi.log.info(`Finishing ${answering} requests`);
      await Promise.race([once(httpServer, 'idle'), sleep(LONGEST_WAIT_MS)]);
    }
    await stopStrapi();
  };
}
