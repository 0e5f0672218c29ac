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
  const units = project.configurations.filter(isOnOffer);
  if (status === 'upcoming' || awaitsRegistration(project) || units.length === 0) return null;
  const keys = keysOf(units.map(({ type }) => type));
  const certified = phases.filter(({ occupancyCertificateOn }) => occupancyCertificateOn !== null);
  const completed = phases.length > 0 ? completedOn(phases) !== null : status === 'completed';
  return {
    category,
    municipality,
    completed,
    certifiedPhases: completed ? [] : certified.map(({ name }) => name),
    units: units.map(({ type, carpetAreaFrom, priceFrom }, index) => ({
      key: keys[index] ?? String(index),
      type,
      carpetArea: carpetAreaFrom,
      price: priceFrom,
    })),
    charges: otherCharges,
  };
}

/** Words for the address, each once: `3 BHK court house` is `3-bhk-court-house`. */
function keysOf(types: string[]): string[] {
  const keys: string[] = [];
  for (const type of types) {
    const word =
      type
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'unit';
    let key = word;
    for (let number = 2; keys.includes(key); number++) key = `${word}-${number}`;
    keys.push(key);
  }
  return keys;
}
