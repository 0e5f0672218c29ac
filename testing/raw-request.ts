import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

export type RawAnswer = { status: number; head: string; body: Buffer };

const TIMEOUT_MS = 30_000;
const HEAD_END = '\r\n\r\n';

/** Asks for a target exactly as it is written: `fetch` would tidy it first. */
export function rawRequest(url: string, target: string, method = 'GET'): Promise<RawAnswer> {
  const { hostname, port, host, protocol } = new URL(url);
  const there = { host: '127.0.0.1', port: Number(port), timeout: TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    // The certificates of tests are signed by nobody.
    const socket =
      protocol === 'https:'
        ? connectTls({ ...there, servername: hostname, rejectUnauthorized: false })
        : connect(there);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('timeout', () => socket.destroy(new Error(`No answer to ${method} ${target}`)));
    socket.once('error', reject);
    socket.once('close', () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf(HEAD_END);
      const head = answer.subarray(0, end < 0 ? answer.length : end).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: answer.subarray(end < 0 ? answer.length : end + HEAD_END.length) });
    });
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nAccept: */*\r\n\r\n`);
  });
}
