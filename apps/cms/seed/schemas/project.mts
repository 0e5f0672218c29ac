import { z } from 'zod';
import { charge, municipality, origin, percent } from './cost-rates.mts';
import { date, line, markdown, seo, slug, text, webAddress } from './fields.mts';
import { document, film, icon, picture } from './media-file.mts';

const areaSqFt = z.int().min(1).max(1_000_000);
const rupees = z.int().min(100_000).max(5_000_000_000);

const availability = z
  .enum(['available', 'few left', 'sold out', 'opening soon', 'leased'])
  .default('available');

const configuration = z
  .strictObject({
    type: line(60),
    carpetAreaFrom: areaSqFt,
    carpetAreaTo: areaSqFt.optional(),
    priceFrom: rupees.optional(),
    priceTo: rupees.optional(),
    priceOnRequest: z.boolean().default(false),
    availability,
    phase: line(80).optional(),
    rentPerSqFt: z.number().min(1).max(10_000).optional(),
  })
  .refine((c) => c.carpetAreaTo === undefined || c.carpetAreaTo >= c.carpetAreaFrom, {
    path: ['carpetAreaTo'],
    message: 'must not be below carpetAreaFrom',
  })
  .refine((c) => c.priceTo === undefined || (c.priceFrom !== undefined && c.priceTo >= c.priceFrom), {
    path: ['priceTo'],
    message: 'needs a priceFrom that is not above it',
  })
  .refine((c) => c.rentPerSqFt === undefined || c.priceFrom === undefined, {
    path: ['rentPerSqFt'],
    message: 'stands beside a price: it is let or sold',
  });

const phaseDocument = z.strictObject({
  kind: z.enum([
    'registration certificate',
    'sanctioned plan',
    'commencement certificate',
    'occupancy certificate',
    'title report',
    'quarterly progress report',
    'quality assurance certificate',
    'other',
  ]),
  title: line(120).optional(),
  issuedBy: line(120),
  issuedOn: date,
  reference: line(80).optional(),
  periodEnd: date.optional(),
  file: document,
});

const revision = z.strictObject({
  promisedBefore: date,
  revisedOn: date,
  reference: line(80).optional(),
  reason: line(300),
});

const phase = z.strictObject({
  name: line(80),
  reraNumber: z
    .string()
    .regex(/^P521000000\d\d$/, 'must be a visible sample: P521000000 and two digits')
    .optional(),
  reraUrl: webAddress.optional(),
  validUntil: date.optional(),
  promisedCompletion: date.optional(),
  occupancyCertificateOn: date.optional(),
  documents: z.array(phaseDocument).max(80).default([]),
  revisions: z.array(revision).max(20).default([]),
  encumbrances: line(300).optional(),
  litigation: line(300).optional(),
  titleCheckedOn: date.optional(),
});

const lease = z.strictObject({
  termYears: z.int().min(1).max(99),
  lockInYears: z.number().min(0).max(99),
  depositMonths: z.int().min(0).max(60),
  escalationPercent: percent(100),
  escalationEveryYears: z.int().min(1).max(20),
  fitOut: z.enum(['bare shell', 'warm shell', 'fitted']),
  rentFreeMonths: z.int().min(0).max(11).default(0),
  ...origin,
});

const upkeep = z.strictObject({
  maintainedBy: line(120),
  /** Rupees for each sq ft of carpet area. */
  perSqFtAMonth: z.number().min(0).max(1000),
  covers: text(300),
  ...origin,
});

const payment = z.strictObject({
  milestone: line(120),
  percent: z.number().min(0.1).max(100),
  dueOn: date.optional(),
  reached: z.boolean().default(false),
  phase: line(80).optional(),
});

const bank = z.strictObject({
  name: line(120),
  approvalNumber: line(60).optional(),
  approvedOn: date.optional(),
  phase: line(80).optional(),
});

const workspace = z.strictObject({
  floorPlate: areaSqFt.optional(),
  efficiencyPercent: z.int().min(1).max(100).optional(),
  /** For each 1,000 sq ft of carpet area. */
  powerKw: z.number().min(0).max(100).optional(),
  powerBackupPercent: z.int().min(0).max(100).optional(),
  carpetAreaPerCarBay: areaSqFt.optional(),
  /** Floor to ceiling, in metres. */
  clearHeight: z.number().min(2).max(20).optional(),
  certification: line(120).optional(),
});

const floor = z.strictObject({
  floor: line(60),
  carpetArea: areaSqFt,
  availability,
  readyOn: date.optional(),
});

const question = z.strictObject({ question: line(200), answer: text(1200) });

const nearby = z.strictObject({
  place: line(120),
  kind: z.enum(['school', 'hospital', 'transit', 'work', 'shopping', 'food', 'park', 'culture']),
  distanceKm: z.number().min(0).max(200),
  minutes: z.int().min(0).max(300).optional(),
});

/** Every project's gallery has its map, drawn larger because of the lettering. */
const gallerySlot = (file: string) => (file.endsWith('/locality-map.webp') ? 'localityMap' : 'gallery');

const galleryItem = z.strictObject({
  caption: line(200),
  // A map is none of these.
  kind: z.enum(['exterior', 'interior', 'amenity', 'view', 'lobby', 'detail']).optional(),
  galleryImages: z.array(picture(gallerySlot)).min(1),
});

const constructionUpdate = z.strictObject({
  title: line(120),
  date,
  tower: line(60).optional(),
  percentComplete: z.int().min(0).max(100).optional(),
  text: text(1500).optional(),
  image: picture('construction').optional(),
});

const floorPlan = z.strictObject({
  title: line(120),
  configuration: line(60).optional(),
  carpetArea: areaSqFt.optional(),
  gated: z.boolean().default(true),
  images: z.array(picture('floorPlan')).min(1),
});

const entry = z.strictObject({
  title: line(120),
  url: slug,
  category: z.enum(['residential', 'commercial']),
  projectStatus: z.enum(['upcoming', 'new launch', 'under construction', 'ready to move', 'completed']),
  locality: line(80),
  address: text(300).optional(),
  mapLink: webAddress.optional(),
  latitude: z.number().min(18.3).max(18.8).optional(),
  longitude: z.number().min(73.6).max(74.1).optional(),
  featured: z.boolean().default(false),
  order: z.int().default(0),
  banner: z.strictObject({
    heading: line(120).optional(),
    subheading: line(240).optional(),
    desktopBanner: picture('bannerWide'),
    mobileBanner: picture('bannerTall'),
  }),
  overview: z.strictObject({
    heading: line(160),
    description: markdown.optional(),
    highlights: z
      .array(line(200))
      .max(12)
      .default([])
      .transform((lines) => lines.map((point) => ({ text: point }))),
    overviewImage: picture('overview'),
  }),
  amenities: z
    .array(z.strictObject({ name: line(80), group: line(60).optional(), icon: icon.optional() }))
    .default([]),
  floorPlans: z.array(floorPlan).default([]),
  gallery: z.array(galleryItem).default([]),
  constructionUpdates: z.array(constructionUpdate).default([]),
  ProjectConfiguration: z.array(configuration).default([]),
  listHeading: z.strictObject({
    heading: line(120).optional(),
    text: text(400).optional(),
    thumbnailImage: picture('thumbnail'),
  }),
  featuredImage: z.strictObject({ caption: line(200).optional(), image: picture('featured') }).optional(),
  municipality: municipality.optional(),
  otherCharges: z.array(charge).default([]),
  paymentPlan: z.array(payment).max(40).default([]),
  banks: z.array(bank).max(40).default([]),
  upkeep: upkeep.optional(),
  lease: lease.optional(),
  phases: z.array(phase).default([]),
  nearby: z.array(nearby).default([]),
  workspace: workspace.optional(),
  floors: z.array(floor).default([]),
  questions: z.array(question).max(20).default([]),
  brochure: picture('brochure').optional(),
  film: z
    .strictObject({ mp4: film('.mp4'), webm: film('.webm').optional(), poster: picture('filmPoster') })
    .optional(),
  walkthroughUrl: webAddress.optional(),
  seo: seo.optional(),
});

type Entry = z.infer<typeof entry>;

/** The phases that a project's parts name and that it does not have. */
function unknownPhases({ phases, ProjectConfiguration, paymentPlan, banks }: Entry): string[] {
  const known = phases.map(({ name }) => name);
  return [...ProjectConfiguration, ...paymentPlan, ...banks]
    .map(({ phase: name }) => name)
    .filter((name) => name !== undefined && !known.includes(name))
    .map(String);
}

/** Of each phase, or of all of them, the payments add up to the whole price. */
function paidInFull({ paymentPlan }: Entry): boolean {
  return [...new Set(paymentPlan.map(({ phase: name }) => name))].every((name) => {
    const parts = paymentPlan.filter((part) => part.phase === name).map((part) => part.percent);
    return parts.reduce((sum, part) => sum + part, 0) === 100;
  });
}

/** A project file; names and limits are those of the content type `projects`. */
export const project = entry
  .superRefine((entered, context) => {
    for (const name of unknownPhases(entered)) {
      context.addIssue({ code: 'custom', path: ['phases'], message: `does not have ${name}` });
    }
  })
  .refine(paidInFull, { path: ['paymentPlan'], error: 'does not add up to 100 per cent' })
  .refine(
    ({ lease: terms, ProjectConfiguration: units }) =>
      units.every((unit) => unit.rentPerSqFt === undefined) || terms,
    {
      path: ['lease'],
      error: 'is missing: something is let',
    },
  )
  .refine(({ lease: terms, upkeep: kept }) => terms === undefined || kept !== undefined, {
    path: ['upkeep'],
    error: 'is missing: a lease sheet adds it up',
  });
