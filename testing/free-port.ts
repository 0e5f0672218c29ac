import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Below the ports that systems give to connections going out: one of those may be taken again, by anybody's `fetch`,
 * before who asked for it listens. Above those that browsers refuse.
 */
const [FIRST, LAST] = [11_000, 32_767];
const TRIES = 500;
const STALE_MS = 24 * 60 * 60 * 1000;
const CLAIMS = path.join(tmpdir(), 'sahyara-ports');
const fileOf = (port: number) => path.join(CLAIMS, String(port));

const own = new Set<number>();
process.once('exit', () => {
  for (const port of own) rmSync(fileOf(port), { force: true });
});

/** Claims a port among all processes of tests on this machine. @returns false where another has it */
function claim(port: number): boolean {
  const file = fileOf(port);
  mkdirSync(CLAIMS, { recursive: true });
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
  // Left by a process that was killed.
  if (since !== null && Date.now() - since > STALE_MS) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  own.add(port);
  return true;
}

const isListenedOn = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

/**
 * A port that is nobody's: it is not listened on, and no other process of tests is given it while this one runs.
 * @param draw which to try next
 * @throws Error where there seems to be none
 */
export async function freePort(draw = () => randomInt(FIRST, LAST + 1)): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = draw();
    if (claim(port) && !(await isListenedOn(port))) return port;
  }
  throw new Error(`No port between ${FIRST} and ${LAST} is free`);
}
