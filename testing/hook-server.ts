import { createServer, type IncomingHttpHeaders } from 'node:http';

type Answer = { status: number; body?: string; headers?: Record<string, string> };
export type HookCall = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** What it was answered with, as soon as it was. */
  status?: number;
};
type Answering = Answer | 'hang' | ((call: HookCall) => Answer | Promise<Answer>);
export type HookServer = Awaited<ReturnType<typeof startHookServer>>;

/**
 * A receiver of webhooks that answers as it is told, by the call if need be; `hang`: it says nothing.
 * @param port where an earlier one was; without it a free one
 */
export async function startHookServer(port = 0) {
  const calls: HookCall[] = [];
  let answer: Answering = { status: 200 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call: HookCall = { method, path: url, headers, body };
      calls.push(call);
      if (answer === 'hang') return;
      const given = typeof answer === 'function' ? answer(call) : answer;
      void Promise.resolve(given).then((said) => {
        call.status = said.status;
        response.writeHead(said.status, said.headers).end(said.body ?? '');
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    answer(next: Answering) {
      answer = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
