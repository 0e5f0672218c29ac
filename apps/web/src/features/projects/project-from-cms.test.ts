import { describe, expect, it, vi } from 'vitest';
import { CmsError } from '../../cms/errors';
import { aRawPicture } from '../../testing/builders';
import { aFullRawProject, aMinimalRawProject } from '../../testing/project-builders';
import { projectsFromCms } from './project-from-cms';

const read = (raw: unknown) => {
  const [project] = projectsFromCms([raw], () => undefined);
  if (!project) throw new Error('no project');
  return project;
};

describe('a full project', () => {
  const project = read(aFullRawProject());

  it('keeps what the editor typed', () => {
    expect(project).toMatchObject({
      title: 'Meander',
      status: 'under construction',
      featured: true,
      order: 2,
      banner: { heading: 'By the stream', wide: { src: '/media/tower_1600.webp' }, tall: { height: 1440 } },
      listHeading: { text: 'Two low wings.' },
      featuredImage: { caption: 'In June' },
      nearby: [{ place: 'Vanaz metro', distanceKm: 3.2, minutes: 11 }],
      brochure: { src: '/media/meander.pdf', sizeKb: 2480.5 },
      seo: { title: 'Meander, Bavdhan' },
    });
  });

  it('turns prices from text into rupees', () => {
    expect(project.configurations[0]).toMatchObject({ priceFrom: 98_50_000, priceTo: 1_04_00_000 });
  });

  it('shows no price where it is on request, even when one is stored', () => {
    expect(project.configurations[1]).toEqual({
      key: '4-bhk',
      keysFrom: '2027-12-31',
      type: '4 BHK',
      carpetAreaFrom: 1684,
      carpetAreaTo: 1684,
      priceFrom: null,
      priceTo: null,
      availability: 'available',
      phase: '',
      rentPerSqFt: null,
    });
  });

  it('leaves out blank highlights', () => {
    expect(project.overview?.highlights).toEqual(['96 homes']);
  });

  it('knows of a gated plan only the preview that the CMS gives', () => {
    const preview = { width: 1600, height: 900, src: 'data:image/webp;base64,UklGRg==' };
    expect(project.floorPlans.map(({ previews }) => previews)).toEqual([[], [preview]]);
    expect(project.floorPlans.map(({ images }) => images.length)).toEqual([1, 0]);
  });

  it('knows of a gated brochure its size, and of a file that is gated elsewhere nothing', () => {
    const file = aRawPicture({ gated: true, url: 'data:,', mime: 'application/pdf' });
    expect(read(aFullRawProject({ brochure: file })).brochure).toEqual({ src: null, sizeKb: 120 });
    const banner = { desktopBanner: aRawPicture({ gated: true, url: 'data:,' }) };
    expect(read(aFullRawProject({ banner })).banner.wide).toBeNull();
  });

  it('carries no component ids', () => {
    expect(project.amenities[0]).not.toHaveProperty('id');
    expect(project.gallery[0]).not.toHaveProperty('id');
  });
});

describe('a minimal project', () => {
  it('has empty text, null and empty lists, and nothing undefined', () => {
    const project = read(aMinimalRawProject());
    expect(JSON.parse(JSON.stringify(project))).toEqual(project);
    expect(project).toMatchObject({
      address: '',
      order: 0,
      featured: false,
      overview: null,
      amenities: [],
      listHeading: { heading: '', text: '' },
      banner: { wide: null, tall: null },
      brochure: null,
    });
  });

  it('is read as well when fields are not sent at all', () => {
    const { documentId, title, url, category, projectStatus } = aMinimalRawProject();
    expect(read({ documentId, title, url, category, projectStatus }).phases).toEqual([]);
  });
});

describe('rubbish', () => {
  it.each([
    ['an unknown category', { category: 'hospitality' }],
    ['an unknown status', { projectStatus: 'soon' }],
    ['no url', { url: null }],
    [
      'a price in words',
      { ProjectConfiguration: [{ type: '2 BHK', carpetAreaFrom: 700, priceFrom: 'cheap' }] },
    ],
  ])('%s: the entry is left out and named, the rest is shown', (_, changes) => {
    const onBadEntry = vi.fn();
    const projects = projectsFromCms(
      [aMinimalRawProject({ ...changes, documentId: 'bad' }), aMinimalRawProject()],
      onBadEntry,
    );
    expect(projects.map(({ documentId }) => documentId)).toEqual(['p7']);
    expect(onBadEntry).toHaveBeenCalledWith(expect.stringContaining('bad'));
  });

  it('a link that could run script is dropped', () => {
    expect(read(aMinimalRawProject({ mapLink: 'javascript:alert(1)' })).mapLink).toBeNull();
  });

  it('a reply that is no list is an error, not an empty list', () => {
    expect(() => projectsFromCms({ projects: [] }, () => undefined)).toThrow(CmsError);
  });
});
