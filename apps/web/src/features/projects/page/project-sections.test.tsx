import { words } from '@sahyara/page-words/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pictureFromCms } from '../../../cms/media';
import { aRawPicture } from '../../../testing/builders';
import { aConfiguration, anUpdate, aPhase, aProject } from '../../../testing/project-builders';
import { noAtlas } from '../atlas';
import { chapterIds, chaptersOf } from '../chapters';
import { type ListQuery, wholeList } from '../list/list-query';
import { listingOf } from '../list/listing';
import { ProjectList, ProjectListSection } from '../list/project-list';
import { FloorPlans } from '../plans/floor-plans';
import type { Project } from '../project';
import { listOpening } from '../project-words';
import { Amenities } from './amenities';
import { ChapterBar } from './chapter-bar';
import { ConfigurationTable } from './configuration-table';
import { ConstructionUpdates } from './construction-updates';
import { EnquireBar } from './enquire-bar';
import { Gallery } from './gallery';
import { Phases } from './phases';
import { ProjectOverview } from './project-overview';
import { Questions } from './questions';
import { Related } from './related';
import { Surroundings } from './surroundings';
import { Walkthrough } from './walkthrough';
import { Workplace } from './workplace';

const image = pictureFromCms(aRawPicture());
if (!image) throw new Error('no picture');
const preview = { width: 2000, height: 1500, src: 'data:image/webp;base64,UklGRg==' };
const listOf = (projects: Project[], asked: Partial<ListQuery> = {}) =>
  listingOf(
    projects,
    'residential',
    {
      ...wholeList,
      ...asked,
    },
    noAtlas,
  );

// Finished, so that it needs no registration either.
const bare = aProject({ status: 'ready to move', phases: [] });

describe('a project with nothing but its name', () => {
  it.each([
    Amenities,
    ChapterBar,
    ConfigurationTable,
    ConstructionUpdates,
    FloorPlans,
    Gallery,
    Phases,
    ProjectOverview,
    Surroundings,
    Walkthrough,
  ])('leaves out %o', (Part) => {
    expect(renderToStaticMarkup(<Part words={words.projectPage} project={bare} />)).toBe('');
  });

  it('still stands in the list, with a drawn surface for its picture', () => {
    const listing = listOf([bare]);
    const html = renderToStaticMarkup(
      <ProjectListSection listing={listing} opening={listOpening('residential', words.pageTexts, [])}>
        <ProjectList empty={words.pageTexts.noProjectsText} listing={listing} />
      </ProjectListSection>,
    );
    expect(html).toContain('href="/projects/residential/meander"');
    expect(html).toContain('Price on request');
    expect(html).toContain('1 residential project<');
    expect(html).toContain('<svg');
    expect(html).not.toContain('<img');
  });
});

it('an empty list says so and carries the status of its load', () => {
  const listing = listOf([]);
  const html = renderToStaticMarkup(
    <ProjectListSection listing={listing} opening={listOpening('residential', words.pageTexts, [])}>
      <ProjectList empty={words.pageTexts.noProjectsText} listing={listing} />
    </ProjectListSection>,
  );
  expect(html).toContain('Nothing is on the market');
  expect(html).toContain('data-load="succeeded"');
});

it('the first picture of a list is fetched at once, the others when they come near', () => {
  const featuredImage = { caption: '', image };
  const projects = ['a', 'b'].map((url) => aProject({ documentId: url, url, featuredImage }));
  const html = renderToStaticMarkup(
    <ProjectList empty={words.pageTexts.noProjectsText} listing={listOf(projects)} />,
  );
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});

it('what a list was not asked for is there, hidden, and hurries no picture', () => {
  const featuredImage = { caption: '', image };
  const projects = ['Baner', 'Kharadi'].map((locality) =>
    aProject({ documentId: locality, url: locality, locality, featuredImage }),
  );
  const html = renderToStaticMarkup(
    <ProjectList
      empty={words.pageTexts.noProjectsText}
      listing={listOf(projects, { locality: ['kharadi'] })}
    />,
  );
  const [shown = '', hidden = ''] = html
    .split('<li ')
    .slice(1)
    .filter((item) => item.includes('data-place'));
  expect(shown).toContain('data-locality="kharadi"');
  expect(shown).toContain('fetchPriority="high"');
  expect(hidden).toMatch(/^hidden="" data-place="0" data-locality="baner"/);
  expect(hidden).toContain('loading="lazy"');
});

it('a price is read out as the full figure', () => {
  const configurations = [aConfiguration({ priceFrom: 1_25_00_000 })];
  const project = aProject({ configurations, phases: [aPhase()] });
  const html = renderToStaticMarkup(<ConfigurationTable words={words.projectPage} project={project} />);
  expect(html).toContain('<span aria-hidden="true">₹1.25 Cr</span>');
  expect(html).toContain('1,25,00,000 rupees');
});

it('no price is shown for what is sold out', () => {
  const project = aProject({ configurations: [aConfiguration({ availability: 'sold out' })] });
  expect(
    renderToStaticMarkup(<ConfigurationTable words={words.projectPage} project={project} />),
  ).not.toContain('₹');
});

it('a sample registration says that it is one, a real one does not', () => {
  const phases = [aPhase({ reraNumber: 'P52100054321' }), aPhase({ name: 'Phase 2' })];
  const html = renderToStaticMarkup(<Phases words={words.projectPage} project={aProject({ phases })} />);
  expect(html.match(/Sample registration/g)).toHaveLength(1);
});

it('a gated plan offers the enquiry, an open one the drawing, to be enlarged', () => {
  const plan = { title: 'Type A', configuration: '2 BHK', carpetArea: 742, images: [image] };
  const phases = [aPhase()];
  const open = renderToStaticMarkup(
    <FloorPlans
      words={words.projectPage}
      project={aProject({ phases, floorPlans: [{ ...plan, previews: [] }] })}
    />,
  );
  const gated = renderToStaticMarkup(
    <FloorPlans
      words={words.projectPage}
      project={aProject({ phases, floorPlans: [{ ...plan, images: [], previews: [preview] }] })}
    />,
  );
  expect(open).not.toContain('commandfor="enquire-now"');
  expect(open).toContain('commandfor="plan-1-1"');
  expect(gated).toContain('commandfor="enquire-now"');
  expect(gated).toContain(`src="${preview.src}"`);
  expect(gated).not.toContain('/media/');
});

it('before its registration a project has no plan that an enquiry would open', () => {
  const plan = { title: 'Type A', configuration: '', carpetArea: null, images: [], previews: [preview] };
  const phases = [aPhase({ reraNumber: '' })];
  expect(
    renderToStaticMarkup(
      <FloorPlans words={words.projectPage} project={aProject({ phases, floorPlans: [plan] })} />,
    ),
  ).toBe('');
});

it('what a tenant compares is said as far as it is known, and a floor is free at once in a finished building', () => {
  const workspace = {
    floorPlate: null,
    efficiencyPercent: 74,
    powerKw: null,
    powerBackupPercent: 100,
    carpetAreaPerCarBay: null,
    clearHeight: null,
    certification: '',
  };
  const floor = { floor: 'Floor 5', carpetArea: 14_500, availability: 'available', readyOn: null } as const;
  const taken = { ...floor, floor: 'Floor 4', availability: 'leased' } as const;
  const finished = [aPhase({ occupancyCertificateOn: '2026-01-20' })];
  const project = aProject({ workspace, floors: [floor, taken], phases: finished });
  const html = renderToStaticMarkup(<Workplace words={words.projectPage} project={project} />);
  expect(html.match(/<dt>(.*?)<\/dt>/g)).toEqual(['<dt>Efficiency</dt>']);
  expect(html).toMatch(/Floor 5.*Available<\/td><td>Now.*Floor 4.*Leased<\/td><td>—/);
  const rising = renderToStaticMarkup(
    <Workplace
      words={words.projectPage}
      project={aProject({ workspace, floors: [floor, taken], phases: [aPhase()] })}
    />,
  );
  expect(rising).not.toContain('Now');
  expect(renderToStaticMarkup(<Workplace words={words.projectPage} project={aProject()} />)).toBe('');
});

it('before its registration nobody is asked to enquire; after it everybody on a phone is', () => {
  const awaited = aProject({ category: 'commercial', phases: [aPhase({ reraNumber: '' })] });
  expect(awaited.offer).toBeNull();
  expect(renderToStaticMarkup(<ChapterBar words={words.projectPage} project={awaited} />)).not.toMatch(
    /<button|price/i,
  );
  const registered = aProject({ phases: [aPhase()] });
  if (!registered.offer) throw new Error('A registered project is offered');
  expect(
    renderToStaticMarkup(
      <EnquireBar words={words.projectPage} project={registered} offer={registered.offer} />,
    ),
  ).toContain('commandfor="enquire-now"');
});

it('no questions, no building site, no other project: no chapter', () => {
  const project = aProject();
  expect(renderToStaticMarkup(<Questions words={words.projectPage} project={project} />)).toBe('');
  expect(renderToStaticMarkup(<ConstructionUpdates words={words.projectPage} project={project} />)).toBe('');
  expect(
    renderToStaticMarkup(<Related words={words.projectPage} project={project} projects={[project]} />),
  ).toBe('');
});

it('the bar names the chapters that the page has, in their order, and each link finds its own', () => {
  const project = aProject({
    phases: [aPhase()],
    configurations: [aConfiguration()],
    floorPlans: [{ title: 'Type A', configuration: '', carpetArea: null, images: [image], previews: [] }],
    gallery: [{ caption: 'A room', kind: 'interior', images: [image] }],
    constructionUpdates: [anUpdate({})],
    address: 'By the river',
  });
  const bar = renderToStaticMarkup(<ChapterBar words={words.projectPage} project={project} />);
  expect([...bar.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(Object.values(chapterIds));
  const page = [ConfigurationTable, FloorPlans, Gallery, ConstructionUpdates, Surroundings, Phases]
    .map((Part) => renderToStaticMarkup(<Part words={words.projectPage} project={project} />))
    .join('');
  for (const id of Object.values(chapterIds)) expect(page).toMatch(new RegExp(`<section [^>]*id="${id}"`));
  expect(chaptersOf({ ...project, gallery: [], address: '' })).toEqual([
    'prices',
    'plans',
    'progress',
    'registration',
  ]);
});

it.each([
  ['https://www.youtube.com/', false],
  ['https://films.example/walk.html', false],
  ['https://www.youtube.com/watch?v=00000000000', true],
])('where there is no film there is no walkthrough: %s', (walkthroughUrl, there) => {
  const html = renderToStaticMarkup(
    <Walkthrough words={words.projectPage} project={aProject({ walkthroughUrl })} />,
  );
  expect(html.includes('Play the walkthrough')).toBe(there);
  expect(html === '').toBe(!there);
});

it('a film of ours is first among the pictures, and has a chapter where there are none', () => {
  const project = aProject({
    film: { mp4: '/media/pool.mp4', webm: null, poster: image },
    gallery: [{ caption: 'The court', kind: 'exterior', images: [image] }],
  });
  const chapters = (shown: Project) =>
    [Gallery, Walkthrough].map((Part) =>
      renderToStaticMarkup(<Part words={words.projectPage} project={shown} />),
    );
  const [among, after] = chapters(project);
  expect(among?.indexOf('<video')).toBeLessThan(among?.indexOf('id="plate-1"') ?? 0);
  expect([among?.includes('<video'), after]).toEqual([true, '']);
  const [none, alone] = chapters({ ...project, gallery: [] });
  expect([none, alone?.includes('<video')]).toEqual(['', true]);
});

it('floors that are taken open beneath those that are free', () => {
  const floor = { floor: 'Floor 5', carpetArea: 14_500, availability: 'available', readyOn: null } as const;
  const leased = (name: string) => ({ ...floor, floor: name, availability: 'leased' }) as const;
  const html = renderToStaticMarkup(
    <Workplace
      words={words.projectPage}
      project={aProject({ floors: [leased('Floor 9'), floor, leased('Floor 4')] })}
    />,
  );
  expect(html).toMatch(/Floor 5.*<details[^>]*><summary>2 more are taken<.*Floor 9.*Floor 4/);
  const full = renderToStaticMarkup(
    <Workplace words={words.projectPage} project={aProject({ floors: [leased('Floor 9')] })} />,
  );
  expect(full).not.toContain('<details');
});
