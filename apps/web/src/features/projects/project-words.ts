import { filledIn, type Words } from '@sahyara/page-words/words';
import { formatDay, formatMonth } from '../../ui/format-date';
import { type City, inCities } from './atlas';
import type {
  Availability,
  NearbyKind,
  NearbyPlace,
  Project,
  ProjectCategory,
  ProjectStatus,
} from './project';
import { completedOn, type PhaseDates, phasesWithoutOffer, possession } from './project-terms';

export const statusWords: Record<ProjectStatus, string> = {
  upcoming: 'Upcoming',
  'new launch': 'New launch',
  'under construction': 'Under construction',
  'ready to move': 'Ready to move in',
  completed: 'Completed',
};

export const availabilityWords: Record<Availability, string> = {
  available: 'Available',
  'few left': 'Few left',
  'sold out': 'Sold out',
  'opening soon': 'Opening soon',
  leased: 'Leased',
};

export const nearbyWords: Record<NearbyKind, string> = {
  transit: 'Getting around',
  work: 'Work',
  school: 'Schools',
  hospital: 'Hospitals',
  shopping: 'Shopping',
  food: 'Food',
  park: 'Parks and hills',
  culture: 'Culture',
};

/** What the projects of each list are called. */
export const categoryWords: Record<ProjectCategory, { one: string; many: string }> = {
  residential: { one: 'residential project', many: 'residential projects' },
  commercial: { one: 'commercial project', many: 'commercial projects' },
};

/** How each list opens, as editors wrote it; `empty` where there is nothing in it. */
export type ListOpening = { heading: string; introduction: string; empty: string };

type Named = Pick<City, 'name'>;

/** The opening of a list, of the texts of pages; `cities` are those it is about. */
export function listOpening(
  category: ProjectCategory,
  texts: Words<'pageTexts'>,
  cities: readonly Named[],
): ListOpening {
  const introduction = filledIn(texts[`${category}Introduction`], { cities: inCities(cities) });
  return {
    heading: texts[`${category}Heading`],
    // Where no city is known, no hole is left.
    introduction: introduction.replace(/ +(?=[ ,.])/g, ''),
    empty: texts.noProjectsText,
  };
}

// More than two lines of display type.
const LONG_TITLE_CHARACTERS = 28;

/** Whether a title is set smaller where it stands as display type. */
export const isLongTitle = ({ title }: Pick<Project, 'title'>): boolean =>
  title.length > LONG_TITLE_CHARACTERS;

type Kept = Pick<Project, 'configurations'> & { phases: (PhaseDates & { name: string })[] };

/** When the keys come, in words, of what is not gone; `null` when nobody has promised a date. */
export function possessionWords({ phases, configurations }: Kept): { term: string; value: string } | null {
  const gone = phasesWithoutOffer(configurations, phases);
  const left = phases.filter((phase) => !gone.includes(phase));
  const ready = completedOn(left);
  if (ready) return { term: 'Occupancy certificate', value: formatDay(ready) };
  const promised = possession(left);
  if (!promised) return null;
  const [from, to] = [formatMonth(promised.from), formatMonth(promised.to)];
  const later = from === to ? from : `${from} to ${to}`;
  const certified = left.filter(({ occupancyCertificateOn }) => occupancyCertificateOn !== null);
  if (certified.length === 0) return { term: 'Possession', value: later };
  const waiting = left.filter((phase) => !certified.includes(phase));
  return { term: 'Possession', value: `${namesOf(certified)} now, ${namesOf(waiting)} ${later}` };
}

const namesOf = (phases: { name: string }[]) => phases.map(({ name }) => name).join(' and ');

/** What is asked for each sq ft: `₹118 per sq ft a month`. @param rupees for each sq ft of carpet area */
export const rentWords = (rupees: number): string => `₹${rentFigure.format(rupees)} per sq ft a month`;
const rentFigure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** How far a place is: `1.2 km, 6 min`. */
export function distanceWords({ distanceKm, minutes }: NearbyPlace): string {
  const parts = [distanceKm === null ? '' : `${distanceKm} km`, minutes === null ? '' : `${minutes} min`];
  return parts.filter((part) => part !== '').join(', ');
}
