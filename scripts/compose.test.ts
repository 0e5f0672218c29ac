import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteProcess } from './apps.ts';
import { root } from './settings.ts';

type Service = {
  image: string;
  build?: { dockerfile: string; target: string; args: Record<string, string> };
  user?: string;
  read_only?: boolean;
  mem_limit?: string;
  restart?: string;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
  command?: string[];
  environment: Record<string, string>;
  volumes?: string[];
  tmpfs: string[];
  networks: { inner: { ipv4_address: string }; outer?: object };
  depends_on?: string[] | Record<string, object>;
};
type Compose = { services: Record<string, Service>; volumes: Record<string, object> };

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { services, volumes }: Compose = parse(read('deploy/compose.yaml'), { merge: true });
const [dockerfile, settings] = [read('deploy/Dockerfile'), parseEnv(read('deploy/sahyara.env.example'))];
const named = (name: string) => services[name] ?? expect.fail(`There is no ${name}`);
const addressOf = (name: string) => named(name).networks.inner.ipv4_address;

describe.each(Object.keys(services))('the container %s', (name) => {
  const service = named(name);

  test('is no root, writes into volumes alone, and has a limit', () => {
    expect(service.user).toMatch(/^(node|nginx|postgres)$/);
    expect(service).toMatchObject({
      read_only: true,
      restart: 'unless-stopped',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    });
  });

  test('says of itself whether it does its work', () => {
    const asked = service.healthcheck?.test.join(' ');
    expect(asked).toMatch(/api\/readiness|4321\/'|select 1|_health/);
  });

  test('has volumes that are declared, and an image that is built or pinned', () => {
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      expect(source in volumes || source.startsWith('${'), volume).toBe(true);
    }
    if (service.build) expect(dockerfile).toContain(` AS ${service.build.target}\n`);
    else expect(service.image).toMatch(/:\d+\.\d+/);
    for (const argument of Object.keys(service.build?.args ?? {}))
      expect(dockerfile).toContain(`ARG ${argument}\n`);
  });
});

describe('the containers together', () => {
  test('run the apps as npm start does', () => {
    for (const name of ['site-1', 'site-2']) {
      expect(named(name).command).toEqual(['node', ...siteProcess.parameters]);
      expect(named(name).environment).toMatchObject(siteProcess.env);
    }
    for (const name of ['cms-1', 'cms-2']) expect(named(name).command).toEqual(['node', 'serve.mts']);
  });

  test('know each other by their addresses', () => {
    const { SITE_SERVERS, CMS_SERVERS, CMS_INTERNAL_LISTEN } = named('nginx').environment;
    for (const number of [1, 2]) {
      const [site, cms] = [addressOf(`site-${number}`), addressOf(`cms-${number}`)];
      for (const how of ['max_fails=1 fail_timeout=1s;', 'max_fails=0 backup;']) {
        expect(SITE_SERVERS).toContain(`server ${site}:4321 ${how}`);
        expect(CMS_SERVERS).toContain(`server ${cms}:1337 ${how}`);
      }
      expect(named('cms-1').environment.SITE_INTERNAL_URL).toContain(`http://${site}:4321`);
    }
    expect(CMS_INTERNAL_LISTEN).toBe(`${addressOf('nginx')}:1339`);
    expect(named('site-1').environment.BACKEND_INTERNAL_URL).toBe(`http://${CMS_INTERNAL_LISTEN}`);
    expect(named('cms-1').environment.DATABASE_URL).toContain(`@${addressOf('postgres')}:5432/`);
  });

  // Docker gives a tmpfs the mode and owner of the folder it lies on; /tmp is everybody's in every image.
  test('let nginx write into what it has in memory', () => {
    for (const folder of named('nginx').tmpfs.filter((target) => target !== '/tmp'))
      expect(folder).toMatch(/:uid=101,gid=101$/);
  });

  test('give nginx every value that its templates ask for', () => {
    const templates = ['sahyara', 'sahyara-internal'].map((file) =>
      read(`deploy/nginx/${file}.conf.template`),
    );
    const asked = templates.join('').matchAll(/\$\{([A-Z_]+)\}/g);
    const given = Object.keys(named('nginx').environment);
    for (const [, name = ''] of asked) expect(given, name).toContain(name);
  });

  test('have a volume where each folder of the settings lies', () => {
    const targetsOf = (name: string) =>
      (named(name).volumes ?? []).map((volume) => volume.split(':')[1] ?? '');
    const written = Object.entries(settings).filter(([name]) => /_FOLDER$/.test(name));
    expect(written.length).toBeGreaterThan(6);
    for (const [name, folder = ''] of written) {
      const ofSite = /^(SPOOL|SNAPSHOT|MEDIA|SHARE)_?/.test(name);
      const targets = targetsOf(ofSite ? 'site-1' : 'cms-1');
      expect(
        targets.some((target) => folder === target || folder.startsWith(`${target}/`)),
        name,
      ).toBe(true);
    }
  });
});
