import { beforeAll, describe, expect, inject, it } from 'vitest';
import { differencesOf, type Expected, flawsOf } from '../testing/answer-headers.ts';
import { signIn } from '../testing/editor.ts';
import { aModalLead, postLead } from '../testing/leads.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { firstDetail } from './pages.ts';

const NOBODY = 'no-store';
const ONE = /^(private, )?no-store$/;
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';
const PROJECT = '/projects/residential/aranya';

const page = (cache: Expected['cache'], status = 200): Expected => ({
  kind: 'page',
  status,
  type: 'text/html',
  cache,
});
const text = (status: number, cache: Expected['cache'] = NOBODY): Expected => ({
  kind: 'file',
  status,
  type: 'text/plain',
  cache,
});

const preview = (status: number): Expected => ({
  kind: 'preview',
  status,
  type: 'text/html',
  cache: ONE,
  referrer: 'no-referrer',
  framedBy: new URL(inject('cmsUrl')).origin,
});

type Row = [path: string | (() => string), expected: Expected, request?: RequestInit];

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { origin: inject('siteUrl'), 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields),
});
const footerForm = {
  form: 'footer',
  page: '/',
  name: 'Asha Kulkarni',
  mobile: '9000000077',
  email: 'asha.headers@mail.example',
};

/** The address below the site's at which the panel shows the draft of the home page. */
async function previewOfHome(): Promise<string> {
  const url = inject('cmsUrl');
  const headers = { authorization: `Bearer ${await signIn({ url })}` };
  const { data: home } = await (await fetch(`${url}/api/home`)).json();
  const asked = `${url}/site-view/previews/api::home.home/${home.documentId}`;
  const { data } = await (await fetch(asked, { method: 'POST', headers })).json();
  return new URL(data.href).pathname;
}

describe('Headers of every answer of the site', () => {
  const siteUrl = inject('siteUrl');
  /** Addresses that the build and the content make up. */
  const found = {
    script: '',
    font: '',
    picture: '',
    share: '',
    gated: '',
    project: '',
    preview: '',
    document: '',
  };

  beforeAll(async () => {
    const html = await (await fetch(siteUrl + PROJECT)).text();
    const first = (pattern: RegExp, where: string) => pattern.exec(where)?.[0] ?? '';
    found.script = first(/\/_astro\/[\w.-]+\.js/, html);
    found.font = first(/\/_astro\/[\w.-]+\.woff2/, html);
    found.picture = first(/\/media\/[\w./-]+\.(webp|avif|jpg|png)/, html);
    found.share = first(/\/share\/[^"]+/, html);
    found.document = first(
      /\/media\/[\w./-]+\.pdf/,
      await (await fetch(`${siteUrl}${PROJECT}/trust`)).text(),
    );
    found.preview = await previewOfHome();
    found.project = await firstDetail('/projects/residential');
    const accepted = await postLead(
      { url: inject('cmsUrl') },
      aModalLead({ context: { project: 'aranya' } }),
    );
    const { data }: { data: { pass?: { pass: string } } } = await accepted.json();
    const opened = await (await fetch(`${siteUrl}${PROJECT}/plans?pass=${data.pass?.pass}`)).text();
    found.gated = first(/\/media\/gated\/[^\s",?]+\.pdf\?pass=[\w.-]+/, opened);
  });

  it('the rows have their addresses', () => {
    for (const [name, address] of Object.entries(found)) expect(address, name).not.toBe('');
  });

  const rows: Record<string, Row> = {
    'a page of all': ['/', page(ASKED_AGAIN)],
    'a page of a project': [() => found.project, page(ASKED_AGAIN)],
    'a page that changed nothing since': ['/about-us', page(ASKED_AGAIN)],
    'a filtered list': ['/projects/residential?bedrooms=3', page(ASKED_AGAIN)],
    'a cost sheet': [`${PROJECT}/cost-sheet`, page(ONE)],
    'a shortlist': ['/shortlist?homes=aranya', page(ONE)],
    'a page that opens with a pass': [
      `${PROJECT}/plans?pass=x.y.z`,
      { ...page('private, no-store', 403), referrer: 'strict-origin' },
    ],
    'a person’s own page that is not there': [
      '/privacy/a.b',
      { ...page(NOBODY, 404), referrer: 'no-referrer' },
    ],
    'no page': ['/no-such-page', page(NOBODY, 404)],
    'no file': ['/no-such.png', text(404)],
    'another spelling': ['/Blogs/', text(308, 'public, max-age=3600')],
    'a parent that leads on': ['/projects', { kind: 'file', status: 308, type: null, cache: NOBODY }],
    'a method that is none of a page': ['/blogs', text(405), { method: 'POST', body: 'x' }],
    'an address that cannot be one': ['/%E0%A4%A', page(NOBODY, 404)],
    'a body that is too large': ['/enquiries', text(413), { ...form({ name: 'x'.repeat(20_000) }) }],
    'a body that is no form': [
      '/enquiries',
      { kind: 'file', status: 400, type: 'text/plain', cache: ONE },
      { method: 'POST', headers: { origin: siteUrl, 'content-type': 'multipart/form-data' }, body: 'x' },
    ],
    'a form from elsewhere': [
      '/enquiries',
      { kind: 'file', status: 403, type: 'text/plain', cache: ONE },
      { ...form(footerForm), headers: { origin: 'https://evil.example' } },
    ],
    'a form that is refused': ['/enquiries', page(ONE, 422), form({ ...footerForm, mobile: 'x' })],
    'a form that is accepted': [
      '/enquiries',
      { kind: 'file', status: 303, type: null, cache: ONE },
      form(footerForm),
    ],
    'a notice that is not signed': [
      '/hooks/content-changed',
      { kind: 'file', status: 401, type: 'application/json', cache: ONE },
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    ],
    'a question about pages that is not signed': [
      '/hooks/pages-of-entry',
      { kind: 'file', status: 401, type: 'application/json', cache: ONE },
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    ],
    'a draft as the panel shows it': [() => found.preview, preview(200)],
    'a review link that opens nothing': ['/preview/none', preview(404)],
    'a review link that somebody wrote on': [() => `${found.preview}x`, preview(404)],
    'an application that is no form': [
      '/applications',
      { kind: 'file', status: 400, type: 'text/plain', cache: ONE },
      { method: 'POST', headers: { origin: siteUrl, 'content-type': 'multipart/form-data' }, body: 'x' },
    ],
    'a trust room': [`${PROJECT}/trust`, page(ASKED_AGAIN)],
    'a document of a trust room': [
      () => found.document,
      { kind: 'document', status: 200, type: 'application/pdf', cache: /^public, max-age=/, open: true },
    ],
    'the code of a registration': [
      `/registration-qr.svg?page=${encodeURIComponent('https://maharera.maharashtra.gov.in/')}`,
      { kind: 'file', status: 200, type: 'image/svg+xml', cache: FOR_GOOD },
    ],
    'a code of somewhere else': ['/registration-qr.svg?page=https://evil.example/', text(404)],
    'what browsers may fetch ahead': [
      '/speculation-rules.json',
      { kind: 'file', status: 200, type: 'application/speculationrules+json', cache: /^public/ },
    ],
    'a script': [
      () => found.script,
      { kind: 'script', status: 200, type: 'text/javascript', cache: FOR_GOOD },
    ],
    'a font': [() => found.font, { kind: 'file', status: 200, type: 'font/woff2', cache: FOR_GOOD }],
    'a script that is no more': ['/_astro/gone.js', { ...text(404), kind: 'script' }],
    'a picture': [
      () => found.picture,
      { kind: 'file', status: 200, type: 'image/', cache: /^public, max-age=/, open: true },
    ],
    'a picture that is not there': ['/media/none.webp', { ...text(404), open: true }],
    'a gated brochure, opened': [
      () => found.gated,
      { kind: 'document', status: 200, type: 'application/pdf', cache: 'private, no-store' },
    ],
    'a gated brochure, refused': [
      () => found.gated.replace(/pass=.*/, 'pass=1.project-x.'.padEnd(62, 'a')),
      { ...text(403), kind: 'document' },
    ],
    'a picture for shared links': [
      () => found.share,
      { kind: 'file', status: 200, type: 'image/jpeg', cache: FOR_GOOD, open: true },
    ],
    'the sitemap': ['/sitemap.xml', { kind: 'file', status: 200, type: 'application/xml', cache: /^public/ }],
    'a feed': ['/blogs.atom', { kind: 'file', status: 200, type: 'application/atom+xml', cache: /^public/ }],
    'the robots': ['/robots.txt', text(200, 'public, max-age=3600')],
    'the licence of the typefaces': ['/typefaces.txt', text(200, 'public, max-age=86400')],
    'a card for address books': [
      '/contact.vcf',
      { kind: 'file', status: 200, type: 'text/vcard', cache: /^public/ },
    ],
    'a page with the enquiry open': [`${PROJECT}?asked=visit`, page(ONE)],
    health: ['/health', { kind: 'file', status: 200, type: 'application/json', cache: NOBODY }],
  };

  it.each(Object.entries(rows))('%s', async (_, [path, expected, request]) => {
    const address = siteUrl + (typeof path === 'string' ? path : path());
    const answered = await fetch(address, { redirect: 'manual', ...request });
    await answered.arrayBuffer();
    expect(flawsOf(answered, expected)).toEqual([]);
    if (request) return;
    const head = await fetch(address, { method: 'HEAD', redirect: 'manual' });
    expect([head.status, ...differencesOf(answered, head)], 'HEAD').toEqual([answered.status]);
  });

  it('figures are told on no port that visitors reach', async () => {
    for (const url of [siteUrl, inject('cmsUrl')]) {
      expect((await rawRequest(url, '/metrics')).status).toBe(404);
    }
  });
});
