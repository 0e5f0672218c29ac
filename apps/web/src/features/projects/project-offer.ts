import { configurationKeys } from './configuration-keys';
import { awaitsRegistration } from './phase-standing';
import type { Charge, Project, ProjectCategory } from './project';
import { completedOn, isOnOffer } from './project-terms';

/** What can be bought in a project, as far as its cost depends on it. Areas in sq ft, prices in whole rupees. */
type Offer = {
  category: ProjectCategory;
  municipality: string;
  /** Every phase has its occupancy certificate, so that no GST is due. */
  completed: boolean;
  /** Phases that have theirs while others wait for it. */
  certifiedPhases: string[];
  units: { key: string; type: string; carpetArea: number; price: number | null }[];
  charges: Charge[];
};

/**
 * What a cost sheet can be made for. `null` when nothing is left, or when the project is only announced: before its
 * registration nothing may be offered for sale (RERA, section 3).
 */
export function offerOf(project: Project): Offer | null {
  const { category, status, municipality, phases, otherCharges } = project;
  // Of all there were, so that an address means the same home when another is sold.
  const keys = configurationKeys(project.configurations.map(({ type }) => type));
  const units = project.configurations
    .map((configuration, index) => ({ ...configuration, key: keys[index] ?? String(index) }))
    .filter(isOnOffer);
  if (status === 'upcoming' || awaitsRegistration(project) || units.length === 0) return null;
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
