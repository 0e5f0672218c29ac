import { expect, test } from 'vitest';
import { filmMistakes } from './film-mistakes';
import { projectDraft } from './project-draft';

const film = {
  mp4: { mime: 'video/mp4', gatedBy: null },
  webm: { mime: 'video/webm', gatedBy: null },
  poster: { mime: 'image/webp', gatedBy: null },
};
const fieldsOf = (changed: object | null) => {
  const parts = { phases: [], ProjectConfiguration: [], constructionUpdates: [] };
  return [...filmMistakes(projectDraft.parse({ documentId: 'a', ...parts, film: changed }))].map(({ path }) =>
    path.join('.'),
  );
};

test.each([
  ['there is none', null, []],
  ['it is whole', film, []],
  ['there is no WebM of it', { ...film, webm: null }, []],
  ['nothing of it is there', { mp4: null, webm: null, poster: null }, ['film.mp4', 'film.poster']],
  [
    'its files stand in each other’s place',
    { ...film, mp4: film.webm, webm: film.mp4 },
    ['film.mp4', 'film.webm'],
  ],
  [
    'its first picture waits for an enquiry',
    { ...film, poster: { mime: 'image/webp', gatedBy: ['a'] } },
    ['film.poster'],
  ],
])('a film where %s', (_, given, fields) => {
  expect(fieldsOf(given)).toEqual(fields);
});
