import { describe, expect, it } from 'vitest';
import { aConfiguration, aPhase, aProject } from '../../testing/project-builders';

const finished = aPhase({
  name: 'Tower One',
  reraNumber: 'P52100000001',
  occupancyCertificateOn: '2026-01-20',
});
const rising = aPhase({ name: 'Tower Two', reraNumber: 'P52100000002' });
const both = [finished, rising];

const keysOf = (project: ReturnType<typeof aProject>) => [
  project.keysFrom,
  ...project.configurations.map(({ keysFrom }) => keysFrom),
];

describe('The first keys', () => {
  it('are those of the finished tower beside one that rises, for what is in both', () => {
    const configurations = [aConfiguration(), aConfiguration({ type: '3 BHK', phase: 'Tower Two' })];
    expect(keysOf(aProject({ phases: both, configurations }))).toEqual(['now', 'now', '2027-12-31']);
  });

  it('are those of the rising one where nothing is left in the finished', () => {
    const configurations = [
      aConfiguration({ phase: 'Tower One', availability: 'sold out' }),
      aConfiguration({ type: '3 BHK', phase: 'Tower Two' }),
    ];
    expect(keysOf(aProject({ phases: both, configurations }))).toEqual(['2027-12-31', 'now', '2027-12-31']);
  });

  it('are there once the one tower has its certificate, or the status says so and no tower says more', () => {
    const configurations = [aConfiguration()];
    expect(keysOf(aProject({ phases: [finished], configurations }))).toEqual(['now', 'now']);
    const ready = 'ready to move';
    expect(keysOf(aProject({ status: ready, configurations }))).toEqual(['now', 'now']);
    const inTwo = [aConfiguration({ phase: 'Tower Two' })];
    expect(keysOf(aProject({ status: ready, phases: both, configurations: inTwo }))).toEqual([
      '2027-12-31',
      '2027-12-31',
    ]);
  });

  it('are known of a project without configurations, and of nothing that nobody promised', () => {
    expect(keysOf(aProject({ phases: [aPhase()] }))).toEqual(['2027-12-31']);
    expect(keysOf(aProject({ phases: [aPhase({ promisedCompletion: null })] }))).toEqual([null]);
    expect(keysOf(aProject({ status: 'completed', phases: [finished] }))).toEqual(['now']);
  });

  it('of one that may not be offered are not said', () => {
    const phases = [aPhase({ reraNumber: '' })];
    expect(keysOf(aProject({ phases, configurations: [aConfiguration()] }))).toEqual([null]);
  });
});
