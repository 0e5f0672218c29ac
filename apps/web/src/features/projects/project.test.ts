import { expect, it } from 'vitest';
import { aPhase, aProject } from '../../testing/project-builders';
import { featuredOf, findProject, hasGates, ofCategory } from './project';

const homes = [
  aProject({ documentId: 'a', url: 'a' }),
  aProject({ documentId: 'b', url: 'b', featured: true }),
  aProject({ documentId: 'c', url: 'c' }),
  aProject({ documentId: 'd', url: 'd' }),
];
const office = aProject({ documentId: 'o', url: 'o', category: 'commercial' });

it('a list shows its own category only', () => {
  expect(ofCategory([...homes, office], 'commercial')).toEqual([office]);
});

it('an address of the other category finds nothing', () => {
  expect(findProject([office], 'commercial', 'o')).toBe(office);
  expect(findProject([office], 'residential', 'o')).toBeNull();
  expect(findProject([office], 'commercial', 'x')).toBeNull();
});

it('the home page shows what editors chose', () => {
  expect(featuredOf(homes, 'residential').map(({ url }) => url)).toEqual(['b']);
});

it('where editors chose nothing, the first three stand in', () => {
  const none = homes.map((project) => ({ ...project, featured: false }));
  expect(featuredOf(none, 'residential').map(({ url }) => url)).toEqual(['a', 'b', 'c']);
});

it('has gates where a plan shows but a preview, or the brochure has no address', () => {
  const plan = { title: 'Type A', configuration: '', carpetArea: null, images: [], previews: [] };
  const preview = { width: 2000, height: 1500, src: '' };
  const registered = { phases: [aPhase()] };
  expect(hasGates(aProject({ ...registered, floorPlans: [plan] }))).toBe(false);
  expect(hasGates(aProject({ ...registered, floorPlans: [{ ...plan, previews: [preview] }] }))).toBe(true);
  expect(hasGates(aProject({ ...registered, brochure: { src: null, sizeKb: 9 } }))).toBe(true);
  expect(hasGates(aProject({ ...registered, brochure: { src: '/media/a.pdf', sizeKb: 9 } }))).toBe(false);
});
