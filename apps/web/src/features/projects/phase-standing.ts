import type { Phase, PhaseStanding, ProjectStatus } from './project';

/** How each phase of a project of that status stands. */
export function phaseStandings(phases: Phase[], status: ProjectStatus): PhaseStanding[] {
  if (phases.length === 0) {
    // Nothing is known. What stands and is lived in needs no registration; anything else has to have one first.
    return status === 'completed' || status === 'ready to move' ? [] : [{ kind: 'awaited', name: '' }];
  }
  return mergeByNumber(phases.map(standingOf));
}

/** Whether nothing of the project may be offered yet: no enquiry about it is invited (RERA s. 3(1)). */
export function awaitsRegistration(standings: PhaseStanding[]): boolean {
  return standings.length > 0 && standings.every(({ kind }) => kind === 'awaited');
}

function standingOf({ name, registration, occupancyCertificateOn }: Phase): PhaseStanding {
  if (occupancyCertificateOn) return { kind: 'certified', name, on: occupancyCertificateOn };
  return registration ? { kind: 'registered', name, ...registration, qr: null } : { kind: 'awaited', name };
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
