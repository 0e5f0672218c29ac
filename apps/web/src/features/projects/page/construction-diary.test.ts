import { expect, it } from 'vitest';
import { aRawPicture } from '../../../testing/builders';
import { aMinimalRawProject, anUpdate, aPhase, aProject } from '../../../testing/project-builders';
import { projectFromCms, rawProject } from '../project-from-cms';
import { constructionDiary } from './construction-diary';

const diaryOf = (updates: ReturnType<typeof anUpdate>[], phases = [aPhase()]) =>
  constructionDiary(aProject({ constructionUpdates: updates, phases }));

const image =
  projectFromCms(rawProject.parse(aMinimalRawProject({ banner: { desktopBanner: aRawPicture() } }))).banner
    .wide ?? null;
const pictured = (date: string) => anUpdate({ date, image });

it('nothing built, nothing told', () => {
  expect(diaryOf([])).toEqual([]);
});

it('a tower is as far as its newest update with a percentage says; one still being built comes first', () => {
  const diary = diaryOf([
    anUpdate({ tower: 'Tower 1', date: '2026-02-16', percentComplete: 100 }),
    anUpdate({ tower: 'Tower 10', date: '2026-10-01', percentComplete: 5 }),
    anUpdate({ tower: 'Tower 2', date: '2026-09-01', percentComplete: 40 }),
    anUpdate({ tower: 'Tower 2', date: '2026-10-01', percentComplete: 51 }),
    anUpdate({ tower: 'Tower 2', date: '2026-11-01', percentComplete: null }),
    anUpdate({ tower: 'Tower 3', percentComplete: null }),
  ]);
  expect(diary.map(({ tower, progress }) => [tower, progress?.percent])).toEqual([
    ['Tower 2', 51],
    ['Tower 3', undefined],
    ['Tower 10', 5],
    ['Tower 1', 100],
  ]);
});

it('a tower that has not begun is at nought, not unknown', () => {
  expect(diaryOf([anUpdate({ percentComplete: 0 })])).toMatchObject([{ progress: { percent: 0 } }]);
});

it('a tower is held to the promise of its own phase, and the only phase is everybody’s', () => {
  const [east, west] = [aPhase({ name: 'East wing' }), aPhase({ name: 'West wing' })];
  const update = anUpdate({ tower: 'West wing' });
  expect(diaryOf([update], [east, west])).toMatchObject([{ phase: { name: 'West wing' } }]);
  expect(diaryOf([update], [east])).toMatchObject([{ phase: { name: 'East wing' } }]);
  expect(diaryOf([anUpdate({ tower: 'Car park' })], [east, west])).toMatchObject([{ phase: null }]);
});

it('the oldest and the newest picture of a tower are compared; a single one is not', () => {
  const dates = ['2026-01-31', '2025-06-30', '2026-10-31'];
  const [{ change } = { change: null }] = diaryOf([...dates.map(pictured), anUpdate({ date: '2026-11-14' })]);
  expect([change?.before.date, change?.after.date]).toEqual(['2025-06-30', '2026-10-31']);
  expect(diaryOf([pictured('2026-01-31'), anUpdate({ date: '2026-02-28' })])).toMatchObject([
    { change: null },
  ]);
});

it('what was done last is shown, what was before is folded away', () => {
  const dates = ['2026-07', '2026-10', '2026-08', '2026-09'].map((month) => `${month}-28`);
  const [tower] = diaryOf(dates.map((date) => anUpdate({ date })));
  expect(tower?.latest.map(({ date }) => date)).toEqual(['2026-10-28']);
  expect(tower?.earlier.map(({ date }) => date)).toEqual(['2026-09-28', '2026-08-28', '2026-07-28']);
});

it('of a finished tower the figure says enough, and all it tells is folded away', () => {
  const [tower] = diaryOf([anUpdate({ percentComplete: 100 })]);
  expect([tower?.latest.length, tower?.earlier.length]).toEqual([0, 1]);
});
