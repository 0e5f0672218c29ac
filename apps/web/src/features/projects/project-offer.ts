import type { Charge, Offer, Project } from './project';
import { completedOn, isOnOffer, startingPrice } from './project-terms';

/** What only a cost sheet asks for: whose stamp duty applies (`''` is not known), and what is paid beside the price. */
export type CostTerms = { municipality: string; otherCharges: Charge[] };

type Registered = Pick<Project, 'category' | 'status' | 'phases' | 'configurations'>;

/** What a project that may be offered offers. */
export function offerOf(project: Registered, terms: CostTerms): Offer {
  return {
    open: startingPrice(project.configurations).kind !== 'none left',
    costs: costsOf(project, terms),
  };
}

function costsOf(project: Registered, { municipality, otherCharges }: CostTerms): Offer['costs'] {
  const { category, status, phases } = project;
  const units = project.configurations.filter(isOnOffer);
  if (status === 'upcoming' || units.length === 0) return null;
  const certified = phases.filter(({ occupancyCertificateOn }) => occupancyCertificateOn !== null);
  const completed = phases.length > 0 ? completedOn(phases) !== null : status === 'completed';
  return {
    category,
    municipality,
    completed,
    certifiedPhases: completed ? [] : certified.map(({ name }) => name),
    units: units.map(({ key, type, carpetAreaFrom, priceFrom }) => ({
      key,
      type,
      carpetArea: carpetAreaFrom,
      price: priceFrom,
    })),
    charges: otherCharges,
  };
}
