import { describe, expect, it } from 'vitest';
import { parseEnv } from './read-env';

const given = { SITE_TOKEN: 'sixteen-characters-at-least' };

describe('The environment of the site', () => {
  it('has usual values for all but its secret', () => {
    expect(parseEnv(given)).toMatchObject({
      port: 4321,
      siteUrl: 'http://localhost:4321',
      backendUrl: 'http://localhost:1337',
      mediaUrl: 'http://localhost:1337/uploads',
    });
  });

  it('takes addresses with or without a trailing slash, and empty for unset', () => {
    const env = parseEnv({ ...given, SITE_URL: 'https://a.example/', BACKEND_URL: '' });
    expect(env.siteUrl).toBe('https://a.example');
    expect(env.backendUrl).toBe('http://localhost:1337');
  });

  it.each([
    ['SITE_PORT', 'http'],
    ['SITE_PORT', '99999'],
    ['SITE_URL', 'sahyara'],
    ['BACKEND_URL', 'ftp://x'],
    ['BACKEND_INTERNAL_URL', 'x'],
    ['SITE_TOKEN', 'short'],
    ['SITE_BEHIND_PROXY', 'yes'],
    ['SPOOL_MAX_FILES', '0'],
    ['SPOOL_MAX_MB', 'much'],
    ['MEDIA_MOST_MB', '0'],
    ['SITE_METRICS_PORT', 'on'],
    ['SITE_METRICS_PORT', '4321'],
  ])('refuses %s=%s in a sentence that names it', (name, value) => {
    expect(() => parseEnv({ ...given, [name]: value })).toThrow(new RegExp(`^${name}\\b.*\\.$`));
  });

  it('stands behind a proxy when its address is https, unless told otherwise', () => {
    expect(parseEnv(given).behindProxy).toBe(false);
    expect(parseEnv({ ...given, SITE_URL: 'https://a.example' }).behindProxy).toBe(true);
    const env = parseEnv({ ...given, SITE_URL: 'https://a.example', SITE_BEHIND_PROXY: 'false' });
    expect(env.behindProxy).toBe(false);
  });

  it('tells its figures nowhere unless it is told where, and then on this machine', () => {
    expect(parseEnv(given).metrics).toBeNull();
    const metrics = (more: Record<string, string>) => parseEnv({ ...given, ...more }).metrics;
    expect(metrics({ SITE_METRICS_PORT: '9321' })).toEqual({ host: '127.0.0.1', port: 9321 });
    expect(metrics({ SITE_METRICS_PORT: '9321', METRICS_HOST: '10.0.0.5' })?.host).toBe('10.0.0.5');
  });

  it('names a missing secret', () => {
    expect(() => parseEnv({})).toThrow(/^SITE_TOKEN/);
  });
});
