import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { mediaIn, withMediaIds } from './media-in.mts';
import { readSeedData, SEED_DIR, SeedDataError } from './read-data.mts';
import { SLOT_SIZES_PX, type Slot } from './schemas/media-file.mts';

const MAX_PICTURE_BYTES = 1_200_000;
const MAX_BROCHURE_BYTES = 1_500_000;
const MAX_FILM_BYTES = 2_000_000;
const MAX_MEDIA_BYTES = 48_000_000;
const NOT_RENDERED: readonly Slot[] = [
  'floorPlan',
  'localityMap',
  'avatar',
  'portrait',
  'elevation',
  'diagram',
  'icon',
  'favicon',
  'logo',
  'brochure',
  'document',
];
const MEDIA_DIR = path.join(SEED_DIR, 'media');
const data = readSeedData();
const media = mediaIn(data);
const filesOnDisk = readdirSync(MEDIA_DIR, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(MEDIA_DIR, path.join(entry.parentPath, entry.name)));

describe('the pictures and brochures', () => {
  it('are exactly those the data names', () => {
    expect(filesOnDisk.sort()).toEqual(media.map(({ file }) => file).sort());
  });

  it.each(media)('fit their slot: $slot $file', async ({ file, slot }) => {
    const size = SLOT_SIZES_PX[slot];
    if (!size) return;
    const { width, height } = await sharp(path.join(MEDIA_DIR, file)).metadata();
    expect([width, height]).toEqual([...size]);
  });

  it('are light', () => {
    const sizes = filesOnDisk.map((file) => ({ file, size: statSync(path.join(MEDIA_DIR, file)).size }));
    const limits: Record<string, number> = {
      '.pdf': MAX_BROCHURE_BYTES,
      '.mp4': MAX_FILM_BYTES,
      '.webm': MAX_FILM_BYTES,
    };
    const limit = (file: string) => limits[path.extname(file)] ?? MAX_PICTURE_BYTES;
    expect(sizes.filter(({ file, size }) => size > limit(file))).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MAX_MEDIA_BYTES);
  });

  it('say that they are impressions where they are neither drawings nor documents', () => {
    const renders = media.filter(({ slot }) => !NOT_RENDERED.includes(slot));
    expect(renders.filter(({ caption }) => !caption.startsWith("Artist's impression"))).toEqual([]);
  });

  it('are lines of a few kilobytes where they are drawn for the pages of the company', () => {
    const drawn = media.filter(({ slot }) => slot === 'elevation' || slot === 'portrait');
    const sizes = drawn.map(({ file }) => statSync(path.join(MEDIA_DIR, file)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000_000);
  });

  it('have names of their own in the media library', () => {
    expect(new Set(media.map((file) => file.libraryName)).size).toBe(media.length);
  });
});

describe('the projects', () => {
  const plans = data.projects.flatMap(({ url, floorPlans, ProjectConfiguration }) =>
    floorPlans.map((plan) => ({ url, plan, offers: ProjectConfiguration })),
  );

  it('are four residential and three commercial', () => {
    const of = (category: string) => data.projects.filter((project) => project.category === category).length;
    expect([of('residential'), of('commercial')]).toEqual([4, 3]);
  });

  it('show every status', () => {
    const statuses = new Set(data.projects.map(({ projectStatus }) => projectStatus));
    expect(statuses).toEqual(
      new Set(['upcoming', 'new launch', 'under construction', 'ready to move', 'completed']),
    );
  });

  it('have prices in some and none in others, gated plans and open ones, and a phase with its certificate', () => {
    const offers = data.projects.flatMap(({ ProjectConfiguration }) => ProjectConfiguration);
    expect(new Set(offers.map(({ priceFrom }) => priceFrom !== undefined))).toEqual(new Set([true, false]));
    expect(new Set(plans.map(({ plan }) => plan.gated))).toEqual(new Set([true, false]));
    const twoPhased = data.projects.filter(({ phases }) => phases.length === 2);
    expect(twoPhased.some(({ phases }) => phases.some((phase) => phase.occupancyCertificateOn))).toBe(true);
  });

  const ofOneKind = plans.filter(({ plan }) => plan.configuration !== undefined);

  it.each(data.projects)(
    'are pictured outside, close by, at the entrance, in use and inside: $url',
    ({ category, gallery }) => {
      const pictured = (kind: string) => gallery.filter((item) => item.kind === kind).length;
      const rooms = category === 'residential' ? 2 : 1;
      expect(['exterior', 'detail', 'lobby', 'amenity'].filter((kind) => pictured(kind) === 0)).toEqual([]);
      expect(pictured('interior')).toBeGreaterThanOrEqual(rooms);
    },
  );

  it.each(ofOneKind)('offer what the plan shows: $url $plan.title', ({ plan, offers }) => {
    const offer = offers.find(({ type }) => type === plan.configuration);
    expect(offer, `no configuration named ${plan.configuration}`).toBeDefined();
    expect(plan.carpetArea).toBeGreaterThanOrEqual(offer?.carpetAreaFrom ?? Number.POSITIVE_INFINITY);
    expect(plan.carpetArea).toBeLessThanOrEqual(offer?.carpetAreaTo ?? offer?.carpetAreaFrom ?? 0);
  });
});

describe('construction updates', () => {
  const towers = data.projects.flatMap(({ url, constructionUpdates }) =>
    [...new Set(constructionUpdates.map(({ tower }) => tower))].map((tower) => ({
      name: tower ?? url,
      updates: constructionUpdates.filter((update) => update.tower === tower),
    })),
  );

  it.each(towers)('only grow: $name', ({ updates }) => {
    const byDate = [...updates].sort((a, b) => a.date.localeCompare(b.date));
    const percentages = byDate.map(({ percentComplete }) => percentComplete ?? Number.NaN);
    expect(percentages).toEqual([...new Set(percentages)].sort((a, b) => a - b));
  });

  it.each(['Tower Two', 'kansa'])('come every month in the last year: %s', (name) => {
    const months = towers.find((tower) => tower.name === name)?.updates.map(({ date }) => date.slice(0, 7));
    const lastYear = Array.from({ length: 12 }, (_, index) =>
      new Date(Date.UTC(2025, 10 + index, 1)).toISOString().slice(0, 7),
    );
    expect(months).toEqual(expect.arrayContaining(lastYear));
  });
});

describe('the words', () => {
  const wordsIn = (folder: string, url: string) =>
    readFileSync(path.join(SEED_DIR, folder, `${url}.md`), 'utf8')
      .replace(/^---\n.*?\n---\n/s, '')
      .trim()
      .split(/\s+/).length;

  it.each(data.blogPosts)('run to 700 to 1,400 in $url, with a drawing and a name under them', (post) => {
    expect(wordsIn('blog-posts', post.url)).toBeGreaterThanOrEqual(700);
    expect(wordsIn('blog-posts', post.url)).toBeLessThanOrEqual(1400);
    expect(post.body.filter(({ type }) => type === 'image')).toHaveLength(1);
    expect(post.authorRole).toBeDefined();
  });

  it.each(data.newsItems)('run to 150 to 300 in $url', ({ url }) => {
    expect(wordsIn('news-items', url)).toBeGreaterThanOrEqual(150);
    expect(wordsIn('news-items', url)).toBeLessThanOrEqual(300);
  });

  it('name as many buildings as the figures count', () => {
    const figures = [...data.about, ...data.home.map(({ overview }) => overview)].flatMap(
      (page) => page.figures,
    );
    const counted = figures.filter(({ label }) => label.startsWith('buildings completed'));
    expect(counted.map(({ value }) => Number(value))).toEqual([19, 19]);
    expect(data.about.flatMap(({ buildings }) => buildings)).toHaveLength(19);
  });

  it('count eight articles, eight news items of every kind, and six openings', () => {
    expect([data.blogPosts.length, data.newsItems.length, data.jobOpenings.length]).toEqual([8, 8, 6]);
    expect(new Set(data.newsItems.map(({ kind }) => kind))).toEqual(
      new Set(['press release', 'coverage', 'event']),
    );
  });

  it('send redirects to projects that exist', () => {
    const paths = data.projects.map(({ category, url }) => `/projects/${category}/${url}`);
    for (const { to } of data.redirects) expect(paths).toContain(to);
  });
});

describe('a bad seed file', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'seed-'));
  const copy = () => {
    cpSync(SEED_DIR, dir, { recursive: true, filter: (source) => !source.includes('media') });
    return path.join(dir, 'projects', 'ota.yaml');
  };
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const edit = (file: string, change: (yaml: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));

  it.each([
    [
      'a wrong value',
      (yaml: string) => yaml.replace('category: residential', 'category: castle'),
      'category',
    ],
    ['an unknown field', (yaml: string) => `${yaml}\ncolour: blue\n`, 'colour'],
    [
      'a wordy alt text',
      (yaml: string) => yaml.replace(/alt: .*$/m, `alt: ${'a court of brick, '.repeat(8)}`),
      'alt',
    ],
    [
      'a point that is not in the picture',
      (yaml: string) => yaml.replace(/^( *)(alt: .*)$/m, '$1$2\n$1focus: { x: 50, y: 110 }'),
      'focus',
    ],
    ['a missing field', (yaml: string) => yaml.replace(/^locality: .*$/m, ''), 'locality'],
    ['broken YAML', () => 'title: [unclosed', 'projects/ota.yaml'],
  ])('is refused for %s, naming file and field', (_what, change, named) => {
    edit(copy(), change);
    expect(() => readSeedData(dir)).toThrow(SeedDataError);
    expect(() => readSeedData(dir)).toThrow(new RegExp(`projects/ota\\.yaml: .*${named}|${named}: `));
  });

  it('is refused when missing', () => {
    copy();
    rmSync(path.join(dir, 'home.yaml'));
    expect(() => readSeedData(dir)).toThrow('home.yaml: is missing');
  });
});

it('refuses to create an entry whose picture was not uploaded', () => {
  expect(() => withMediaIds(data.home[0], new Map())).toThrow(/has not been uploaded/);
});
