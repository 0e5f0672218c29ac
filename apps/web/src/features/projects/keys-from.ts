import type { Configuration, Phase, ProjectStatus } from './project';
import { isOnOffer, phasesOf, phasesWithoutOffer, possession } from './project-terms';

/** The keys are there to be handed over. */
export const NOW = 'now';

type Dated = Pick<Phase, 'name' | 'promisedCompletion' | 'occupancyCertificateOn'>;

const STANDING: readonly ProjectStatus[] = ['ready to move', 'completed'];

function soonestOf(phases: Dated[], standsAnyway: boolean): string | null {
  if (standsAnyway || phases.some(({ occupancyCertificateOn }) => occupancyCertificateOn !== null))
    return NOW;
  return possession(phases)?.from ?? null;
}

/** The sooner of two: now, then by day, then what nobody has promised. */
export function bySoonest(one: string | null, other: string | null): number {
  const [day, otherDay] = [one, other].map((keys) => (keys === NOW ? '' : (keys ?? '~')));
  return day === otherDay ? 0 : (day ?? '') < (otherDay ?? '') ? -1 : 1;
}

/**
 * When the keys of each configuration can be had: in the finished one of two towers before the one that rises beside
 * it, where something is left there. The status speaks only where no phase does.
 */
export function withKeysFrom(
  configurations: Omit<Configuration, 'keysFrom'>[],
  phases: Dated[],
  status: ProjectStatus,
): Configuration[] {
  const gone = phasesWithoutOffer(configurations, phases);
  const left = phases.filter((phase) => !gone.includes(phase));
  const told = phases.some(({ occupancyCertificateOn }) => occupancyCertificateOn !== null);
  return configurations.map((configuration) => {
    const its = phasesOf(configuration, isOnOffer(configuration) ? left : phases);
    return { ...configuration, keysFrom: soonestOf(its, !told && STANDING.includes(status)) };
  });
}

/** When the first keys of a project can be had: of what is left of it, or, where nothing is or is known, of it all. */
export function projectKeysFrom(
  configurations: Configuration[],
  phases: Dated[],
  status: ProjectStatus,
): string | null {
  const onOffer = configurations.filter(isOnOffer);
  const [soonest] = onOffer.map(({ keysFrom }) => keysFrom).sort(bySoonest);
  return soonest === undefined ? soonestOf(phases, STANDING.includes(status)) : soonest;
}
