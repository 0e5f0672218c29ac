import { request as ask, createServer } from 'node:http';

/** `silent`: takes everything and brings nothing, as a bad one of a phone; `gateway`: the server behind it is away. */
type Line = 'good' | 'silent' | 'gateway';

/** A line to a server that can be made a bad one. */
export async function startBadLine(serverUrl: string) {
  let is: Line = 'good';
  const line = createServer((asked, answer) => {
    if (is === 'silent') return;
    if (is === 'gateway') {
      answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      return;
    }
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
    become(now: Line): void {
      is = now;
    },
    stop(): Promise<void> {
      line.closeAllConnections();
      return new Promise((resolve) => line.close(() => resolve()));
    },
  };
}
