import { expect, it } from 'vitest';
import { aRawPicture } from '../../../testing/builders';
import { aFullRawProject, aMinimalRawProject, aProject } from '../../../testing/project-builders';
import { projectFromCms, rawProject } from '../project-from-cms';
import { featuredPicture, featuredPlaces } from './featured-places';

it.each([
  [0, []],
  [1, ['opening']],
  [2, ['opening', 'beside']],
  [3, ['opening', 'broad', 'upright']],
  [4, ['opening', 'broad', 'upright', 'opening']],
  [5, ['opening', 'broad', 'upright', 'opening', 'beside']],
  [7, ['opening', 'broad', 'upright', 'opening', 'broad', 'upright', 'opening']],
])('%i residences', (count, places) => {
  expect(featuredPlaces('residential', count)).toEqual(places);
});

it.each([
  [1, ['beside']],
  [2, ['upright', 'broad']],
  [3, ['upright', 'broad', 'beside']],
  [7, ['upright', 'broad', 'upright', 'broad', 'upright', 'broad', 'beside']],
])('%i places to work', (count, places) => {
  expect(featuredPlaces('commercial', count)).toEqual(places);
});

it('the opening shows the picture composed for a whole window, the others the one editors chose', () => {
  const raw = aFullRawProject({ featuredImage: { image: aRawPicture({ url: '/uploads/featured.webp' }) } });
  const project = projectFromCms(rawProject.parse(raw));
  expect(featuredPicture(project, 'opening').picture?.src).toContain('tower');
  expect(featuredPicture(project, 'upright').picture?.src).toContain('featured');
});

it('a project without the one shows the other, and without any a drawn place', () => {
  const featured = { featuredImage: { image: aRawPicture({ url: '/uploads/featured.webp' }) } };
  const project = projectFromCms(rawProject.parse(aMinimalRawProject(featured)));
  expect(featuredPicture(project, 'opening').picture?.src).toContain('featured');
  expect(featuredPicture(aProject(), 'opening').picture).toBeNull();
});
