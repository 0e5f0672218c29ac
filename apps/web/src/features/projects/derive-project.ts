import { dayInIndia } from '@sahyara/registration/india-day';
import { offeredParts } from '@sahyara/registration/offered-parts';
import {
  isOffered,
  isRegistrationNumber,
  mayBeOffered,
  phaseStandsAs,
} from '@sahyara/registration/offered-phases';
import type { Picture } from '../../cms/media';
import { paths } from '../../config/paths';
import { configurationKeys } from './configuration-keys';
import { projectKeysFrom, withKeysFrom } from './keys-from';
import { type EnteredPhase, phaseStandings } from './phase-standing';
import type { Configuration, Phase, Project } from './project';
import { type OfferTerms, offerOf } from './project-offer';
import { registrationPage } from './registration-page';

type Derived = 'path' | 'pictures' | 'configurations' | 'phases' | 'standings' | 'keysFrom' | 'offer';
/** What editors entered of a project, before anything follows from it. */
export type EnteredProject = Omit<Project, Derived> &
  OfferTerms & {
    thumbnail: Picture | null;
    configurations: Omit<Configuration, 'key' | 'keysFrom'>[];
    phases: EnteredPhase[];
  };

/**
 * Everything that follows on a day from what editors entered, once and for all views.
 * @param today in India, as `2026-11-21`
 */
export function deriveProject(entered: EnteredProject, today = dayInIndia(Date.now())): Project {
  const { thumbnail, municipality, otherCharges, lease, ...entry } = entered;
  const phases = entered.phases.map((phase) => phaseFrom(phase, today));
  const standings = phaseStandings(entered.phases, entered.status, today);
  const { configurations: open, ...offered } = offeredParts(
    { ...entered, configurations: withKeys(entered.configurations, entered.phases) },
    today,
  );
  const configurations = withKeysFrom(open, phases, entered.status);
  const project = {
    ...entry,
    ...offered,
    path: paths.project(entered.category, entered.url),
    pictures: picturesOf(entered),
    configurations,
    phases,
    keysFrom: projectKeysFrom(configurations, phases, entered.status),
    standings,
  };
  if (!mayBeOffered(entered.status, entered.phases, today)) return announced(project);
  return { ...project, offer: offerOf(project, { municipality, otherCharges, lease }) };
}

/**
 * A project that may not be offered yet is a name, a place and one drawing (RERA s. 2(b), 3(1)): all else that
 * describes it would advertise it. Written out field by field, so that a new one is decided here.
 */
function announced(project: Omit<Project, 'offer'>): Project {
  const { documentId, updatedAt, title, url, path, category, status, placedIn, locality, order } = project;
  const { list, window } = project.pictures;
  const drawing = window ?? list;
  return {
    documentId,
    updatedAt,
    title,
    url,
    path,
    category,
    status,
    placedIn,
    locality,
    order,
    pictures: { list: drawing, window: drawing, page: drawing },
    phases: project.phases,
    standings: project.standings,
    keysFrom: null,
    offer: null,
    address: '',
    mapLink: null,
    coordinates: null,
    featured: false,
    banner: { heading: '', subheading: '', wide: drawing, tall: null },
    overview: null,
    amenities: [],
    floorPlans: [],
    gallery: [],
    constructionUpdates: [],
    configurations: [],
    listHeading: { heading: '', text: '' },
    featuredImage: null,
    paymentPlan: [],
    banks: [],
    upkeep: null,
    nearby: [],
    workspace: null,
    floors: [],
    questions: [],
    brochure: null,
    film: null,
    walkthroughUrl: null,
    seo: { title: '', description: '', shareImage: null },
  };
}

// Of all there were, so that an address means the same home when another is sold.
function withKeys(
  configurations: EnteredProject['configurations'],
  phases: Pick<Phase, 'name'>[],
): Omit<Configuration, 'keysFrom'>[] {
  const keys = configurationKeys(configurations.map(({ type }) => type));
  return configurations.map((configuration, index) => ({
    ...configuration,
    key: keys[index] ?? String(index),
    // One that is written otherwise than its phase is in none: taken for a home that every phase has.
    phase: phases.some(({ name }) => name === configuration.phase) ? configuration.phase : '',
  }));
}

/** What is sanctioned and promised of a phase that may not be offered would advertise it. */
const withoutDocuments = { documents: [], revisions: [], titleStanding: null };

function phaseFrom(entered: EnteredPhase, today: string): Phase {
  const { reraUrl: _, reraNumber, ...phase } = entered;
  if (!isOffered(entered, today))
    return {
      ...phase,
      ...withoutDocuments,
      registration: null,
      validUntil: null,
      promisedCompletion: null,
      occupancyCertificateOn: null,
    };
  const isCertified = phaseStandsAs(entered, today) === 'certified';
  return {
    ...phase,
    registration: isRegistrationNumber(reraNumber)
      ? { number: reraNumber, page: registrationPage(entered) }
      : null,
    occupancyCertificateOn: isCertified ? phase.occupancyCertificateOn : null,
  };
}

function picturesOf({ featuredImage, thumbnail, banner }: EnteredProject): Project['pictures'] {
  const featured = featuredImage?.image ?? null;
  return {
    list: featured ?? thumbnail ?? banner.wide,
    window: banner.wide ?? featured ?? thumbnail,
    page: thumbnail ?? featured ?? banner.wide,
  };
}
