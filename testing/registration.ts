import { randomInt } from 'node:crypto';

const DAY_MS = 86_400_000;
const NUMBERS = 100_000_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A phase with everything an editor needs to publish its project, and a number that no other has. */
export const aRegisteredPhase = (name = 'All of it') => ({
  name,
  reraNumber: `P521${String(randomInt(NUMBERS)).padStart(8, '0')}`,
  reraUrl: 'https://maharera.maharashtra.gov.in/',
  validUntil: inDays(900),
  promisedCompletion: inDays(720),
});
