import { expect, it } from 'vitest';
import { aFullRawProject, anUpdate, aPhase, aProject } from '../../../testing/project-builders';
import { projectFromCms, rawProject } from '../project-from-cms';
import { latestUpdate } from './find-latest-update';

it('the latest update is the newest of all projects', () => {
  const older = aProject({
    title: 'Ota',
    phases: [aPhase()],
    constructionUpdates: [anUpdate({ date: '2026-10-01' })],
  });
  const newer = aProject({
    title: 'Kansa',
    phases: [aPhase()],
    constructionUpdates: [anUpdate({ date: '2026-11-01' })],
  });
  expect(latestUpdate([older, newer])?.project.title).toBe('Kansa');
  expect(latestUpdate([aProject()])).toBeNull();
});

it('of two updates of one day the one with a picture is shown', () => {
  const { constructionUpdates } = projectFromCms(rawProject.parse(aFullRawProject()));
  const pictured = aProject({ title: 'Kansa', phases: [aPhase()], constructionUpdates });
  const bare = aProject({
    title: 'Ota',
    phases: [aPhase()],
    constructionUpdates: [anUpdate({ date: '2026-11-14' })],
  });
  expect(latestUpdate([bare, pictured])?.project.title).toBe('Kansa');
  expect(latestUpdate([pictured, bare])?.project.title).toBe('Kansa');
});
