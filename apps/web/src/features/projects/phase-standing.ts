import type { QrDrawing } from '../../ui/qr-code';
import type { Phase, Project } from './project';
import { isRegistrationNumber, registrationPage } from './registration-page';

/**
 * What RERA lets us say of a phase.
 * `registered`: may be advertised with its number, MahaRERA's address and its code (s. 11(2); Orders 46/2023, 46C/2025).
 * `certified`: has its occupancy certificate, whose date stands instead (MahaRERA's order of 26 Apr 2023).
 * `awaited`: may not be advertised, nor may anyone be invited to book (s. 3(1)).
 */
export type PhaseStanding =
  | { kind: 'registered'; name: string; number: string; page: string; qr: QrDrawing | null }
  | { kind: 'certified'; name: string; on: string }
  | { kind: 'awaited'; name: string };

/** How each phase stands, in the editors' order; one registration for several phases is told once. */
export function phaseStandings(project: Pick<Project, 'phases' | 'status'>): PhaseStanding[] {
  const { phases, status } = project;
  if (phases.length === 0) {
    // Nothing is known. What stands and is lived in needs no registration; anything else has to have one first.
    return status === 'completed' || status === 'ready to move' ? [] : [{ kind: 'awaited', name: '' }];
  }
  return mergeByNumber(phases.map(standingOf));
}

/** Whether nothing of the project may be offered yet: no enquiry about it is invited (RERA s. 3(1)). */
export function awaitsRegistration(project: Pick<Project, 'phases' | 'status'>): boolean {
  const standings = phaseStandings(project);
  return standings.length > 0 && standings.every(({ kind }) => kind === 'awaited');
}

function standingOf(phase: Phase): PhaseStanding {
  const { name, reraNumber, occupancyCertificateOn, qr } = phase;
  if (occupancyCertificateOn) return { kind: 'certified', name, on: occupancyCertificateOn };
  if (!isRegistrationNumber(reraNumber)) return { kind: 'awaited', name };
  return { kind: 'registered', name, number: reraNumber, page: registrationPage(phase), qr };
}

function mergeByNumber(standings: PhaseStanding[]): PhaseStanding[] {
  const told: PhaseStanding[] = [];
  for (const standing of standings) {
    const same = told.findIndex(
      (other) =>
        other.kind === 'registered' && standing.kind === 'registered' && other.number === standing.number,
    );
    const other = told[same];
    if (other) told[same] = { ...other, name: `${other.name}, ${standing.name}` };
    else told.push(standing);
  }
  return told;
}
