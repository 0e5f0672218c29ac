import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ArrivingBodies, BodyRefused, VisitorGone } from './arriving-bodies';

type Limits = ConstructorParameters<typeof ArrivingBodies>[0];

/** A server that reads bodies and answers with what it read, or with the status of the refusal. */
async function listen(limits: Partial<Limits> = {}) {
  const bodies = new ArrivingBodies({
    mostBytes: 100,
    mostMs: 60_000,
    mostAtOnce: 2,
    undisturbedMs: 0,
    ...limits,
  });
  const gone: string[] = [];
  const server = createServer((request, response) => {
    bodies.read(request).then(
      (body) => response.end(body),
      (error: unknown) => {
        if (error instanceof BodyRefused) response.writeHead(error.status, { connection: 'close' }).end();
        else gone.push(error instanceof VisitorGone ? 'gone' : 'failed');
      },
    );
  });
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const { port } = address;
  return {
    bodies,
    gone,
    post: (body: string) => fetch(`http://127.0.0.1:${port}`, { method: 'POST', body }),
    /** Sends headers and one byte of the body, and no more. */
    async crawl() {
      const before = bodies.underWay;
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      let received = '';
      socket.on('data', (data) => {
        received += data;
      });
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\na');
      await expect.poll(() => bodies.underWay > before || received !== '').toBe(true);
      return { socket, status: () => received.slice(9, 12) };
    },
  };
}

it('A body is read whole', async () => {
  const { post, bodies } = await listen();
  expect(await (await post('all of it')).text()).toBe('all of it');
  expect(bodies.underWay).toBe(0);
});

it('A body past the limit is refused, of told length or not', async () => {
  const { post, bodies } = await listen();
  expect((await post('x'.repeat(101))).status).toBe(413);
  expect(bodies.underWay).toBe(0);
});

it('Bodies that crawl make room for a form: the oldest first', async () => {
  const { crawl, post, bodies } = await listen();
  const [first, second] = [await crawl(), await crawl()];
  expect(await (await post('a form')).text()).toBe('a form');
  await expect.poll(first.status).toBe('408');
  expect(second.status()).toBe('');
  expect(bodies.underWay).toBe(1);
});

it('Bodies that have just begun are left alone: whoever comes is told to come again', async () => {
  const { crawl, post } = await listen({ undisturbedMs: 60_000 });
  await crawl();
  await crawl();
  expect((await post('a form')).status).toBe(503);
});

it('A body that takes too long is ended, also where nobody waits for its room', async () => {
  const { crawl, bodies } = await listen({ mostMs: 1 });
  const { status } = await crawl();
  await expect.poll(status).toBe('408');
  expect(bodies.underWay).toBe(0);
});

it('A visitor who leaves in the middle leaves nothing behind', async () => {
  const { crawl, bodies, gone } = await listen();
  const { socket } = await crawl();
  socket.destroy();
  await expect.poll(() => gone).toEqual(['gone']);
  expect(bodies.underWay).toBe(0);
});
