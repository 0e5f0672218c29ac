import { configurationKeys } from './configuration-keys';
import type { Building, Charge, Configuration, LeaseTerms, Offer, Project } from './project';
import { isOnOffer, phasesOf, startingPrice } from './project-terms';

/** What only what is offered asks for: whose stamp duty applies (`''` is not known), what is paid beside the price. */
export type OfferTerms = { municipality: string; otherCharges: Charge[]; lease: LeaseTerms | null };

type Registered = Pick<Project, 'category' | 'status' | 'phases' | 'configurations' | 'upkeep' | 'workspace'>;

/** What a project that may be offered offers. */
export function offerOf(project: Registered, terms: OfferTerms): Offer {
  return {
    open: startingPrice(project.configurations).kind !== 'none left',
    costs: costsOf(project, terms),
    lease: leaseOf(project, terms),
  };
}

function costsOf(project: Registered, { municipality, otherCharges }: OfferTerms): Offer['costs'] {
  const { category, status, upkeep } = project;
  const units = project.configurations.filter((one) => isOnOffer(one) && one.rentPerSqFt === null);
  if (status === 'upcoming' || units.length === 0) return null;
  return {
    category,
    municipality,
    units: units.map((one) => ({
      key: one.key,
      type: one.type,
      carpetArea: one.carpetAreaFrom,
      price: one.priceFrom,
      buildings: buildingsOf(one, project),
    })),
    charges: otherCharges,
    upkeep,
  };
}

/** Where a configuration can be had, as its tax goes. */
function buildingsOf(configuration: Configuration, { phases, status }: Registered): Building[] {
  const keys = configurationKeys(phases.map(({ name }) => name));
  const possible = phasesOf(configuration, phases).map((phase) => ({
    key: keys[phases.indexOf(phase)] ?? '',
    name: phase.name,
    completed: phase.occupancyCertificateOn !== null,
  }));
  const [first = { key: '', name: '', completed: status === 'completed' }] = possible;
  const alike = possible.every(({ completed }) => completed === first.completed);
  return alike ? [{ ...first, key: '', name: configuration.phase }] : possible;
}

function leaseOf(
  { configurations, upkeep, workspace, status }: Registered,
  { lease }: OfferTerms,
): Offer['lease'] {
  const units = configurations
    .filter(isOnOffer)
    .flatMap(({ key, type, carpetAreaFrom, carpetAreaTo, rentPerSqFt }) =>
      rentPerSqFt === null
        ? []
        : [{ key, type, areaFrom: carpetAreaFrom, areaTo: carpetAreaTo, rentPerSqFt }],
    );
  // A sheet without the upkeep would show too low a month.
  if (!lease || !upkeep || status === 'upcoming' || units.length === 0) return null;
  return { units, terms: lease, upkeep, efficiencyPercent: workspace?.efficiencyPercent ?? null };
}
