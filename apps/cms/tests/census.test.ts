import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CmsProcess, cmsFolder, startCms } from '../../../testing/cms-process.ts';
import { aCity, aLocality, aNewsItem, aProject } from '../../../testing/contents.ts';
import { editorOf, type Fields, registerEditor } from '../../../testing/editor.ts';

type Inspection = {
  routes: { method: string; path: string }[];
  open: string[];
  panel: { route: string; watched: boolean }[];
  pragmas: Record<string, unknown>;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const CLOSED = [401, 403, 404, 405];
const content = ['blog-posts', 'cities', 'job-openings', 'localities', 'news-items', 'projectss'].map(
  (name) => `/api/${name}`,
);
const singles = [
  'about',
  'contact-page',
  'cost-rates',
  'home',
  'page-texts',
  'project-page',
  'redirects',
  'site',
  'trust',
].map((name) => `/api/${name}`);

/** Every request an anonymous visitor may make, and what it answers here. Lengthen it only on purpose. */
const ALLOWED: Record<string, number> = {
  // The reads of the site, and the one thing visitors may write; an empty lead is refused.
  ...Object.fromEntries(
    [...content, ...content.map((list) => `${list}/:id`), ...singles, '/api/readiness'].flatMap((read) => [
      [`GET ${read}`, 200],
      [`HEAD ${read}`, 200],
    ]),
  ),
  'POST /api/website-leads': 400,
  // What forms ask before: a signed time, and the words of the consent.
  'GET /api/form-token': 200,
  'HEAD /api/form-token': 200,
  'GET /api/consent-notice': 200,
  'HEAD /api/consent-notice': 200,
  // When a project can be visited; without one that is asked about, nothing.
  'GET /api/visit-slots': 400,
  'HEAD /api/visit-slots': 400,
  // Liveness, for every method.
  ...Object.fromEntries(METHODS.map((method) => [`${method} /_health`, 204])),
  // The admin panel: its files, and what it asks before anybody has signed in. All refuse an empty body.
  'GET /': 302,
  'HEAD /': 302,
  'GET /admin/:path*': 200,
  'HEAD /admin/:path*': 200,
  'GET /admin/init': 200,
  'HEAD /admin/init': 200,
  'GET /admin/project-type': 200,
  'HEAD /admin/project-type': 200,
  'GET /admin/registration-info': 400,
  'HEAD /admin/registration-info': 400,
  'POST /admin/login': 400,
  'POST /admin/register': 400,
  'POST /admin/register-admin': 400,
  'POST /admin/forgot-password': 400,
  'POST /admin/reset-password': 400,
  'GET /content-manager/preview/script': 200,
  'HEAD /content-manager/preview/script': 200,
  // What a browser that is rung fetches without a token.
  'GET /lead-desk/push-worker.js': 200,
  'HEAD /lead-desk/push-worker.js': 200,
  // The door of a site office opens without a line, and so without a token: nothing of a person is in it.
  'GET /lead-desk/check-in': 200,
  'HEAD /lead-desk/check-in': 200,
  'GET /lead-desk/check-in-worker.js': 200,
  'HEAD /lead-desk/check-in-worker.js': 200,
};

/** Routes that answer with files that are there, and everybody's. */
const KEPT_BY_CACHES = ['/admin/:path*'];

/** Routes whose code asks for no sign-in, whatever they answer today. */
const WITHOUT_SIGN_IN = [
  'about: GET /about',
  'admin: GET /init',
  'admin: GET /project-type',
  'admin: GET /registration-info',
  'admin: POST /access-token',
  'admin: POST /forgot-password',
  'admin: POST /login',
  'admin: POST /register',
  'admin: POST /register-admin',
  'admin: POST /reset-password',
  'blog-post: GET /blog-posts',
  'blog-post: GET /blog-posts/:id',
  'city: GET /cities',
  'city: GET /cities/:id',
  'contact-page: GET /contact-page',
  'draft-view: POST /draft-views',
  'content-manager: GET /preview/script',
  'cost-rates: GET /cost-rates',
  'home: GET /home',
  'job-opening: GET /job-openings',
  'job-opening: GET /job-openings/:id',
  'lead-desk: GET /check-in',
  'lead-desk: GET /check-in-worker.js',
  'lead-desk: GET /push-worker.js',
  'locality: GET /localities',
  'locality: GET /localities/:id',
  'news-item: GET /news-items',
  'news-item: GET /news-items/:id',
  'page-texts: GET /page-texts',
  'privacy: POST /privacy/erase',
  'privacy: POST /privacy/view',
  'privacy: POST /privacy/withdraw',
  'project-page: GET /project-page',
  'projects: GET /projectss',
  'projects: GET /projectss/:id',
  'readiness: GET /readiness',
  'redirect: GET /redirects',
  'site: GET /site',
  'trust: GET /trust',
  'visit: GET /visit-slots',
  'visit: POST /visit-calendars',
  'visit: POST /visit-changes',
  'visit: POST /visit-holds',
  'visit: POST /visit-steps',
  'visit: POST /visit-views',
  'website-lead: GET /consent-notice',
  'website-lead: GET /form-token',
  'website-lead: POST /gate-passes',
  'website-lead: POST /website-leads',
  'website-lead: PUT /application-cv',
  'whatsapp: GET /whatsapp',
  'whatsapp: POST /whatsapp',
  'whatsapp: POST /whatsapp-presses',
];

/** Routes of ours that change something and write their line themselves, in the transaction of the change. */
const WRITE_THEIR_LINE = [
  'access: DELETE /colleagues/:id/sessions',
  'access: DELETE /colleagues/:id/sessions/:session',
  'access: POST /colleagues/:id/invitation',
  'access: POST /colleagues/:id/leaving',
  'access: POST /colleagues/:id/second-factor/reset',
  'access: POST /second-factor/confirm',
  'access: POST /second-factor/end',
  'access: POST /second-factor/recovery-codes',
  'bulk: POST /copies/:documentId',
  'bulk: POST /imports',
  'content-manager: DELETE /schedules/:model/:entry/:action',
  'content-manager: POST /entry-versions/:model/:entry/:id/restore',
  'content-manager: POST /schedules/:model/:entry',
  'content-manager: POST /trash/:id/restore',
  'lead-desk: POST /contacts/:documentId/erase',
  'lead-desk: POST /deliveries/:documentId/send-again',
  'lead-desk: POST /deliveries/replay-dead',
  'lead-desk: POST /leads/:documentId/not-spam',
  'lead-desk: PUT /leads/:documentId',
  'site-view: DELETE /review-links/:uid/:documentId/:link',
  'site-view: POST /review-links/:uid/:documentId',
  'lead-desk: POST /chosen',
  'lead-desk: POST /chosen/undo',
  'lead-desk: POST /entered',
  'lead-desk: POST /entered-file/imports',
  'lead-desk: POST /leads/:documentId/spam',
  'lead-desk: POST /merges/:documentId/undo',
  'lead-desk: POST /people/:documentId/merge',
  'lead-desk: PUT /leads/:documentId/number',
  'lead-desk: PUT /leads/:documentId/stage',
  'lead-desk: PUT /leads/:documentId/tags',
  'lead-desk: PUT /people/:documentId',
  'lead-desk: POST /known',
  'lead-desk: POST /leads/:documentId/visits',
  'lead-desk: PUT /visits/:documentId',
  'lead-desk: POST /check-ins',
];

/** Routes of the panel that leave no line in the audit log though they are no GET, and why. */
const NEED_NO_LINE = {
  'They change nothing': [
    'admin: POST /permissions/check',
    'bulk: POST /checks',
    'content-manager: POST /uid/check-availability',
    'content-manager: POST /uid/generate',
    'i18n: POST /content-manager/actions/get-non-localized-fields',
    'lead-desk: POST /entered-file/checks',
    'site-view: POST /previews/:uid/:documentId',
    'site-view: POST /proofs/:uid/:documentId',
  ],
  'Signing in and out, which the access log has': [
    'admin: POST /access-token',
    'admin: POST /forgot-password',
    'admin: POST /login',
    'admin: POST /logout',
  ],
  'What is begun, and means nothing until it is switched on': ['access: POST /second-factor/begin'],
  'How the panel looks': [
    'admin: POST /project-settings',
    'admin: PUT /homepage/layout',
    'content-manager: PUT /components/:uid/configuration',
    'content-manager: PUT /content-types/:uid/configuration',
    'lead-desk: DELETE /views/:documentId',
    'lead-desk: POST /views',
  ],
  'Which devices ring for oneself': ['lead-desk: POST /push', 'lead-desk: POST /push/end'],
  'Content, which everybody sees': [
    'i18n: DELETE /locales/:id',
    'i18n: POST /locales',
    'i18n: PUT /locales/:id',
    'i18n: PUT /settings',
    'upload: DELETE /files/:id',
    'upload: POST /',
    'upload: POST /actions/bulk-delete',
    'upload: POST /actions/bulk-move',
    'upload: POST /actions/bulk-update',
    'upload: POST /actions/generate-ai-metadata',
    'upload: POST /actions/upload-from-urls',
    'upload: POST /ai-metadata-jobs',
    'upload: POST /files',
    'upload: POST /files/:id/replace',
    'upload: POST /folders',
    'upload: PUT /configuration',
    'upload: PUT /files/:id',
    'upload: PUT /folders/:id',
    'upload: PUT /settings',
  ],
  'It looks, and changes nothing that anybody entered': ['content-checks: POST /board'],
  'What a built CMS refuses': [
    'content-type-builder: DELETE /component-categories/:name',
    'content-type-builder: DELETE /components/:uid',
    'content-type-builder: DELETE /content-types/:uid',
    'content-type-builder: POST /components',
    'content-type-builder: POST /content-types',
    'content-type-builder: POST /update-schema',
    'content-type-builder: PUT /component-categories/:name',
    'content-type-builder: PUT /components/:uid',
    'content-type-builder: PUT /content-types/:uid',
  ],
};

async function inspect(cms: CmsProcess): Promise<Inspection> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/inspect-cms.ts'], {
    cwd: cmsFolder,
    env: { ...cms.env, DATABASE_FILENAME: path.join(cms.folder, 'inspected.db') },
    maxBuffer: 10 * 1024 * 1024,
  });
  const [last = ''] = stdout.trim().split('\n').slice(-1);
  return JSON.parse(last);
}

describe('the route census', () => {
  let cms: CmsProcess;
  let inspection: Inspection;
  let editorToken = '';
  /** A published entry of each list: an unknown id would answer 404 on an open route too. */
  const entries: Record<string, string> = {};

  beforeAll(async () => {
    cms = await startCms();
    inspection = await inspect(cms);
    editorToken = await registerEditor(cms);
    const editor = editorOf(cms, editorToken);
    const lists: Record<string, [uid: string, fields: Fields]> = {
      '/api/projectss': ['api::projects.projects', aProject()],
      '/api/news-items': ['api::news-item.news-item', aNewsItem()],
      '/api/cities': ['api::city.city', aCity()],
      '/api/blog-posts': [
        'api::blog-post.blog-post',
        {
          title: 'A',
          url: 'a',
          publishedOn: '2026-01-01',
          body: [{ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }],
        },
      ],
      '/api/job-openings': [
        'api::job-opening.job-opening',
        { title: 'A', url: 'a', department: 'x', place: 'x', postedOn: '2026-01-01', summary: 'x' },
      ],
    };
    for (const [list, [uid, fields]] of Object.entries(lists)) {
      const { documentId } = await editor.createPublished(uid, fields);
      entries[list] = documentId;
    }
    const locality = aLocality(entries['/api/cities'] ?? null);
    entries['/api/localities'] = (
      await editor.createPublished('api::locality.locality', locality)
    ).documentId;
    await editor.publishSingle('api::home.home', {});
    await editor.publishSingle('api::about.about', { heading: 'x' });
    await editor.publishSingle('api::contact-page.contact-page', { heading: 'x' });
    await editor.publishSingle('api::cost-rates.cost-rates', { disclaimer: 'x' });
    await editor.publishSingle('api::page-texts.page-texts', {});
    await editor.publishSingle('api::project-page.project-page', {});
    await editor.publishSingle('api::trust.trust', { heading: 'x' });
    await editor.publishSingle('api::site.site', { brandName: 'x', defaultDescription: 'x' });
  });
  afterAll(() => cms?.remove());

  const addressOf = (route: string) => {
    const [list, rest] = route.split('/:id');
    if (rest === '' && list && entries[list]) return `${list}/${entries[list]}`;
    return route
      .replace(/\(\.\*\)|\(\(.*\)\.\+\)/g, 'x')
      .replace(/:path\*/g, 'x')
      .replace(/:\w+(\([^)]*\))?\??/g, '1');
  };

  test('an anonymous visitor gets 401, 403, 404 or 405 from every route that is not on the list', async () => {
    expect(inspection.routes.length).toBeGreaterThan(200);
    const answered: Record<string, number> = {};
    for (const { method, path: route } of inspection.routes) {
      if (!METHODS.includes(method)) continue;
      const response = await fetch(cms.url + addressOf(route), {
        method,
        redirect: 'manual',
        ...(method === 'GET' || method === 'HEAD'
          ? {}
          : { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      await response.arrayBuffer();
      if (!CLOSED.includes(response.status)) answered[`${method} ${route}`] = response.status;
    }
    const opened = Object.keys(answered).filter((route) => !(route in ALLOWED));
    expect(
      opened,
      `Anyone on the internet can now reach: ${opened.join(', ')}. Close it, or add it to ALLOWED in census.test.ts with the reason.`,
    ).toEqual([]);
    expect(answered).toEqual(ALLOWED);
  });

  test('no cache keeps what the panel answers, to whoever asks, but its own files', async () => {
    const kept = new Set<string>();
    for (const { method, path: route } of inspection.routes) {
      if (method !== 'GET' || route.startsWith('/api/')) continue;
      for (const authorization of ['', `Bearer ${editorToken}`]) {
        const headers = new Headers(authorization === '' ? {} : { authorization });
        const response = await fetch(cms.url + addressOf(route), { headers, redirect: 'manual' });
        await response.arrayBuffer();
        if (!response.headers.get('cache-control')?.includes('no-store')) kept.add(route);
      }
    }
    expect([...kept].sort()).toEqual(KEPT_BY_CACHES);
  });

  test('sign-ins are kept by nobody, and health greets nobody', async () => {
    for (const path of ['login', 'access-token', 'register-admin', 'reset-password']) {
      const { headers } = await fetch(`${cms.url}/admin/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(headers.get('cache-control'), path).toBe('no-store');
    }
    const health = await fetch(`${cms.url}/_health`);
    expect(health.status).toBe(204);
    expect(health.headers.has('strapi')).toBe(false);
  });

  test('no route asks for no sign-in but the known ones', () => {
    expect([...inspection.open].sort()).toEqual([...WITHOUT_SIGN_IN].sort());
  });

  test('whatever changes something in the panel leaves a line in the audit log, or is known to need none', () => {
    const silent = inspection.panel
      .filter(({ route, watched }) => !/: (GET|HEAD) /.test(route) && !watched)
      .map(({ route }) => route);
    const known = [...WRITE_THEIR_LINE, ...Object.values(NEED_NO_LINE).flat()];
    expect(
      silent.sort(),
      'A route of ours writes its line where it acts, one of Strapi’s is named in audit/watched-routes.ts, or here with the reason',
    ).toEqual(known.sort());
  });

  test('no second administrator can register, not even with a complete form', async () => {
    await expect(registerEditor(cms)).rejects.toThrow(/400/);
  });

  test('the SQLite connection is set to lose nothing', () => {
    const FULL = 2;
    expect(inspection.pragmas).toEqual({
      journal_mode: 'wal',
      synchronous: FULL,
      busy_timeout: 5000,
      foreign_keys: 1,
    });
  });
});
