import { expect, it } from 'vitest';
import { aConfiguration, aProject } from '../../../testing/project-builders';
import type { EnteredProject } from '../derive-project';
import type { Project } from '../project';
import { relatedProjects } from './related-projects';

const at = (documentId: string, longitude: number | null, changes: Partial<EnteredProject> = {}) =>
  aProject({ documentId, coordinates: longitude === null ? null : [longitude, 18.5], ...changes });
const here = at('here', 73.8);
const namesOf = (projects: Project[]) => relatedProjects(projects, here).map(({ documentId }) => documentId);

it('the only project of its kind leads nowhere', () => {
  expect(namesOf([here, at('office', 73.8, { category: 'commercial' })])).toEqual([]);
});

it('the nearest come first, those without a place last, and no more than stand beside one another', () => {
  const projects = [at('unknown', null), at('far', 73.95), at('near', 73.81), here];
  expect(namesOf(projects)).toEqual(['near', 'far', 'unknown']);
  expect(namesOf([...projects, at('nearer', 73.801)])).toEqual(['nearer', 'near', 'far']);
});

it('what is sold out gives way to what is not', () => {
  const configurations = [aConfiguration({ availability: 'sold out' })];
  expect(namesOf([here, at('gone', 73.8, { configurations }), at('far', 73.95)])).toEqual(['far', 'gone']);
});
