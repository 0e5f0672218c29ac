import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aConfiguration, aPhase, aProject } from '../../../testing/project-builders';
import { homesOf } from './homes';

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
  const plan = { title: 'A', configuration: '2 BHK', carpetArea: 1200, images: [], previews: [] };
  const picture = { src: '/media/a.png', alt: '', caption: '', width: 9, height: 9 };
  const withPlans = (...floorPlans: object[]) => homesOf([aListedProject({ floorPlans })])[1]?.plan;
  expect(withPlans(plan, { ...plan, carpetArea: 710, images: [picture] })?.picture).toBe(picture);
  expect(withPlans(plan)?.picture).toBeNull();
  expect(homesOf([aListedProject()])[1]?.plan).toBeNull();
});
