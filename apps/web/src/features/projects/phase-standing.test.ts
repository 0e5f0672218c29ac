import { describe, expect, it } from 'vitest';
import { aPhase, aProject } from '../../testing/project-builders';
import type { EnteredPhase } from './phase-standing';
import type { ProjectStatus } from './project';

const standings = (phases: EnteredPhase[], status: ProjectStatus = 'under construction') =>
  aProject({ phases, status }).standings;
const kinds = (phases: EnteredPhase[], status?: ProjectStatus) =>
  standings(phases, status).map(({ kind }) => kind);

describe('how a phase stands', () => {
  it('is registered with its number and the page of its registration', () => {
    const reraUrl = 'https://maharerait.maharashtra.gov.in/public/project/view/36185';
    expect(standings([aPhase({ reraNumber: 'P52100054321', reraUrl })])).toEqual([
      { kind: 'registered', name: 'Phase 1', number: 'P52100054321', page: reraUrl, qr: null },
    ]);
  });

  it('is certified from its occupancy certificate on, with or without a number', () => {
    const occupancyCertificateOn = '2026-02-16';
    const certified = { kind: 'certified', name: 'Phase 1', on: occupancyCertificateOn };
    for (const reraNumber of ['P52100000001', '']) {
      expect(standings([aPhase({ reraNumber, occupancyCertificateOn })])).toEqual([certified]);
    }
  });

  it.each([
    '',
    'TBD',
    'Applied for',
    'P5210000',
    'P521000000012',
    'p52100054321',
    'A52100054321',
    'P5210005432I',
  ])('awaits its registration while its number is "%s"', (reraNumber) => {
    expect(kinds([aPhase({ reraNumber })])).toEqual(['awaited']);
    expect(aProject({ phases: [aPhase({ reraNumber })] }).offer).toBeNull();
  });
});

describe('a project', () => {
  it.each([
    ['upcoming', ['awaited']],
    ['new launch', ['awaited']],
    ['under construction', ['awaited']],
    ['ready to move', []],
    ['completed', []],
  ] as const)('without phases, %s: %j', (status, expected) => {
    expect(kinds([], status)).toEqual(expected);
  });

  it('that is completed and of which nothing else is known may still be asked about', () => {
    expect(aProject({ status: 'completed' }).offer).not.toBeNull();
  });

  it('tells of every phase, in the editors’ order', () => {
    const phases = [
      aPhase({ name: 'A', occupancyCertificateOn: '2026-02-16' }),
      aPhase({ name: 'B', reraNumber: 'P52100000002' }),
      aPhase({ name: 'C', reraNumber: 'P52100000003' }),
      aPhase({ name: 'D', reraNumber: '' }),
      aPhase({ name: 'E', reraNumber: 'PR1260002501234' }),
    ];
    expect(kinds(phases)).toEqual(['certified', 'registered', 'registered', 'awaited', 'registered']);
  });

  it('of which one phase is registered may be asked about', () => {
    expect(aProject({ phases: [aPhase({ reraNumber: '' }), aPhase()] }).offer).not.toBeNull();
  });

  it('tells a registration of two phases once', () => {
    const [first, second] = [aPhase({ name: 'East' }), aPhase({ name: 'West' })];
    expect(standings([first, second])).toMatchObject([
      { kind: 'registered', name: 'East, West', number: 'P52100000001' },
    ]);
  });

  it('shows the number of a registration of which only one tower is certified', () => {
    // A certificate for a part is no reason to leave the number out: MahaRERA's order of 26 Jul 2023.
    const phases = [aPhase({ name: 'East', occupancyCertificateOn: '2026-02-16' }), aPhase({ name: 'West' })];
    expect(kinds(phases)).toEqual(['certified', 'registered']);
  });
});
