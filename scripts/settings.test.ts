import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeEnvFile, makeSecrets, readSettings } from './settings.ts';

const secrets = makeSecrets();
const read = (variables: Record<string, string>) => readSettings({ ...secrets, ...variables });

describe('Settings', () => {
  it('make seven random secrets, never the same twice', () => {
    const values = [...Object.values(secrets), ...Object.values(makeSecrets())];
    expect(Object.keys(secrets)).toHaveLength(7);
    expect(new Set(values).size).toBe(14);
    for (const value of values) expect(value).toMatch(/^[0-9a-f]{64}$/);
  });

  it('have the usual addresses without any variable', () => {
    const { siteUrl, cmsUrl, env, ownBackend } = readSettings(secrets);
    expect(siteUrl).toBe('http://localhost:4321');
    expect(cmsUrl).toBe('http://localhost:1337');
    expect(env.BACKEND_URL).toBe(cmsUrl);
    expect(ownBackend).toBe(true);
  });

  it('follow the ports', () => {
    const { siteUrl, env } = read({ SITE_PORT: '5000', CMS_PORT: '5001' });
    expect(siteUrl).toBe('http://localhost:5000');
    expect(env.BACKEND_INTERNAL_URL).toBe('http://127.0.0.1:5001');
  });

  it('reach another backend by its one address, and leave running it to others', () => {
    const { env, ownBackend } = read({ BACKEND_URL: 'https://cms.example.com/' });
    expect(ownBackend).toBe(false);
    expect(env.BACKEND_URL).toBe('https://cms.example.com');
    expect(env.BACKEND_INTERNAL_URL).toBe('https://cms.example.com');
  });

  it.each([
    ['SITE_PORT', 'abc'],
    ['SITE_PORT', '0'],
    ['CMS_PORT', '70000'],
    ['SITE_URL', 'example.com'],
    ['CMS_PUBLIC_URL', 'ftp://example.com'],
    ['BACKEND_URL', '/api'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SITE_TOKEN', 'short'],
    ['APP_KEYS', 'toBeModified1234567890'],
    ['ADMIN_JWT_SECRET', 'changeme-changeme-changeme'],
  ])('refuse %s=%s in one sentence that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} [^.]*.*\\.$`));
  });

  it('say where secrets come from while there is no file of them, and how a broken one is mended', () => {
    expect(() => readSettings({})).toThrow(
      /^There is no \S+ with the secrets of this installation \(APP_KEYS …\): npm start and npm run build make it\.$/,
    );
    expect(() => read({ PASS_KEYS: '' })).toThrow(
      /^PASS_KEYS in \S+ must be .* or remove its line, and npm start or npm run build makes a new one\.$/,
    );
  });

  it('refuse one port for both', () => {
    expect(() => read({ SITE_PORT: '5000', CMS_PORT: '5000' })).toThrow(/SITE_PORT and CMS_PORT/);
  });
});

describe('The .env', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sahyara-env-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made with every secret, and left alone then', () => {
    const file = path.join(folder, '.env');
    expect(makeEnvFile(file, {})).toEqual(Object.keys(secrets));
    const text = readFileSync(file, 'utf8');
    expect(Object.keys(parseEnv(text)).sort()).toEqual(Object.keys(secrets).sort());
    expect(makeEnvFile(file, {})).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('of an older version gets what is new; what stands in it or in the environment stays', () => {
    const file = path.join(folder, '.env');
    const { PASS_KEYS: _, SITE_TOKEN, ...older } = secrets;
    const lines = Object.entries({ ...older, SITE_PORT: '5000' }).map(([name, value]) => `${name}=${value}`);
    writeFileSync(file, lines.join('\n'));
    expect(makeEnvFile(file, { SITE_TOKEN })).toEqual(['PASS_KEYS']);
    const values = parseEnv(readFileSync(file, 'utf8'));
    expect(values).toMatchObject({ ...older, SITE_PORT: '5000' });
    expect(values.PASS_KEYS).toMatch(/^[0-9a-f]{64}$/);
  });
});
