import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

/** Draws these ports in turn, then the last of them. */
function drawing(...ports: number[]) {
  let drawn = 0;
  return () => ports[Math.min(drawn++, ports.length - 1)] ?? 0;
}

test('a port is given once, also to another process, as long as who has it runs', async () => {
  const [held, other] = [await freePort(), await freePort()];
  await expect(freePort(drawing(held))).rejects.toThrow('No port');
  const source = path.join(import.meta.dirname, 'free-port.ts');
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { freePort } = await import(${JSON.stringify(source)});
     console.log(await freePort());
     process.stdin.once('data', () => process.exit());`,
  ]);
  const [line] = await once(child.stdout, 'data');
  const theirs = Number(String(line));
  expect([held, other]).not.toContain(theirs);
  await expect(freePort(drawing(theirs))).rejects.toThrow('No port');
  child.stdin.end('go');
  await once(child, 'exit');
  expect(await freePort(drawing(theirs))).toBe(theirs);
});

test('one that somebody listens on is not given, whoever they are', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  await expect(freePort(drawing(taken))).rejects.toThrow('No port');
  await new Promise((resolve) => server.close(resolve));
});

test('none is of those that connections going out are given', async () => {
  const ports = await Promise.all(Array.from({ length: 100 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
