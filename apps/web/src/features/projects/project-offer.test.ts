import { describe, expect, it } from 'vitest';
import { aConfiguration, aPhase, aProject } from '../../testing/project-builders';
import { offerOf } from './project-offer';

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
    expect(offerOf(project)?.units).toEqual([
      { key: '2-bhk', type: '2 BHK', carpetArea: 700, price: 90_00_000 },
      { key: '2-bhk-2', type: '2 BHK', carpetArea: 800, price: 90_00_000 },
      { key: 'बंगला', type: 'बंगला', carpetArea: 700, price: null },
    ]);
  });

  it('is nothing once all is sold, and nothing before the registration', () => {
    expect(offerOf(aProject())).toBeNull();
    expect(
      offerOf(aPricedProject({ configurations: [aConfiguration({ availability: 'leased' })] })),
    ).toBeNull();
    expect(offerOf(aPricedProject({ status: 'upcoming' }))).toBeNull();
    expect(offerOf(aPricedProject({ phases: [aPhase({ reraNumber: '' })] }))).toBeNull();
  });

  it('is finished when every phase has its certificate, and tells which have theirs before', () => {
    const certified = aPhase({ name: 'One', occupancyCertificateOn: '2026-02-16' });
    expect(offerOf(aPricedProject({ phases: [certified] }))).toMatchObject({
      completed: true,
      certifiedPhases: [],
    });
    expect(offerOf(aPricedProject({ phases: [certified, aPhase()], status: 'completed' }))).toMatchObject({
      completed: false,
      certifiedPhases: ['One'],
    });
    expect(offerOf(aPricedProject({ phases: [], status: 'completed' }))?.completed).toBe(true);
    expect(offerOf(aPricedProject({ phases: [], status: 'ready to move' }))?.completed).toBe(false);
  });
});
