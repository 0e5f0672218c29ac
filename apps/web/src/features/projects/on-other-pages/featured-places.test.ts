import { expect, it } from 'vitest';
import { aRawPicture } from '../../../testing/builders';
import { aFullRawProject, aMinimalRawProject, aProject } from '../../../testing/project-builders';
import { projectFromCms, rawProject } from '../project-from-cms';
import { featuredPicture, featuredPlaces } from './featured-places';

it.each([
  [0, []],
  [1, ['window']],
  [2, ['window', 'beside']],
  [3, ['window', 'broad', 'upright']],
  [4, ['window', 'broad', 'upright', 'window']],
  [5, ['window', 'broad', 'upright', 'window', 'beside']],
  [7, ['window', 'broad', 'upright', 'window', 'broad', 'upright', 'window']],
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

it('the largest shows the picture composed for a whole window, the others the one editors chose', () => {
  const raw = aFullRawProject({ featuredImage: { image: aRawPicture({ url: '/uploads/featured.webp' }) } });
  const project = projectFromCms(rawProject.parse(raw));
  expect(featuredPicture(project, 'window').picture?.src).toContain('tower');
  expect(featuredPicture(project, 'upright').picture?.src).toContain('featured');
});

it('a project without the one shows the other, and without any a drawn place', () => {
  const featured = { featuredImage: { image: aRawPicture({ url: '/uploads/featured.webp' }) } };
  const project = projectFromCms(rawProject.parse(aMinimalRawProject(featured)));
  expect(featuredPicture(project, 'window').picture?.src).toContain('featured');
  expect(featuredPicture(aProject(), 'window').picture).toBeNull();
});
