import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { siteProcess } from './apps.ts';
import { makeSecrets, root } from './settings.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function unit(app: string, kind = 'service') {
  const text = read(`deploy/systemd/sahyara-${app}.${kind}`);
  const valuesOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].map(([, value = '']) => value);
  return {
    command: valuesOf('ExecStart').map((line) => line.split(' ')),
    environment: valuesOf('Environment'),
    valuesOf,
  };
}

describe('the units of systemd', () => {
  test('start the site as npm start does', () => {
    const { command, environment } = unit('site');
    expect(command).toEqual([['/usr/local/bin/node', ...siteProcess.parameters]]);
    for (const [name, value] of Object.entries(siteProcess.env)) {
      expect(environment.join(' ').split(' ')).toContain(`${name}=${value}`);
    }
  });

  test('start the CMS as npm start does', () => {
    expect(unit('cms').command).toEqual([['/usr/local/bin/node', 'serve.mts']]);
  });

  test('back up as npm run backup does, more often than the days that are kept', () => {
    const { command, valuesOf } = unit('backup');
    expect(command).toEqual([['/usr/local/bin/node', 'scripts/backup.ts']]);
    expect(valuesOf('WorkingDirectory')).toEqual(['/opt/sahyara']);
    expect(unit('backup', 'timer').valuesOf('OnCalendar')).toEqual(['*-*-* 00/6:17:00']);
  });

  test('run as the same account, with as few rights', () => {
    const rights = (app: string) =>
      ['User', 'Group', 'EnvironmentFile', 'StateDirectory', 'ProtectSystem', 'NoNewPrivileges', 'PrivateTmp']
        .concat(['ProtectHome', 'PrivateDevices', 'RestrictAddressFamilies', 'CapabilityBoundingSet'])
        .map((name) => `${name}=${unit(app).valuesOf(name)}`);
    for (const app of ['site', 'backup']) expect(rights(app), app).toEqual(rights('cms'));
  });
});

describe('the settings of a server', () => {
  const text = read('deploy/sahyara.env.example');
  const settings = parseEnv(text);
  const explained = read('docs/operations.md');

  test('ask for every secret, and bring none', () => {
    for (const name of Object.keys(makeSecrets())) expect(settings[name], name).toBe('');
  });

  test.each([...text.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name))(
    '%s is explained in operations.md',
    (name) => {
      expect(explained).toContain(`\`${name}\``);
    },
  );

  test('lay everything that is written into one folder', () => {
    const written = Object.entries(settings).filter(([name]) => /_(FOLDER|FILENAME)$/.test(name));
    expect(written.length).toBeGreaterThan(7);
    for (const [name, value] of written) expect(value, name).toMatch(/^\/var\/lib\/sahyara\//);
  });
});

describe('the commands of operations.md that make a server', () => {
  const [, recipe = ''] = read('docs/operations.md').split('\n## A server\n');
  const [steps = ''] = recipe.split('\n## ');
  const given = new Map(
    [...steps.matchAll(/\b([A-Z_]+)=('[^']*'|\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  );

  test('give nginx every value that its file asks for, and no other', () => {
    const asked = read('deploy/nginx/sahyara.conf.template').matchAll(/\$\{([A-Z_]+)\}/g);
    const names = [...new Set([...asked].map(([, name = '']) => name))].sort();
    const [, passed = ''] = /envsubst '([^']+)'/.exec(steps) ?? [];
    expect(
      passed
        .split(' ')
        .map((name) => name.slice(1))
        .sort(),
    ).toEqual(names);
    for (const name of names) expect(given.get(name), name).toMatch(/./);
  });

  test('make the folder that nginx keeps pages in: it makes the last part of the way alone', () => {
    expect(steps).toContain(`mkdir -p ${path.dirname(given.get('CACHE_FOLDER') ?? '')} `);
  });

  test('get the certificate where nginx is told to look for it, over the port that it has taken', () => {
    const [certbot = ''] = /certbot certonly [^`]+/.exec(steps) ?? [];
    expect(certbot).not.toContain('--standalone');
    expect(certbot).toContain(`--webroot-path ${given.get('ACME_FOLDER')} `);
    expect(given.get('CERTIFICATE_FOLDER')).toBe(`/etc/letsencrypt/live/${given.get('SITE_HOST')}`);
  });
});
