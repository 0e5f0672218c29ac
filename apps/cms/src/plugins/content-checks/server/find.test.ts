import { expect, test } from 'vitest';
import { findContacts } from './find-contacts';
import { findInProject } from './find-in-project';
import { findLostFiles } from './find-lost-files';
import { findPictures } from './find-pictures';
import { findRedirects, REDIRECT } from './find-redirects';
import { judgeLink } from './judge-link';
import { linksIn } from './links-in';

const TODAY = '2026-11-23';
const phase = (changes = {}) => ({
  name: 'East',
  reraNumber: 'P52100054321',
  validUntil: '2028-06-30',
  occupancyCertificateOn: null,
  ...changes,
});
const project = (changes = {}) => ({
  documentId: 'a',
  title: 'Neem Court',
  projectStatus: 'under construction',
  phases: [phase()],
  constructionUpdates: [{ date: '2026-11-01' }],
  ...changes,
});
const inProject = (changes: object) => [...findInProject(project(changes), TODAY)];

test('a project with a long registration and news of this month has nothing to mend', () => {
  expect(inProject({})).toEqual([]);
});

test.each([
  ['2027-01-22', /ends in 60 days, on 22 January 2027/],
  ['2026-11-24', /ends tomorrow/],
  ['2026-11-23', /ends today/],
  ['2026-11-22', /ran out on 22 November 2026, and what it covers is off the site/],
  [null, /nobody has entered until when/],
])('a registration until %s is to be looked after', (validUntil, what) => {
  // What has run out is off the site, and asks for no news.
  expect(inProject({ phases: [phase({ validUntil })] })).toEqual([
    { check: 'registration', field: 'phases.0.validUntil', what: expect.stringMatching(what) },
  ]);
});

test('a registration that ends in 61 days, or of what is certified, is not', () => {
  expect(inProject({ phases: [phase({ validUntil: '2027-01-23' })] })).toEqual([]);
  expect(
    inProject({ phases: [phase({ validUntil: '2020-01-01', occupancyCertificateOn: '2020-01-01' })] }),
  ).toEqual([]);
});

test('what is being built and says nothing of it for 75 days is to be heard of', () => {
  const news = (date: string) => inProject({ constructionUpdates: [{ date: '2026-01-01' }, { date }] });
  expect(news('2026-09-10')).toEqual([]);
  expect(news('2026-09-09')).toEqual([
    { check: 'progress', field: 'constructionUpdates', what: expect.stringContaining('9 September 2026') },
  ]);
  expect(inProject({ constructionUpdates: [] })).toHaveLength(1);
  expect(inProject({ constructionUpdates: [], projectStatus: 'ready to move' })).toEqual([]);
});

test('a picture that is heavy, or says nothing, is named by its field', () => {
  const picture = {
    mime: 'image/jpeg',
    name: 'site.jpg',
    width: 6000,
    height: 4000,
    alternativeText: 'A site',
  };
  const found = findPictures({
    gallery: [{ galleryImages: [{ ...picture, size: 12_400 }] }],
    cover: { ...picture, size: 900, alternativeText: null },
  });
  expect([...found].map(({ field, what }) => [field, what])).toEqual([
    ['cover', expect.stringContaining('alternative text')],
    ['gallery.0.galleryImages.0', expect.stringContaining('site.jpg weighs 12 MB')],
  ]);
});

const hours = { firstDay: 'Monday', lastDay: 'Saturday', opens: '10:00:00.000', closes: '19:00' };
test('numbers are compared by their digits, hours by their times', () => {
  const said = (phone: string, desk: object[]) => [
    ...findContacts({
      site: { phone: '+91 20 6712 3400' },
      contact: { offices: [{ name: 'Baner', phone, hours: [hours] }] },
      desk: { hours: desk },
    }),
  ];
  expect(said('020 6712 3400', [])).toEqual([]);
  expect(said('020 6712 3400', [{ ...hours, opens: '10:00' }])).toEqual([]);
  expect(said('020 6712 3401', [{ ...hours, closes: '18:00' }]).map(({ field }) => field)).toEqual([
    'offices.0.phone',
    'offices.0.hours',
  ]);
});

test('a redirect to a redirect is said with all its steps, and a circle as one', () => {
  const entry = (from: string, to: string) => ({
    uid: REDIRECT,
    documentId: from,
    single: false,
    name: from,
    fields: { from, to },
  });
  const found = findRedirects(
    [
      entry('/a', '/B/?x=1'),
      entry('/b', '/c'),
      entry('/d', '/e'),
      entry('/e', '/d'),
      entry('/f', '/f'),
      entry('/g', 'https://elsewhere.example/a'),
    ],
    'https://www.sahyara.example',
  );
  expect([...found].map(({ what }) => what)).toEqual([
    '/a → /b → /c: let it lead to /c at once.',
    '/d → /e → /d goes round in a circle: nobody arrives.',
    '/e → /d → /e goes round in a circle: nobody arrives.',
    '/f → /f goes round in a circle: nobody arrives.',
  ]);
});

test('links are found in fields and texts; those of the register and of files are not asked', () => {
  const entry = {
    mapLink: 'https://maps.example/a',
    phases: [{ reraUrl: 'https://maharera.maharashtra.gov.in/' }],
    body: [
      {
        children: [
          { type: 'link', url: 'https://news.example/b', children: [{ text: 'See https://no.example' }] },
        ],
      },
    ],
    cover: { mime: 'image/webp', hash: 'x', url: 'https://bucket.example/x.webp' },
    link: '/projects/residential',
  };
  expect([...linksIn(entry)]).toEqual([
    { field: 'mapLink', url: 'https://maps.example/a' },
    { field: 'body.0.children.0.url', url: 'https://news.example/b' },
    { field: 'link', url: '/projects/residential' },
  ]);
});

test.each([
  [{ kind: 'answered', status: 200, redirects: 1 }, null],
  [{ kind: 'answered', status: 403, redirects: 0 }, null],
  [{ kind: 'answered', status: 404, redirects: 0 }, 'link'],
  [{ kind: 'answered', status: 503, redirects: 0 }, 'link'],
  [{ kind: 'answered', status: 200, redirects: 2 }, 'redirect'],
  [{ kind: 'endless' }, 'redirect'],
  [{ kind: 'silent' }, 'link'],
  [{ kind: 'not-public' }, 'link'],
] as const)('%j is said as %s', (outcome, check) => {
  expect(judgeLink('https://a.example', outcome)?.check ?? null).toBe(check);
});

test('a file is looked for on its own side, in lists, parts and words; pictures are told as pictures', async () => {
  const asked: string[] = [];
  const store = {
    facts: async (side: string, name: string) => {
      asked.push(`${side} ${name}`);
      return name.startsWith('kept') ? { size: 1, etag: null, modified: null } : null;
    },
  };
  const aFile = (hash: string, mime: string, more = {}) => ({
    ...{ name: `${hash}.file`, hash, ext: '.x', mime, formats: { small: { hash: 'other', ext: '.y' } } },
    ...more,
  });
  const found = await findLostFiles(store, {
    brochure: aFile('gated', 'application/pdf', { gatedBy: ['a'] }),
    gallery: [{ images: [aFile('kept', 'image/webp'), aFile('court', 'image/webp')] }],
    body: [{ type: 'image', image: aFile('drawn', 'image/png'), children: [{ text: 'hash, ext' }] }],
    banner: null,
  });
  expect(asked).toEqual(['private gated.x', 'open kept.x', 'open court.x', 'open drawn.x']);
  expect(found).toEqual([
    { check: 'link', field: 'brochure', what: 'The file gated.file is lost. Upload it again.' },
    { check: 'picture', field: 'gallery.0.images.1', what: 'The file court.file is lost. Upload it again.' },
    { check: 'picture', field: 'body.0.image', what: 'The file drawn.file is lost. Upload it again.' },
  ]);
});
