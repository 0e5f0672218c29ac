import { dateIn, inIndia } from '../../../../india-time';
import { covers } from '../../../../week-days';
import type { OfficeHours } from '../../office-hours';
import { type Colleague, isThere } from '../colleagues';
import type { Duty, Step } from './ring-settings';

/** A step with a name that stays its own when its minutes are changed: the second for the managers is the second. */
export type NamedStep = Step & { name: string };

/** The steps in the order they come in, each by its name. */
export function namedSteps(steps: readonly Step[]): NamedStep[] {
  const sofar = new Map<string, number>();
  return [...steps]
    .sort((one, other) => one.afterMinutes - other.afterMinutes)
    .map((step) => {
      const nth = (sofar.get(step.whom) ?? 0) + 1;
      sofar.set(step.whom, nth);
      return { ...step, name: `${step.whom} ${nth}` };
    });
}

/** Who is told, and as what; `nobody` is there to be told now. */
export type Told =
  | { as: 'owner' | 'on duty'; people: [Colleague] }
  | { as: 'managers'; people: Colleague[] }
  | { as: 'nobody' };

type Present = { people: Colleague[]; roster: readonly Duty[]; at: Date; office: OfficeHours };

/** Whoever is on duty and there, in the order of the roster. */
export function onDuty({ people, roster, at, office }: Present): Colleague[] {
  const today = dateIn(at);
  const weekday = inIndia(at).getUTCDay();
  const named = roster
    .filter((duty) => covers(duty, weekday))
    .filter(({ startsOn, endsOn }) => (startsOn ?? today) <= today && (endsOn ?? today) >= today)
    .flatMap(({ person }) => people.find(({ id }) => id === person) ?? []);
  return [...new Set(named)].filter((person) => isThere(person, at, office));
}

/**
 * To whom a step brings an enquiry. Whoever is away or does not work now is passed by: after the owner comes the
 * colleague on duty, after them the managers; somebody who has heard of it is not told twice in another's place.
 * @param heard row ids of whom earlier steps told of this enquiry
 */
export function whoIsTold(
  { whom }: Pick<Step, 'whom'>,
  lead: { owner: number | null; heard: ReadonlySet<number> },
  present: Present,
): Told {
  const there = present.people.filter((person) => isThere(person, present.at, present.office));
  const owner = there.find(({ id }) => id === lead.owner);
  if (whom === 'Owner' && owner) return { as: 'owner', people: [owner] };
  const isNew = ({ id }: Colleague) => id !== lead.owner && !lead.heard.has(id);
  const managers = there.filter(({ manages }) => manages);
  if (whom === 'Sales managers')
    return managers.length > 0 ? { as: 'managers', people: managers } : { as: 'nobody' };
  const colleague = onDuty(present).find(isNew);
  if (colleague) return { as: 'on duty', people: [colleague] };
  const others = managers.filter(isNew);
  return others.length > 0 ? { as: 'managers', people: others } : { as: 'nobody' };
}
