import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeSecrets } from './settings.ts';

type Ended = { code: number | null; said: string };

/** npm start's own program, with an `.env` of its own. */
function start(variables: Record<string, string>): Promise<Ended> {
  const envFile = path.join(mkdtempSync(path.join(tmpdir(), 'sahyara-start-')), '.env');
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, ...makeSecrets(), ...variables, ENV_FILE: envFile },
  });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    said += data;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

async function takenPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return address.port;
}

// Below those that a system hands out by itself: another test's connection could have any of them.
const FREE_PORTS = { SITE_PORT: '24873', CMS_PORT: '24874' };

describe('npm start', () => {
  it.each(['SITE_PORT', 'CMS_PORT'])(
    'says which variable to set when the port of %s is taken',
    async (variable) => {
      const port = await takenPort();
      const { code, said } = await start({ ...FREE_PORTS, [variable]: String(port) });
      expect(code).not.toBe(0);
      expect(said).toContain(
        `Port ${port} is taken by another program: set ${variable} in .env to a free one.`,
      );
      expect(said).not.toMatch(/\bat .*:\d+:\d+/);
    },
  );

  it('says which variable is broken', async () => {
    const { code, said } = await start({ SITE_URL: 'not an address' });
    expect(code).not.toBe(0);
    expect(said).toMatch(/^SITE_URL in \.env is "not an address": set it to a full address/m);
    expect(said).not.toMatch(/\bat .*:\d+:\d+/);
  });
});
