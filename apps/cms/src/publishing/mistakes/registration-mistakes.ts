import { EXAMPLE_NUMBER, type Mistake } from './mistake';
import type { ProjectDraft } from './project-draft';

type Phase = ProjectDraft['phases'][number];

/** Which other project a registration belongs to; by number. */
export type NumbersOfOthers = ReadonlyMap<string, string>;

/** Built and certified: from then on its certificate stands instead of its registration (MahaRERA's order of 26 Apr 2023). */
const isCertified = ({ occupancyCertificateOn }: Phase, today: string) =>
  Boolean(occupancyCertificateOn && occupancyCertificateOn <= today);

function* ofPhase(phase: Phase, at: number, today: string): Generator<Mistake> {
  const say = (field: keyof Phase, message: string): Mistake => ({ path: ['phases', at, field], message });
  const { reraNumber, reraUrl, validUntil, promisedCompletion, occupancyCertificateOn } = phase;
  if (occupancyCertificateOn && occupancyCertificateOn > today)
    yield say('occupancyCertificateOn', 'A certificate cannot be dated in the future.');
  if (isCertified(phase, today)) return;
  if (!reraNumber)
    yield say('reraNumber', `What is offered needs its MahaRERA number, for example ${EXAMPLE_NUMBER}.`);
  if (!reraUrl) yield say('reraUrl', 'Say where its registration can be read at MahaRERA.');
  if (!validUntil) yield say('validUntil', 'Say until when the registration is valid.');
  else if (validUntil < today)
    yield say(
      'validUntil',
      'This registration has run out. Enter its extension, or take its number away and make the project upcoming.',
    );
  if (!promisedCompletion) yield say('promisedCompletion', 'Say when it is promised to be complete.');
  else if (promisedCompletion < today)
    yield say(
      'promisedCompletion',
      'This day is past, and there is no occupancy certificate. Enter the revised day.',
    );
}

/** Homes, payments and progress say by a name which phase they belong to. */
function* ofNames(phases: Phase[]): Generator<Mistake> {
  const seen = new Set<string>();
  for (const [at, { name }] of phases.entries()) {
    const called = name?.trim() ?? '';
    if (seen.has(called))
      yield {
        path: ['phases', at, 'name'],
        message: `Another phase is called ${called} too: nobody could say whose homes are whose. Give each its own name.`,
      };
    seen.add(called);
  }
}

/**
 * What RERA keeps from being published: nothing may be offered without its registration (s. 3(1)).
 * @param today as `2026-11-21`, in India
 */
export function* registrationMistakes(
  { projectStatus, phases }: ProjectDraft,
  today: string,
  others: NumbersOfOthers,
): Generator<Mistake> {
  for (const [at, { reraNumber }] of phases.entries()) {
    const owner = reraNumber && others.get(reraNumber);
    if (owner)
      yield { path: ['phases', at, 'reraNumber'], message: `This number is the registration of ${owner}.` };
  }
  yield* ofNames(phases);
  // Whatever its stage is called, a project with a number or a certificate is shown in full.
  const shownInFull = phases.some((phase) => phase.reraNumber || phase.occupancyCertificateOn);
  if (projectStatus === 'upcoming' && !shownInFull) return;
  // What was finished before there was a register is history, and on offer to nobody.
  if (projectStatus === 'completed' && phases.length === 0) return;
  if (phases.length === 0)
    yield {
      path: ['phases'],
      message: `Without a registered phase a project is only announced: make its stage upcoming, or add the phase with its MahaRERA number, for example ${EXAMPLE_NUMBER}.`,
    };
  for (const [at, phase] of phases.entries()) yield* ofPhase(phase, at, today);
}
