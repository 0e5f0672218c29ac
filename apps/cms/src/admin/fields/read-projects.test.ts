import { expect, test } from 'vitest';
import { readProjects } from './read-projects';

const entry = { title: 'Test Park', url: 'test-park', locality: 'Testville', status: 'published' };
const reply = (...results: object[]) => ({ results, pagination: { pageCount: 1 } });

test('a project is told by its name and where it is, and a draft as what is not live', () => {
  const { projects } = readProjects(
    reply(entry, { ...entry, url: 'draft', status: 'draft' }, { ...entry, title: null, locality: null }),
  );
  expect(projects).toEqual([
    { url: 'test-park', words: 'Test Park, Testville' },
    { url: 'draft', words: 'Test Park, Testville (not live)' },
    { url: 'test-park', words: 'test-park' },
  ]);
});

test('what has no address yet cannot be chosen', () => {
  expect(readProjects(reply({ ...entry, url: null })).projects).toEqual([]);
});

test.each([null, 'Bad Gateway', { results: 3 }, { results: [{ ...entry, status: 'odd' }], pagination: {} }])(
  '%j is refused in words',
  (body) => {
    expect(() => readProjects(body)).toThrow('The CMS answered no list of projects.');
  },
);
