import { mayBeOffered, phaseStandsAs } from '@sahyara/registration/offered-phases';
import type { Phase, PhaseStanding, ProjectStatus } from './project';
import { registrationPage } from './registration-page';

/** A phase as editors entered it. */
export type EnteredPhase = Omit<Phase, 'registration'> & { reraNumber: string; reraUrl: string | null };

/** How each phase of a project of that status stands on a day (`2026-11-21`). */
export function phaseStandings(
  phases: EnteredPhase[],
  status: ProjectStatus,
  today: string,
): PhaseStanding[] {
  // Nothing is known: nothing is to be said of what stands, anything else has to be registered first.
  if (phases.length === 0) return mayBeOffered(status, [], today) ? [] : [{ kind: 'awaited', name: '' }];
  return mergeByNumber(phases.map((phase) => standingOf(phase, today)));
}

function standingOf(phase: EnteredPhase, today: string): PhaseStanding {
  const { name, reraNumber: number, occupancyCertificateOn: on } = phase;
  const kind = phaseStandsAs(phase, today);
  if (kind === 'certified' && on) return { kind, name, on };
  return kind === 'registered'
    ? { kind, name, number, page: registrationPage(phase), qr: null }
    : { kind: 'awaited', name };
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
