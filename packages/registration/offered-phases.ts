// Old registrations are P and eleven digits (P52100054321), those since 2024 P, a letter and thirteen.
const REGISTRATION_NUMBER = /^P(?:\d{11}|[A-Z]\d{13})$/;
// What stands and is lived in needs no registration.
const NEEDS_NONE = ['completed', 'ready to move'];

/** What editors entered of a phase that the law looks at; days as `2026-11-21`. */
export type EnteredRegistration = {
  reraNumber?: string | null | undefined;
  validUntil?: string | null | undefined;
  occupancyCertificateOn?: string | null | undefined;
};

/** Whether this can be a MahaRERA project number at all. */
export const isRegistrationNumber = (text: string): boolean => REGISTRATION_NUMBER.test(text);

/**
 * How a phase stands on a day. The last day of a registration is a day of it; one of which nobody has entered an end
 * goes on. From its occupancy certificate on a phase needs none (MahaRERA's order of 26 Apr 2023).
 */
export function phaseStandsAs(
  { reraNumber, validUntil, occupancyCertificateOn }: EnteredRegistration,
  today: string,
): 'certified' | 'registered' | 'awaited' {
  if (occupancyCertificateOn && occupancyCertificateOn <= today) return 'certified';
  const isValid = !validUntil || validUntil >= today;
  return reraNumber && isRegistrationNumber(reraNumber) && isValid ? 'registered' : 'awaited';
}

/** Whether a phase may be advertised and offered on a day (RERA s. 3(1)). */
export const isOffered = (phase: EnteredRegistration, today: string): boolean =>
  phaseStandsAs(phase, today) !== 'awaited';

/** Whether anything of a project may be advertised and offered on a day; else it is a name, a place and one drawing. */
export function mayBeOffered(status: string, phases: EnteredRegistration[], today: string): boolean {
  if (phases.length === 0) return NEEDS_NONE.includes(status);
  return phases.some((phase) => isOffered(phase, today));
}
