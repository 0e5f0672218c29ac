import { request as ask, createServer } from 'node:http';

/** A line to a server that can be made to take everything and bring nothing, as a bad one of a phone does. */
export async function startStallingLine(serverUrl: string) {
  let stalls = false;
  const line = createServer((asked, answer) => {
    if (stalls) return;
    const { method, headers, url = '/' } = asked;
    const passed = ask(new URL(url, serverUrl), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    // The server stops before the browser does: nobody is answered any more.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stall(now: boolean): void {
      stalls = now;
    },
    stop(): Promise<void> {
      line.closeAllConnections();
      return new Promise((resolve) => line.close(() => resolve()));
    },
  };
}
