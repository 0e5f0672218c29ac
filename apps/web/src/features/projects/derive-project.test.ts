import { describe, expect, it } from 'vitest';
import { pictureFromCms } from '../../cms/media';
import { aRawPicture } from '../../testing/builders';
import { aConfiguration, aFullRawProject, aPhase, aProject } from '../../testing/project-builders';
import { projectFromCms, rawProject } from './project-from-cms';

const image = pictureFromCms(aRawPicture());
const preview = { width: 2000, height: 1500, src: '' };
const plan = { title: 'Type A', configuration: '', carpetArea: null };
const registered = [aPhase()];
const unregistered = [aPhase({ reraNumber: 'Applied for' })];
const everything = {
  configurations: [aConfiguration({ priceFrom: 90_00_000, priceTo: 95_00_000 })],
  floorPlans: [
    { ...plan, images: image ? [image] : [], previews: [preview] },
    { ...plan, images: [], previews: [preview] },
  ],
  brochure: { src: null, sizeKb: 9 },
};

describe('a project that awaits its registration', () => {
  const project = aProject({ ...everything, phases: unregistered });

  it('has no offer, and so nothing that an enquiry could be invited with', () => {
    expect(project.offer).toBeNull();
  });

  it('is a name, a place and one drawing, whatever an editor entered', () => {
    const raw = aFullRawProject({ phases: [{ name: 'Phase 1', promisedCompletion: '2030-03-31' }] });
    const full = projectFromCms(rawProject.parse(raw));
    const filled = Object.entries(full).filter(
      ([, value]) =>
        value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    );
    expect(filled.map(([field]) => field).sort()).toEqual(
      [
        ...[
          'banner',
          'category',
          'documentId',
          'listHeading',
          'locality',
          'order',
          'path',
          'phases',
          'pictures',
        ],
        ...['seo', 'standings', 'status', 'title', 'url'],
      ].sort(),
    );
    const { banner, seo, pictures, phases } = full;
    expect({ ...banner, wide: null }).toEqual({ heading: '', subheading: '', wide: null, tall: null });
    expect(seo).toEqual({ title: '', description: '', shareImage: null });
    expect(new Set([...Object.values(pictures), banner.wide].map((picture) => picture?.src)).size).toBe(1);
    expect(phases.map(({ promisedCompletion }) => promisedCompletion)).toEqual([null]);
  });

  it('has no number, if what an editor entered is none', () => {
    expect(JSON.stringify(project)).not.toContain('Applied for');
  });
});

describe('a project whose registrations run out', () => {
  const raw = aFullRawProject({
    phases: [
      {
        name: 'East',
        reraNumber: 'P52100000001',
        validUntil: '2026-12-31',
        promisedCompletion: '2026-12-31',
      },
      {
        name: 'West',
        reraNumber: 'P52100000002',
        validUntil: '2027-06-30',
        promisedCompletion: '2027-05-31',
      },
    ],
    ProjectConfiguration: [
      { type: '2 BHK', carpetAreaFrom: 742, priceFrom: '9850000', phase: 'East' },
      { type: '3 BHK', carpetAreaFrom: 942, priceFrom: '12850000', phase: 'West' },
    ],
  });
  const on = (today: string) => projectFromCms(rawProject.parse(raw), today);

  it('is whole on the last day of the first', () => {
    expect(on('2026-12-31').configurations.map(({ type }) => type)).toEqual(['2 BHK', '3 BHK']);
  });

  it('goes on without the phase whose registration ran out, and says nothing of its number', () => {
    const project = on('2027-01-01');
    expect(project.standings.map(({ kind }) => kind)).toEqual(['awaited', 'registered']);
    expect(project.configurations.map(({ type }) => type)).toEqual(['3 BHK']);
    expect(project.floorPlans.map(({ configuration }) => configuration)).toEqual(['']);
    expect(project.offer?.costs?.units.map(({ type }) => type)).toEqual(['3 BHK']);
    expect(JSON.stringify(project)).not.toContain('P52100000001');
  });

  it('is what an announced one is from the midnight after the last', () => {
    expect(on('2027-06-30').offer).not.toBeNull();
    const announced = on('2027-07-01');
    expect(announced).toMatchObject({ offer: null, configurations: [], gallery: [], overview: null });
    expect(JSON.stringify(announced)).not.toMatch(/P5210000000|9850000|2027/);
  });

  it('awaits its certificate until the day of it', () => {
    const phases = [{ name: 'East', reraNumber: 'P52100000001', occupancyCertificateOn: '2026-12-31' }];
    const built = (today: string) => projectFromCms(rawProject.parse({ ...raw, phases }), today);
    expect(built('2026-12-30').phases[0]?.occupancyCertificateOn).toBeNull();
    expect(built('2026-12-31').standings[0]?.kind).toBe('certified');
  });
});

describe('a registered project', () => {
  it('has its price, its gates and its offer', () => {
    const project = aProject({ ...everything, phases: registered });
    expect(project.offer).toMatchObject({ open: true, costs: { units: [{ price: 90_00_000 }] } });
    expect(project.configurations).toMatchObject([{ priceFrom: 90_00_000, priceTo: 95_00_000 }]);
    expect(project.floorPlans.map(({ previews }) => previews)).toEqual([[preview], [preview]]);
    expect(project.brochure).toEqual({ src: null, sizeKb: 9 });
  });

  it('of which all is gone still has an offer, with nothing left in it', () => {
    const configurations = [aConfiguration({ availability: 'sold out' })];
    expect(aProject({ configurations, phases: registered }).offer).toEqual({
      open: false,
      costs: null,
      lease: null,
    });
  });

  it('knows its address, and a word for each configuration in it', () => {
    const configurations = [aConfiguration(), aConfiguration(), aConfiguration({ type: 'बंगला' })];
    const project = aProject({ url: 'neem court', category: 'commercial', configurations });
    expect(project.path).toBe('/projects/commercial/neem%20court');
    expect(project.configurations.map(({ key }) => key)).toEqual(['2-bhk', '2-bhk-2', 'बंगला']);
  });
});

describe('the picture that stands for a project', () => {
  const [wide, featured, thumbnail] = ['wide', 'featured', 'thumbnail'].map((name) =>
    pictureFromCms(aRawPicture({ url: `/uploads/${name}.webp` })),
  );
  const banner = (of: typeof wide) => ({ heading: '', subheading: '', wide: of ?? null, tall: null });

  it('is the one chosen in lists, the one composed for it over a window, and another one on its page', () => {
    const featuredImage = featured ? { caption: '', image: featured } : null;
    const { pictures } = aProject({ banner: banner(wide), featuredImage, thumbnail });
    expect(pictures).toEqual({ list: featured, window: wide, page: thumbnail });
  });

  it('is the only one there is, everywhere', () => {
    expect(aProject({ banner: banner(wide) }).pictures).toEqual({ list: wide, window: wide, page: wide });
    expect(aProject({ thumbnail }).pictures).toEqual({ list: thumbnail, window: thumbnail, page: thumbnail });
  });

  it('is none where there is none', () => {
    expect(aProject().pictures).toEqual({ list: null, window: null, page: null });
  });
});
