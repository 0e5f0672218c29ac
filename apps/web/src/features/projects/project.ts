import type { Seo } from '../../cms/fields';
import type { Picture, PicturePreview } from '../../cms/media';
import type { RichTextBlocks } from '../../cms/rich-text-schema';
import type { QrDrawing } from '../../ui/qr-code';

export const projectCategories = ['residential', 'commercial'] as const;
export type ProjectCategory = (typeof projectCategories)[number];

export const projectStatuses = [
  'upcoming',
  'new launch',
  'under construction',
  'ready to move',
  'completed',
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const availabilities = ['available', 'few left', 'sold out', 'opening soon', 'leased'] as const;
export type Availability = (typeof availabilities)[number];

export const nearbyKinds = [
  'transit',
  'work',
  'school',
  'hospital',
  'shopping',
  'food',
  'park',
  'culture',
] as const;
export type NearbyKind = (typeof nearbyKinds)[number];

/** Areas in sq ft of carpet area, prices in whole rupees. */
export type Configuration = {
  /** Its word in addresses, the only one within the project. */
  key: string;
  type: string;
  carpetAreaFrom: number;
  carpetAreaTo: number;
  priceFrom: number | null;
  priceTo: number | null;
  availability: Availability;
  /** The phase it is in, by name; `''` where every phase has it. */
  phase: string;
  /** It is to let: rupees a month for each sq ft of carpet area. */
  rentPerSqFt: number | null;
  /** The first day its keys can be had, as `2027-12-31`; `now`, or `null` where nobody has promised one. */
  keysFrom: string | null;
};
export type Amenity = { name: string; group: string; icon: Picture | null };
/** `previews` are what is seen of the drawings of a gated plan before an enquiry. */
export type FloorPlan = {
  title: string;
  configuration: string;
  carpetArea: number | null;
  images: Picture[];
  previews: PicturePreview[];
};
type GalleryItem = { caption: string; kind: string; images: Picture[] };
/** `percentComplete` is `null` where the update does not speak of progress. */
export type ConstructionUpdate = {
  title: string;
  date: string;
  tower: string;
  percentComplete: number | null;
  text: string;
  image: Picture | null;
};
/** A well-formed MahaRERA number, and where it can be read up. */
type Registration = { number: string; page: string };
export const documentKinds = [
  'registration certificate',
  'sanctioned plan',
  'commencement certificate',
  'occupancy certificate',
  'title report',
  'quarterly progress report',
  'quality assurance certificate',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** A document of a phase that everybody may open. Days as `2026-11-21`. */
export type PhaseDocument = {
  kind: DocumentKind;
  title: string;
  issuedBy: string;
  issuedOn: string;
  reference: string;
  /** The last day of what it covers, of a report or a yearly certificate. */
  periodEnd: string | null;
  /** `sha256` in hexadecimal; `null` where the backend reckons none. */
  file: { src: string; sizeKb: number | null; sha256: string | null };
};
/** The completion was promised for another day until `revisedOn`. */
export type Revision = { promisedBefore: string; revisedOn: string; reference: string; reason: string };
/** What the land and the building are bound by, as of a day. */
type TitleStanding = { encumbrances: string; litigation: string; checkedOn: string };
/** Days as `2026-11-21`; `null` is not known. */
export type Phase = {
  name: string;
  registration: Registration | null;
  validUntil: string | null;
  promisedCompletion: string | null;
  occupancyCertificateOn: string | null;
  /** None of a phase that is not registered. */
  documents: PhaseDocument[];
  /** Oldest first. */
  revisions: Revision[];
  /** `null` where nobody has looked. */
  titleStanding: TitleStanding | null;
};
/**
 * What RERA lets us say of a phase.
 * `registered`: may be advertised with its number, MahaRERA's address and its code (s. 11(2); Orders 46/2023, 46C/2025);
 * `qr` is `null` in the browser, because codes are drawn on the server.
 * `certified`: has its occupancy certificate, whose date stands instead (MahaRERA's order of 26 Apr 2023).
 * `awaited`: may not be advertised, nor may anyone be invited to book (s. 3(1)).
 */
export type PhaseStanding =
  | ({ kind: 'registered'; name: string; qr: QrDrawing | null } & Registration)
  | { kind: 'certified'; name: string; on: string }
  | { kind: 'awaited'; name: string };
/** What a buyer pays beside the price; `amount` in whole rupees, for the unit or for each sq ft of its carpet area. */
export const chargeKinds = ['lump sum', 'per sq ft'] as const;
export type Charge = {
  name: string;
  kind: (typeof chargeKinds)[number];
  amount: number;
  partOfAgreementValue: boolean;
  taxedAsService: boolean;
  explanation: string;
  effectiveFrom: string;
  source: string;
  sourceUrl: string | null;
};
/** Where a figure of ours is written, and since when it holds. */
type Origin = { effectiveFrom: string; source: string };
/** What falls due at a milestone; `phase` is `''` for all of them, `dueOn` is `null` where nobody can say. */
export type Payment = {
  milestone: string;
  percent: number;
  dueOn: string | null;
  reached: boolean;
  phase: string;
};
/** A bank that lends on the project without looking at its papers again. */
export type Bank = { name: string; approvalNumber: string; approvedOn: string | null; phase: string };
/** Who looks after the building, and what that costs: rupees a month for each sq ft of carpet area, before tax. */
export type Upkeep = Origin & { maintainedBy: string; perSqFtAMonth: number; covers: string };
export const fitOuts = ['bare shell', 'warm shell', 'fitted'] as const;
/** On what terms its offices are let. */
export type LeaseTerms = Origin & {
  termYears: number;
  lockInYears: number;
  depositMonths: number;
  escalationPercent: number;
  escalationEveryYears: number;
  fitOut: (typeof fitOuts)[number];
  rentFreeMonths: number;
};
export type NearbyPlace = {
  place: string;
  kind: NearbyKind;
  distanceKm: number | null;
  minutes: number | null;
};

/** What a tenant compares, as far as it is known. Areas in sq ft of carpet area. */
export type Workspace = {
  floorPlate: number | null;
  /** Carpet area of each hundred sq ft built. */
  efficiencyPercent: number | null;
  /** For each 1,000 sq ft of carpet area. */
  powerKw: number | null;
  powerBackupPercent: number | null;
  carpetAreaPerCarBay: number | null;
  /** Floor to ceiling, in metres. */
  clearHeight: number | null;
  certification: string;
};
/** A floor or a part of one; `readyOn` is when its tenant may begin to fit it out. */
export type Floor = {
  floor: string;
  carpetArea: number;
  availability: Availability;
  readyOn: string | null;
};
type Question = { question: string; answer: string };

/** What a cost sheet is reckoned from. Areas in sq ft, prices in whole rupees. */
type CostBasis = {
  category: ProjectCategory;
  municipality: string;
  units: {
    key: string;
    type: string;
    carpetArea: number;
    price: number | null;
    /** Where it can be had, never none: only phases that stand differently are told apart. */
    buildings: Building[];
  }[];
  charges: Charge[];
  upkeep: Upkeep | null;
};
/** A phase as its tax goes: with its occupancy certificate none is due. `name` is `''` where there is no choice. */
export type Building = { key: string; name: string; completed: boolean };
/** What a lease sheet is reckoned from. Areas in sq ft, rents in rupees a month for each sq ft of carpet area. */
type LeaseBasis = {
  units: { key: string; type: string; areaFrom: number; areaTo: number; rentPerSqFt: number }[];
  terms: LeaseTerms;
  upkeep: Upkeep;
  /** Carpet area of each hundred sq ft built; `null` is not known. */
  efficiencyPercent: number | null;
};
/** What may be said to whoever might buy. It is asked for by all that invites an enquiry, so that nothing else can. */
export type Offer = {
  /** Whether anything is left. */
  open: boolean;
  /** `null` while it is only announced, and when nothing is left to buy. */
  costs: CostBasis | null;
  /** `null` where nothing is left to let, or on terms that nobody has written. */
  lease: LeaseBasis | null;
};
/** A silent film from our own library; `webm` is lighter, and for whoever can. */
type ProjectFilm = { mp4: string; webm: string | null; poster: Picture };
/** Which picture stands for a project. */
type LeadPictures = {
  /** In lists. */
  list: Picture | null;
  /** Over a whole window, and where the project is shared: the one composed for that, if there is one. */
  window: Picture | null;
  /** On its own page, which shows the others already. */
  page: Picture | null;
};

/** A project as the site shows it. Empty text is `''`, anything else that is absent is `null` or an empty list. */
export type Project = {
  documentId: string;
  /** When an editor last changed it; `null` where the backend does not say. */
  updatedAt: string | null;
  title: string;
  url: string;
  /** Its page on this site. */
  path: string;
  category: ProjectCategory;
  status: ProjectStatus;
  /** The entry of the locality that was chosen; `null` where it stands in words only. */
  placedIn: string | null;
  locality: string;
  address: string;
  mapLink: string | null;
  /** Degrees east and north. */
  coordinates: readonly [longitude: number, latitude: number] | null;
  featured: boolean;
  order: number;
  banner: { heading: string; subheading: string; wide: Picture | null; tall: Picture | null };
  overview: {
    heading: string;
    description: RichTextBlocks;
    highlights: string[];
    image: Picture | null;
  } | null;
  amenities: Amenity[];
  floorPlans: FloorPlan[];
  gallery: GalleryItem[];
  constructionUpdates: ConstructionUpdate[];
  configurations: Configuration[];
  listHeading: { heading: string; text: string };
  featuredImage: { caption: string; image: Picture } | null;
  pictures: LeadPictures;
  phases: Phase[];
  /** The first day any keys can be had of what is left of it, as of a configuration. */
  keysFrom: string | null;
  /** How each phase stands, in the editors' order; one registration for several phases is told once. */
  standings: PhaseStanding[];
  paymentPlan: Payment[];
  banks: Bank[];
  upkeep: Upkeep | null;
  /** `null` before its registration: no price, no gated plan and no brochure of it is here then (RERA s. 3(1)). */
  offer: Offer | null;
  nearby: NearbyPlace[];
  workspace: Workspace | null;
  /** From the top down, as the editor has them. */
  floors: Floor[];
  questions: Question[];
  /** `src` is `null` before an enquiry. */
  brochure: { src: string | null; sizeKb: number | null } | null;
  film: ProjectFilm | null;
  walkthroughUrl: string | null;
  seo: Seo;
};

/** The projects of one list, in the order the CMS gave them. */
export function ofCategory(projects: Project[], category: ProjectCategory): Project[] {
  return projects.filter((project) => project.category === category);
}

/** The category an address names; `null` for any other word. */
export function projectCategory(word: string | undefined): ProjectCategory | null {
  return projectCategories.find((category) => category === word) ?? null;
}

/** The project at an address; `null` when it is unknown or belongs to the other category. */
export function findProject(projects: Project[], category: ProjectCategory, url: string): Project | null {
  return ofCategory(projects, category).find((project) => project.url === url) ?? null;
}

/** Whether anything on the project's page waits for an enquiry. */
export function hasGates(project: Project): boolean {
  return project.brochure?.src === null || project.floorPlans.some(({ previews }) => previews.length > 0);
}

/** How the thank-you page leads to what an enquiry has opened. */
export function openedWords({ title, floorPlans }: Project): string {
  const plans = floorPlans.some(({ previews }) => previews.length > 0);
  return plans ? `See the floor plans of ${title}` : `Read the brochure of ${title}`;
}

// As many as the home page holds without becoming a list.
const SHOWN_WITHOUT_A_CHOICE = 3;

/** The projects editors chose for the home page; where they chose none, all of that category. */
export function featuredOf(projects: Project[], category: ProjectCategory): Project[] {
  const all = ofCategory(projects, category);
  const chosen = all.filter(({ featured }) => featured);
  return chosen.length > 0 ? chosen : all.slice(0, SHOWN_WITHOUT_A_CHOICE);
}
