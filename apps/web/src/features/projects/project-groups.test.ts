import { expect, it } from 'vitest';
import { anUpdate, aProject } from '../../testing/project-builders';
import { groupBy, latestUpdate, progressByTower, updatesByMonth } from './project-groups';

it('groups keep the order in which they first appear', () => {
  const amenities = [
    { name: 'Library', group: 'Indoors' },
    { name: 'Pool', group: 'Outdoors' },
    { name: 'Gym', group: 'Indoors' },
  ];
  const groups = groupBy(amenities, ({ group }) => group);
  expect(groups.map(({ name, items }) => [name, items.length])).toEqual([
    ['Indoors', 2],
    ['Outdoors', 1],
  ]);
});

it('updates go month by month, newest first', () => {
  const updates = ['2026-09-20', '2026-11-10', '2026-11-14'].map((date) => anUpdate({ date }));
  expect(updatesByMonth(updates).map(({ name, items }) => [name, items.map(({ date }) => date)])).toEqual([
    ['Nov 2026', ['2026-11-14', '2026-11-10']],
    ['Sep 2026', ['2026-09-20']],
  ]);
});

it('a tower is as far as its newest update with a percentage says', () => {
  const updates = [
    anUpdate({ tower: 'Tower 10', date: '2026-10-01', percentComplete: 5 }),
    anUpdate({ tower: 'Tower 2', date: '2026-09-01', percentComplete: 40 }),
    anUpdate({ tower: 'Tower 2', date: '2026-10-01', percentComplete: 51 }),
    anUpdate({ tower: 'Tower 2', date: '2026-11-01', percentComplete: null }),
    anUpdate({ tower: 'Tower 3', percentComplete: null }),
  ];
  expect(progressByTower(updates)).toEqual([
    { tower: 'Tower 2', percent: 51, date: '2026-10-01' },
    { tower: 'Tower 10', percent: 5, date: '2026-10-01' },
  ]);
});

it('a tower that has not begun is at nought, not unknown', () => {
  expect(progressByTower([anUpdate({ percentComplete: 0 })])).toMatchObject([{ percent: 0 }]);
});

it('the latest update is the newest of all projects', () => {
  const older = aProject({ title: 'Ota', constructionUpdates: [anUpdate({ date: '2026-10-01' })] });
  const newer = aProject({ title: 'Kansa', constructionUpdates: [anUpdate({ date: '2026-11-01' })] });
  expect(latestUpdate([older, newer])?.project.title).toBe('Kansa');
  expect(latestUpdate([aProject()])).toBeNull();
});
