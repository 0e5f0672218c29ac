import { z } from 'zod';
import { charge, municipality } from './cost-rates.mts';
import { date, line, markdown, seo, slug, text, webAddress } from './fields.mts';
import { icon, picture } from './media-file.mts';

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
  })
  .refine((c) => c.carpetAreaTo === undefined || c.carpetAreaTo >= c.carpetAreaFrom, {
    path: ['carpetAreaTo'],
    message: 'must not be below carpetAreaFrom',
  })
  .refine((c) => c.priceTo === undefined || (c.priceFrom !== undefined && c.priceTo >= c.priceFrom), {
    path: ['priceTo'],
    message: 'needs a priceFrom that is not above it',
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

/** A project file; names and limits are those of the content type `projects`. */
export const project = z.strictObject({
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
  phases: z.array(phase).default([]),
  nearby: z.array(nearby).default([]),
  workspace: workspace.optional(),
  floors: z.array(floor).default([]),
  questions: z.array(question).max(20).default([]),
  brochure: picture('brochure').optional(),
  walkthroughUrl: webAddress.optional(),
  seo: seo.optional(),
});
