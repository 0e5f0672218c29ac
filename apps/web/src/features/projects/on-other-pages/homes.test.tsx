import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aConfiguration, aPhase, aProject } from '../../../testing/project-builders';
import { homesOf as homesWith } from './homes';

const homesOf = (projects: Parameters<typeof homesWith>[0]) => homesWith(projects, () => null);

const aListedProject = (changes = {}) =>
  aProject({ configurations: [aConfiguration()], phases: [aPhase()], ...changes });

it('A shortlist can hold every project and each of its configurations, with the words of its cost sheet', () => {
  const project = aListedProject({
    configurations: [
      aConfiguration({ type: '2 BHK', availability: 'sold out' }),
      aConfiguration({ type: '2 BHK', carpetAreaFrom: 800, priceFrom: null }),
    ],
  });
  const homes = homesOf([project]);
  expect(homes.map(({ name }) => name)).toEqual(['meander', 'meander.2-bhk', 'meander.2-bhk-2']);
  expect(homes.map(({ price }) => renderToStaticMarkup(price))).toEqual([
    'Price on request',
    'Sold',
    'On request',
  ]);
  expect(homes.map(({ costHref }) => costHref)).toEqual([
    '/projects/residential/meander/cost-sheet',
    null,
    '/projects/residential/meander/cost-sheet?configuration=2-bhk-2',
  ]);
});

it('Interest in what is not registered is noted nowhere', () => {
  expect(homesOf([aListedProject({ phases: [aPhase({ reraNumber: '' })] })])).toEqual([]);
});

it('A gated plan is told without its drawing, and the drawing nearest in size stands for a configuration', () => {
  const plan = {
    title: 'A',
    configuration: '2 BHK',
    carpetArea: 1200,
    images: [],
    previews: [{ src: '', width: 9, height: 9 }],
  };
  const picture = { src: '/media/a.png', alt: '', caption: '', width: 9, height: 9 };
  const withPlans = (...floorPlans: object[]) => homesOf([aListedProject({ floorPlans })])[1]?.plan;
  expect(withPlans(plan, { ...plan, carpetArea: 710, images: [picture] })?.picture).toBe(picture);
  expect(withPlans(plan)?.picture).toBeNull();
  expect(homesOf([aListedProject()])[1]?.plan).toBeNull();
});

it('What decides is there to be compared: a price for each sq ft, the whole cost, and what is near', () => {
  const configurations = [
    aConfiguration({ type: '2 BHK', carpetAreaFrom: 800, priceFrom: 1_20_00_000 }),
    aConfiguration({ type: '3 BHK', carpetAreaFrom: 1200, priceFrom: 1_68_00_000 }),
    aConfiguration({ type: '4 BHK', carpetAreaFrom: 1600, priceFrom: null }),
  ];
  const near = (place: string, kind: 'school' | 'food', distanceKm: number | null) => ({
    place,
    kind,
    distanceKm,
    minutes: null,
  });
  const nearby = [near('Far', 'school', 3), near('Near', 'school', 1.2), near('Unknown', 'school', null)];
  const project = aListedProject({ configurations, nearby: [...nearby, near('Café', 'food', 0.1)] });
  const homes = homesWith([project], ({ units }, key) => ({
    total: units.find((unit) => unit.key === key)?.price ?? 0,
    month: null,
  }));
  expect(homes.map((home) => home.pricePerSqFt)).toEqual([14_000, 15_000, 14_000, null]);
  expect(homes.map(({ cost }) => cost?.total)).toEqual([undefined, 1_20_00_000, 1_68_00_000, 0]);
  expect(homes[0]?.around).toEqual([{ term: 'Schools', place: 'Near', distance: '1.2 km' }]);
});
