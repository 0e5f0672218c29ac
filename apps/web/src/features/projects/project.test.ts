import { expect, it } from 'vitest';
import { pictureFromCms } from '../../cms/media';
import { aRawPicture } from '../../testing/builders';
import { aProject } from '../../testing/project-builders';
import { featuredOf, findProject, hasGatedPlans, leadPicture, ofCategory } from './project';

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

it('a project without pictures has no lead picture, one with a banner only leads with it', () => {
  const wide = pictureFromCms(aRawPicture());
  const banner = { heading: '', subheading: '', wide, tall: null };
  expect(leadPicture(aProject())).toBeNull();
  expect(leadPicture(aProject({ banner }))).toBe(wide);
});

it('a plan without a drawing keeps nothing back', () => {
  const plan = { title: 'Type A', configuration: '', carpetArea: null, gated: true, images: [] };
  const image = pictureFromCms(aRawPicture());
  const images = image ? [image] : [];
  expect(hasGatedPlans(aProject({ floorPlans: [plan] }))).toBe(false);
  expect(hasGatedPlans(aProject({ floorPlans: [{ ...plan, images, gated: false }] }))).toBe(false);
  expect(hasGatedPlans(aProject({ floorPlans: [{ ...plan, images }] }))).toBe(true);
});
