import { type EnteredRegistration, isOffered } from './offered-phases.ts';

type Named = string | null | undefined;
type OfPhase = { phase?: Named };
/** What of a project may belong to one phase of it, by the phase's name. */
type Parts<
  Phase extends EnteredRegistration & { name?: Named },
  Configuration extends OfPhase & { type?: Named },
  Plan extends { configuration?: Named },
  Payment extends OfPhase,
  Bank extends OfPhase,
  Update extends { tower?: Named },
> = {
  phases: Phase[];
  configurations: Configuration[];
  floorPlans: Plan[];
  paymentPlan: Payment[];
  banks: Bank[];
  constructionUpdates: Update[];
};

const named = (text: Named) => text?.trim() ?? '';

/**
 * What is left of a project's parts on a day without the phases that may not be offered on it: neither their homes and
 * the plans of these, nor their payments, banks and progress. Of two phases of one name (published before that was
 * refused) the one that may not be offered takes what may be its own along.
 */
export function offeredParts<
  Phase extends EnteredRegistration & { name?: Named },
  Configuration extends OfPhase & { type?: Named },
  Plan extends { configuration?: Named },
  Payment extends OfPhase,
  Bank extends OfPhase,
  Update extends { tower?: Named },
>(
  parts: Parts<Phase, Configuration, Plan, Payment, Bank, Update>,
  today: string,
): Omit<Parts<Phase, Configuration, Plan, Payment, Bank, Update>, 'phases'> {
  const namesOf = (phases: Phase[]) => new Set(phases.map(({ name }) => named(name)));
  const closed = namesOf(parts.phases.filter((phase) => !isOffered(phase, today)));
  const isOpen = (name: Named) => !closed.has(named(name));
  const configurations = parts.configurations.filter(({ phase }) => isOpen(phase));
  const typesOf = (list: Configuration[]) => new Set(list.map(({ type }) => named(type)));
  const open = typesOf(configurations);
  const all = typesOf(parts.configurations);
  return {
    configurations,
    floorPlans: parts.floorPlans.filter(
      ({ configuration }) => open.has(named(configuration)) || !all.has(named(configuration)),
    ),
    paymentPlan: parts.paymentPlan.filter(({ phase }) => isOpen(phase)),
    banks: parts.banks.filter(({ phase }) => isOpen(phase)),
    constructionUpdates: parts.constructionUpdates.filter(({ tower }) => isOpen(tower)),
  };
}
