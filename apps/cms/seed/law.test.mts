import { expect, it } from 'vitest';
import { figureMistakes } from '../src/publishing/mistakes/figure-mistakes';
import { projectDraft } from '../src/publishing/mistakes/project-draft';
import { registrationMistakes } from '../src/publishing/mistakes/registration-mistakes';
import { readSeedData } from './read-data.mts';

/** Days of the demo pass: it is held to the law of the day it was written. */
const WRITTEN_ON = '2026-11-23';
const { projects } = readSeedData();
const asDraft = (project: object) =>
  projectDraft.parse({
    documentId: 'none',
    ProjectConfiguration: [],
    constructionUpdates: [],
    phases: [],
    ...project,
  });

it.each(projects)('$title could be published in the panel', (project) => {
  const others = new Map(
    projects
      .filter(({ url }) => url !== project.url)
      .flatMap(({ title, phases = [] }) =>
        phases.flatMap(({ reraNumber }) => (reraNumber ? [[reraNumber, title] as const] : [])),
      ),
  );
  const draft = asDraft(project);
  expect([...registrationMistakes(draft, WRITTEN_ON, others), ...figureMistakes(draft)]).toEqual([]);
});
