import { expect, it } from 'vitest';
import { awaitsRegistration } from './asked-project';

const phase = (changes = {}) => ({ reraNumber: null, occupancyCertificateOn: null, ...changes });

it.each([
  ['nothing is known of', 'upcoming', [], true],
  ['stands and is lived in', 'ready to move', [], false],
  ['has a phase without a number', 'new launch', [phase()], true],
  ['has one registered phase', 'new launch', [phase(), phase({ reraNumber: 'P52100000001' })], false],
  ['has its certificate', 'completed', [phase({ occupancyCertificateOn: '2026-02-16' })], false],
])('a project that %s may be asked about or not', (_, projectStatus, phases, awaits) =>
  expect(awaitsRegistration({ projectStatus, phases })).toBe(awaits),
);
