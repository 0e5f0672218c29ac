import { describe, expect, test } from 'vitest';
import { dayInIndia } from './india-day.ts';
import { offeredParts } from './offered-parts.ts';
import { isRegistrationNumber, mayBeOffered, phaseStandsAs } from './offered-phases.ts';

const number = 'P52100054321';
const registered = { name: 'East', reraNumber: number, validUntil: '2026-12-31' };

describe('a registration number', () => {
  test.each(['P52100000001', 'P51800009030', 'PR1260002501234', 'PM1171012502324', 'PP1260002500516'])(
    '%s is one',
    (number) => expect(isRegistrationNumber(number)).toBe(true),
  );

  test.each([
    '',
    ' P52100000001',
    'P5210000000',
    'PR52100000001',
    'P1260002501234',
    '52100000001',
    'A51800001234',
  ])('"%s" is none', (text) => expect(isRegistrationNumber(text)).toBe(false));
});

describe('a phase', () => {
  test('is registered on the last day of its registration, and awaits one on the next', () => {
    expect(phaseStandsAs(registered, '2026-12-31')).toBe('registered');
    expect(phaseStandsAs(registered, '2027-01-01')).toBe('awaited');
  });

  test('of which no end was entered goes on', () => {
    expect(phaseStandsAs({ reraNumber: number, validUntil: null }, '2099-01-01')).toBe('registered');
  });

  test('needs no registration from the day of its certificate on, and not a day sooner', () => {
    const built = { ...registered, validUntil: '2020-01-01', occupancyCertificateOn: '2026-11-23' };
    expect(phaseStandsAs(built, '2026-11-22')).toBe('awaited');
    expect(phaseStandsAs(built, '2026-11-23')).toBe('certified');
  });

  test.each([null, undefined, '', 'Applied for', 'P5210005432'])('is not registered by %j', (reraNumber) => {
    expect(phaseStandsAs({ reraNumber, validUntil: '2099-01-01' }, '2026-11-23')).toBe('awaited');
  });
});

test('a project may be offered until the last of its registrations has run out', () => {
  const phases = [registered, { ...registered, validUntil: '2027-06-30' }];
  for (const [day, may] of [
    ['2026-12-31', true],
    ['2027-06-30', true],
    ['2027-07-01', false],
  ] as const)
    expect(mayBeOffered('under construction', phases, day), day).toBe(may);
});

test('without phases only what stands may be offered', () => {
  const statuses = ['upcoming', 'new launch', 'under construction', 'ready to move', 'completed'];
  expect(statuses.filter((status) => mayBeOffered(status, [], '2026-11-23'))).toEqual([
    'ready to move',
    'completed',
  ]);
});

test('a phase that has run out takes its homes, their plans, its payments, banks and progress along', () => {
  const parts = {
    phases: [registered, { name: 'West', reraNumber: 'P52100054322', validUntil: '2028-01-01' }],
    configurations: [
      { type: '2 BHK', phase: 'East' },
      { type: '3 BHK', phase: 'East' },
      { type: '3 BHK', phase: 'West' },
      { type: '4 BHK', phase: null },
    ],
    floorPlans: [
      { configuration: '2 BHK' },
      { configuration: '3 BHK' },
      { configuration: '4 BHK' },
      { configuration: null },
    ],
    paymentPlan: [{ phase: 'East' }, { phase: '' }],
    banks: [{ phase: ' East ' }, { phase: 'West' }],
    constructionUpdates: [{ tower: 'East' }, { tower: 'Podium' }],
  };
  const { phases: _, ...all } = parts;
  expect(offeredParts(parts, '2026-12-31')).toEqual(all);
  expect(offeredParts(parts, '2027-01-01')).toEqual({
    configurations: [
      { type: '3 BHK', phase: 'West' },
      { type: '4 BHK', phase: null },
    ],
    floorPlans: [{ configuration: '3 BHK' }, { configuration: '4 BHK' }, { configuration: null }],
    paymentPlan: [{ phase: '' }],
    banks: [{ phase: 'West' }],
    constructionUpdates: [{ tower: 'Podium' }],
  });
});

test('of two phases of one name the one that has run out takes what may be its own along', () => {
  const parts = {
    phases: [registered, { name: 'East ', reraNumber: 'P52100054322', validUntil: '2028-01-01' }],
    configurations: [{ type: '2 BHK', phase: 'East' }, { type: '3 BHK' }],
    floorPlans: [],
    paymentPlan: [],
    banks: [],
    constructionUpdates: [],
  };
  expect(offeredParts(parts, '2026-12-31').configurations).toHaveLength(2);
  expect(offeredParts(parts, '2027-01-01').configurations).toEqual([{ type: '3 BHK' }]);
});

test('a day begins at midnight in India', () => {
  expect(dayInIndia(Date.parse('2026-12-31T23:59:59.999+05:30'))).toBe('2026-12-31');
  expect(dayInIndia(Date.parse('2027-01-01T00:00:00+05:30'))).toBe('2027-01-01');
});
