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
    expect(costs(project)?.units).toEqual([
      { key: '2-bhk', type: '2 BHK', carpetArea: 700, price: 90_00_000 },
      { key: '2-bhk-2', type: '2 BHK', carpetArea: 800, price: 90_00_000 },
      { key: 'बंगला', type: 'बंगला', carpetArea: 700, price: null },
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

  it('is finished when every phase has its certificate, and tells which have theirs before', () => {
    const certified = aPhase({ name: 'One', occupancyCertificateOn: '2026-02-16' });
    expect(costs(aPricedProject({ phases: [certified] }))).toMatchObject({
      completed: true,
      certifiedPhases: [],
    });
    expect(costs(aPricedProject({ phases: [certified, aPhase()], status: 'completed' }))).toMatchObject({
      completed: false,
      certifiedPhases: ['One'],
    });
    expect(costs(aPricedProject({ phases: [], status: 'completed' }))?.completed).toBe(true);
    expect(costs(aPricedProject({ phases: [], status: 'ready to move' }))?.completed).toBe(false);
  });
});
