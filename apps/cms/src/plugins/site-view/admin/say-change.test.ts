import { expect, test } from 'vitest';
import { sayPlace, sayWords } from './say-change';

test('a place is named as its form names it, with which of a list', () => {
  const projects = 'api::projects.projects';
  expect(sayPlace([{ model: projects, field: 'title' }])).toBe('Name');
  const said = sayPlace([
    { model: projects, field: 'floorPlans', nth: 2 },
    { model: 'project.floor-plan', field: 'gated' },
  ]);
  expect(said).toMatch(/^.+, 2: .+$/);
  expect(said).not.toMatch(/floorPlans|gated$/);
});

test('what is in no form keeps its name', () => {
  expect(sayPlace([{ model: 'api::unknown.unknown', field: 'x' }])).toBe('x');
});

test('days are written as in India, and nothing is said to be nothing', () => {
  expect(sayWords('2026-11-05')).toBe('05/11/2026');
  expect(sayWords('From 2026-11-05 on')).toBe('From 2026-11-05 on');
  expect(sayWords('ready to move')).toBe('Ready to move');
  expect(sayWords(null)).toBe('Empty');
});
