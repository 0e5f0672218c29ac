import { describe, expect, it } from 'vitest';
import { aConfiguration, aPhase, aProject } from '../../testing/project-builders';
import type { Project } from './project';

const costs = ({ offer }: Project) => offer?.costs ?? null;
const aPricedProject = (changes = {}) =>
  aProject({ configurations: [aConfiguration()], phases: [aPhase()], ...changes });

describe('what a cost sheet can be made for', () => {
  it('is what can still be bought, each with a word for the address', () => {
    const project = aPricedProject({
      configurations: [
        aConfiguration({ type: '2 BHK' }),
        aConfiguration({ type: '2 BHK', carpetAreaFrom: 800 }),
        aConfiguration({ type: '3 BHK', availability: 'sold out' }),
        aConfiguration({ type: 'बंगला', priceFrom: null }),
      ],
    });
    const buildings = [{ key: '', name: '', completed: false }];
    expect(costs(project)?.units).toEqual([
      { key: '2-bhk', type: '2 BHK', carpetArea: 700, price: 90_00_000, buildings },
      { key: '2-bhk-2', type: '2 BHK', carpetArea: 800, price: 90_00_000, buildings },
      { key: 'बंगला', type: 'बंगला', carpetArea: 700, price: null, buildings },
    ]);
  });

  it('is nothing once all is sold, and nothing before the registration', () => {
    expect(costs(aProject())).toBeNull();
    expect(
      costs(aPricedProject({ configurations: [aConfiguration({ availability: 'leased' })] })),
    ).toBeNull();
    expect(costs(aPricedProject({ status: 'upcoming' }))).toBeNull();
    expect(costs(aPricedProject({ phases: [aPhase({ reraNumber: '' })] }))).toBeNull();
  });

  const certified = aPhase({ name: 'Tower One', occupancyCertificateOn: '2026-02-16' });
  const rising = aPhase({ name: 'Tower Two' });
  const buildingsOf = (changes: object) => costs(aPricedProject(changes))?.units[0]?.buildings;

  it('is finished when every phase has its certificate', () => {
    expect(buildingsOf({ phases: [certified] })).toEqual([{ key: '', name: '', completed: true }]);
    expect(buildingsOf({ phases: [], status: 'completed' })?.[0]?.completed).toBe(true);
    expect(buildingsOf({ phases: [], status: 'ready to move' })?.[0]?.completed).toBe(false);
    expect(buildingsOf({ phases: [rising, aPhase()] })).toEqual([{ key: '', name: '', completed: false }]);
  });

  it('tells towers apart where they stand differently', () => {
    const phases = [certified, rising];
    expect(buildingsOf({ phases, status: 'completed' })).toEqual([
      { key: 'tower-one', name: 'Tower One', completed: true },
      { key: 'tower-two', name: 'Tower Two', completed: false },
    ]);
  });

  it('is in one tower where the configuration names it, and in all where it names none of them', () => {
    const phases = [certified, rising];
    const named = (phase: string) => buildingsOf({ phases, configurations: [aConfiguration({ phase })] });
    expect(named('Tower One')).toEqual([{ key: '', name: 'Tower One', completed: true }]);
    expect(named('Tower Eleven')).toHaveLength(2);
  });
});

describe('what a lease sheet can be made for', () => {
  const terms = {
    termYears: 5,
    lockInYears: 3,
    depositMonths: 6,
    escalationPercent: 15,
    escalationEveryYears: 3,
    fitOut: 'warm shell' as const,
    rentFreeMonths: 2,
    effectiveFrom: '2026-10-01',
    source: 'Price list',
  };
  const { effectiveFrom, source } = terms;
  const upkeep = {
    maintainedBy: 'Us',
    perSqFtAMonth: 22,
    covers: 'Lifts.',
    effectiveFrom,
    source,
  };
  const office = aConfiguration({ type: 'Suite', priceFrom: null, rentPerSqFt: 98 });
  const letting = (changes = {}) =>
    aPricedProject({ configurations: [office, aConfiguration()], lease: terms, upkeep, ...changes }).offer;

  it('is what has a rent; what has none is for sale', () => {
    expect(letting()?.lease?.units.map(({ key, rentPerSqFt }) => [key, rentPerSqFt])).toEqual([
      ['suite', 98],
    ]);
    expect(letting()?.costs?.units.map(({ key }) => key)).toEqual(['2-bhk']);
  });

  it.each([
    ['its terms', { lease: null }],
    ['its upkeep, which would make the month too cheap', { upkeep: null }],
    ['its registration', { phases: [aPhase({ reraNumber: '' })] }],
    ['anything to let', { configurations: [{ ...office, availability: 'leased' }] }],
  ])('is nothing without %s', (_, changes) => expect(letting(changes)?.lease ?? null).toBeNull());
});
