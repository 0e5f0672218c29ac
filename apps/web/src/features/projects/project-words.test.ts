import { expect, it } from 'vitest';
import { aConfiguration, aPhase } from '../../testing/project-builders';
import { distanceWords, possessionWords } from './project-words';

it('possession is a month, or from one month to another', () => {
  expect(possessionWords({ configurations: [], phases: [aPhase()] })).toEqual({
    term: 'Possession',
    value: 'Dec 2027',
  });
  const two = [aPhase(), aPhase({ promisedCompletion: '2028-09-30' })];
  expect(possessionWords({ configurations: [], phases: two })?.value).toBe('Dec 2027 to Sep 2028');
});

it('two towers are told apart where only one is finished', () => {
  const one = aPhase({ name: 'Tower One', occupancyCertificateOn: '2026-02-16' });
  const phases = [one, aPhase({ name: 'Tower Two' })];
  expect(possessionWords({ configurations: [], phases })?.value).toBe('Tower One now, Tower Two Dec 2027');
  const left = [aConfiguration({ phase: 'Tower Two' })];
  expect(possessionWords({ configurations: left, phases })?.value).toBe('Dec 2027');
});

it('a finished project names the day of its certificate', () => {
  expect(
    possessionWords({ configurations: [], phases: [aPhase({ occupancyCertificateOn: '2026-03-12' })] }),
  ).toEqual({
    term: 'Occupancy certificate',
    value: '12 Mar 2026',
  });
});

it('nothing is promised where nothing is known', () => {
  expect(possessionWords({ configurations: [], phases: [] })).toBeNull();
  expect(possessionWords({ configurations: [], phases: [aPhase({ promisedCompletion: null })] })).toBeNull();
});

it('a distance says what is known of it', () => {
  const place = { place: 'Metro', kind: 'transit' } as const;
  expect(distanceWords({ ...place, distanceKm: 3.2, minutes: 11 })).toBe('3.2 km, 11 min');
  expect(distanceWords({ ...place, distanceKm: 0.6, minutes: null })).toBe('0.6 km');
  expect(distanceWords({ ...place, distanceKm: null, minutes: null })).toBe('');
});
