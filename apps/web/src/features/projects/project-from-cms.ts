import { dayInIndia } from '@sahyara/registration/india-day';
import { z } from 'zod/mini';
import {
  amount,
  changedAt,
  day,
  figure,
  flag,
  listOf,
  optionalDay,
  outsideLink,
  picture,
  requiredText,
  seo,
  text,
} from '../../cms/fields';
import {
  mediaPath,
  picturesFromCms,
  previewFromCms,
  rawDocument,
  rawFilm,
  rawPictures,
} from '../../cms/media';
import { type OnBadEntry, parseEntries } from '../../cms/parse-entries';
import { rawRichText } from '../../cms/rich-text-schema';
import { deriveProject, type EnteredProject } from './derive-project';
import {
  availabilities,
  chargeKinds,
  documentKinds,
  fitOuts,
  nearbyKinds,
  type PhaseDocument,
  type Project,
  projectCategories,
  projectStatuses,
} from './project';

const banner = z.object({
  heading: text,
  subheading: text,
  desktopBanner: picture,
  mobileBanner: picture,
});
const overview = z.object({
  heading: text,
  description: rawRichText,
  highlights: listOf(z.object({ text })),
  overviewImage: picture,
});
const configuration = z.object({
  type: requiredText,
  carpetAreaFrom: z.number(),
  carpetAreaTo: amount,
  priceFrom: amount,
  priceTo: amount,
  priceOnRequest: flag,
  availability: z.nullish(z.enum(availabilities)),
  phase: text,
  rentPerSqFt: amount,
});
const floorPlan = z.object({
  title: requiredText,
  configuration: text,
  carpetArea: amount,
  images: rawPictures,
});
const constructionUpdate = z.object({
  title: requiredText,
  date: day,
  tower: text,
  percentComplete: amount,
  text,
  image: picture,
});
const charge = z.object({
  name: requiredText,
  kind: z.enum(chargeKinds),
  amount: z.number().check(z.minimum(0)),
  partOfAgreementValue: flag,
  taxedAsService: flag,
  explanation: requiredText,
  effectiveFrom: day,
  source: requiredText,
  sourceUrl: outsideLink,
});
const origin = { effectiveFrom: day, source: requiredText };
const payment = z.object({
  milestone: requiredText,
  percent: figure,
  dueOn: optionalDay,
  reached: flag,
  phase: text,
});
const bank = z.object({ name: requiredText, approvalNumber: text, approvedOn: optionalDay, phase: text });
const upkeep = z.object({
  maintainedBy: requiredText,
  perSqFtAMonth: figure,
  covers: requiredText,
  ...origin,
});
const lease = z.object({
  termYears: figure,
  lockInYears: figure,
  depositMonths: figure,
  escalationPercent: figure,
  escalationEveryYears: figure,
  fitOut: z.enum(fitOuts),
  rentFreeMonths: figure,
  ...origin,
});
const phaseDocument = z.object({
  kind: z.enum(documentKinds),
  title: text,
  issuedBy: text,
  issuedOn: optionalDay,
  reference: text,
  periodEnd: optionalDay,
  file: rawDocument,
});
const revision = z.object({
  promisedBefore: optionalDay,
  revisedOn: optionalDay,
  reference: text,
  reason: text,
});
const phase = z.object({
  name: requiredText,
  reraNumber: text,
  reraUrl: outsideLink,
  validUntil: optionalDay,
  promisedCompletion: optionalDay,
  occupancyCertificateOn: optionalDay,
  documents: listOf(phaseDocument),
  revisions: listOf(revision),
  encumbrances: text,
  litigation: text,
  titleCheckedOn: optionalDay,
});
const workspace = z.object({
  floorPlate: amount,
  efficiencyPercent: amount,
  powerKw: amount,
  powerBackupPercent: amount,
  carpetAreaPerCarBay: amount,
  clearHeight: amount,
  certification: text,
});
const floor = z.object({
  floor: requiredText,
  carpetArea: z.number(),
  availability: z.nullish(z.enum(availabilities)),
  readyOn: optionalDay,
});
const nearbyPlace = z.object({
  place: requiredText,
  kind: z.enum(nearbyKinds),
  distanceKm: amount,
  minutes: amount,
});

/** One entry of `GET /api/projectss`. */
export const rawProject = z.object({
  documentId: z.string(),
  updatedAt: changedAt,
  title: requiredText,
  url: requiredText,
  category: z.enum(projectCategories),
  projectStatus: z.enum(projectStatuses),
  placedIn: z.nullish(z.object({ documentId: z.string() })),
  locality: text,
  address: text,
  mapLink: outsideLink,
  latitude: amount,
  longitude: amount,
  featured: flag,
  order: amount,
  banner: z.nullish(banner),
  overview: z.nullish(overview),
  amenities: listOf(z.object({ name: requiredText, group: text, icon: picture })),
  floorPlans: listOf(floorPlan),
  gallery: listOf(z.object({ caption: text, kind: text, galleryImages: rawPictures })),
  constructionUpdates: listOf(constructionUpdate),
  ProjectConfiguration: listOf(configuration),
  listHeading: z.nullish(z.object({ heading: text, text, thumbnailImage: picture })),
  featuredImage: z.nullish(z.object({ caption: text, image: picture })),
  municipality: text,
  otherCharges: listOf(charge),
  paymentPlan: listOf(payment),
  banks: listOf(bank),
  upkeep: z.nullish(upkeep),
  lease: z.nullish(lease),
  phases: listOf(phase),
  nearby: listOf(nearbyPlace),
  workspace: z.nullish(workspace),
  floors: listOf(floor),
  questions: listOf(z.object({ question: requiredText, answer: requiredText })),
  brochure: rawDocument,
  film: z.nullish(z.object({ mp4: rawFilm, webm: rawFilm, poster: picture })),
  walkthroughUrl: outsideLink,
  seo,
});
export type RawProject = z.infer<typeof rawProject>;

function configurationFromCms(raw: z.infer<typeof configuration>): EnteredProject['configurations'][number] {
  const { priceOnRequest, rentPerSqFt } = raw;
  // What is let is not sold, whatever was typed beside.
  const sold = !priceOnRequest && rentPerSqFt === null;
  return {
    type: raw.type,
    carpetAreaFrom: raw.carpetAreaFrom,
    carpetAreaTo: raw.carpetAreaTo ?? raw.carpetAreaFrom,
    priceFrom: sold ? raw.priceFrom : null,
    priceTo: sold ? raw.priceTo : null,
    availability: raw.availability ?? 'available',
    phase: raw.phase,
    rentPerSqFt: priceOnRequest ? null : rentPerSqFt,
  };
}

/** Of a document without its day or its file, and of one that waits for an enquiry, nothing is shown. */
function documentFromCms({ file, issuedOn, ...document }: z.infer<typeof phaseDocument>): PhaseDocument[] {
  if (!file || file.gated || issuedOn === null) return [];
  const { url, size, sha256 } = file;
  // Strapi gives file sizes in kB.
  return [
    { ...document, issuedOn, file: { src: mediaPath(url), sizeKb: size ?? null, sha256: sha256 ?? null } },
  ];
}

function phaseFromCms(raw: z.infer<typeof phase>): EnteredProject['phases'][number] {
  const { documents, revisions, encumbrances, litigation, titleCheckedOn, ...entered } = raw;
  const isTold = titleCheckedOn !== null && (encumbrances !== '' || litigation !== '');
  return {
    ...entered,
    documents: documents.flatMap(documentFromCms),
    revisions: revisions
      .flatMap(({ promisedBefore, revisedOn, ...words }) =>
        promisedBefore && revisedOn ? [{ promisedBefore, revisedOn, ...words }] : [],
      )
      .sort((one, other) => one.revisedOn.localeCompare(other.revisedOn)),
    titleStanding: isTold ? { encumbrances, litigation, checkedOn: titleCheckedOn } : null,
  };
}

function bannerFromCms(raw: RawProject['banner']): Project['banner'] {
  return {
    heading: raw?.heading ?? '',
    subheading: raw?.subheading ?? '',
    wide: raw?.desktopBanner ?? null,
    tall: raw?.mobileBanner ?? null,
  };
}

function overviewFromCms(raw: RawProject['overview']): Project['overview'] {
  if (!raw) return null;
  const { heading, description, highlights, overviewImage } = raw;
  return {
    heading,
    description: description ?? [],
    highlights: highlights.map((point) => point.text).filter((point) => point !== ''),
    image: overviewImage,
  };
}

/** Without its first picture or without the file that every browser plays there is no film. */
function filmFromCms(raw: RawProject['film']): Project['film'] {
  if (raw?.mp4?.mime !== 'video/mp4' || !raw.poster) return null;
  const webm = raw.webm?.mime === 'video/webm' ? mediaPath(raw.webm.url) : null;
  return { mp4: mediaPath(raw.mp4.url), webm, poster: raw.poster };
}

/** What editors entered, as the site calls it. */
export function enteredProject(raw: RawProject): EnteredProject {
  return {
    documentId: raw.documentId,
    updatedAt: raw.updatedAt,
    title: raw.title,
    url: raw.url,
    category: raw.category,
    status: raw.projectStatus,
    placedIn: raw.placedIn?.documentId ?? null,
    locality: raw.locality,
    address: raw.address,
    mapLink: raw.mapLink,
    coordinates: raw.latitude === null || raw.longitude === null ? null : [raw.longitude, raw.latitude],
    featured: raw.featured,
    order: raw.order ?? 0,
    banner: bannerFromCms(raw.banner),
    overview: overviewFromCms(raw.overview),
    amenities: raw.amenities,
    // Which plans are gated the CMS alone decides: it keeps their files back.
    floorPlans: raw.floorPlans.map(({ images, ...plan }) => ({
      ...plan,
      images: picturesFromCms(images),
      previews: (images ?? []).map(previewFromCms).filter((preview) => preview !== null),
    })),
    gallery: raw.gallery.map(({ galleryImages, ...item }) => ({
      ...item,
      images: picturesFromCms(galleryImages),
    })),
    constructionUpdates: raw.constructionUpdates,
    configurations: raw.ProjectConfiguration.map(configurationFromCms),
    listHeading: {
      heading: raw.listHeading?.heading ?? '',
      text: raw.listHeading?.text ?? '',
    },
    thumbnail: raw.listHeading?.thumbnailImage ?? null,
    featuredImage: raw.featuredImage?.image
      ? { caption: raw.featuredImage.caption, image: raw.featuredImage.image }
      : null,
    municipality: raw.municipality,
    otherCharges: raw.otherCharges,
    paymentPlan: raw.paymentPlan,
    banks: raw.banks,
    upkeep: raw.upkeep ?? null,
    lease: raw.lease ?? null,
    phases: raw.phases.map(phaseFromCms),
    nearby: raw.nearby,
    workspace: raw.workspace ?? null,
    floors: raw.floors.map((floor) => ({ ...floor, availability: floor.availability ?? 'available' })),
    questions: raw.questions,
    // Strapi gives file sizes in kB.
    brochure: raw.brochure
      ? { src: raw.brochure.gated ? null : mediaPath(raw.brochure.url), sizeKb: raw.brochure.size ?? null }
      : null,
    film: filmFromCms(raw.film),
    walkthroughUrl: raw.walkthroughUrl,
    seo: raw.seo,
  };
}

/** Makes the site's own project of what the CMS sent, as it may be shown on a day (`2026-11-21`, in India). */
export const projectFromCms = (raw: RawProject, today = dayInIndia(Date.now())): Project =>
  deriveProject(enteredProject(raw), today);

/**
 * The project list as the CMS sent it, one bad entry left out, as it may be shown on a day.
 * @throws CmsError `malformed`
 */
export function projectsFromCms(data: unknown, onBadEntry: OnBadEntry, today?: string): Project[] {
  return parseEntries('projects', rawProject, data, onBadEntry).map((raw) => projectFromCms(raw, today));
}
