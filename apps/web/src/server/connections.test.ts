import { Agent, createServer, get } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { VISITOR_ADDRESS } from '../config/visitor-address';
import { boundConnections } from './connections';

const counters = () => ({ refusedConnections: 0, refusedOfAddress: 0 });

/** A server whose answers wait until they are let go; visitors say in a header who they are, as a proxy would. */
async function listen(perAddress: number) {
  const counted = counters();
  const waiting: (() => void)[] = [];
  const connections = boundConnections({ perAddress, behindProxy: true, counters: counted });
  const server = createServer(
    connections.bound((_request, response) => void waiting.push(() => response.end('answered'))),
  );
  connections.watch(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const ask = (visitor: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { [VISITOR_ADDRESS]: visitor };
      get({ port: address.port, host: '127.0.0.1', headers, agent: new Agent() }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
  return { ask, counted, waiting, open: connections.open };
}

it('One address has so much open at once and no more; others are answered, and it too once it is done', async () => {
  const { ask, counted, waiting } = await listen(2);
  const first = [ask('203.0.113.9'), ask('203.0.113.9')];
  await expect.poll(() => waiting.length).toBe(2);
  expect(await ask('203.0.113.9')).toBe(503);
  expect(counted.refusedOfAddress).toBe(1);
  const other = ask('203.0.113.10');
  await expect.poll(() => waiting.length).toBe(3);
  for (const answer of waiting) answer();
  expect(await Promise.all([...first, other])).toEqual([200, 200, 200]);
  const again = ask('203.0.113.9');
  await expect.poll(() => waiting.length).toBe(4);
  waiting.at(-1)?.();
  expect(await again).toBe(200);
});

it.each([
  ['this machine itself', '127.0.0.1', 1],
  ['anybody, where there is no limit', '203.0.113.9', 0],
])('%s is not counted', async (_, visitor, perAddress) => {
  const { ask, waiting } = await listen(perAddress);
  const asked = [ask(visitor), ask(visitor), ask(visitor)];
  await expect.poll(() => waiting.length).toBe(3);
  for (const answer of waiting) answer();
  expect(await Promise.all(asked)).toEqual([200, 200, 200]);
});
