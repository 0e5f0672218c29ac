import { deriveProject, type EnteredProject } from '../features/projects/derive-project';
import type { Configuration, PhaseDocument, Project } from '../features/projects/project';
import { enteredProject, rawProject } from '../features/projects/project-from-cms';
import { aRawPicture } from './builders';

/** A project as Strapi sends it when an editor filled in nothing but what is required. */
export function aMinimalRawProject(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 7,
    documentId: 'p7',
    title: 'Meander',
    url: 'meander',
    category: 'residential',
    projectStatus: 'under construction',
    placedIn: null,
    locality: 'Bavdhan',
    address: null,
    mapLink: null,
    latitude: null,
    longitude: null,
    featured: null,
    order: null,
    banner: null,
    overview: null,
    amenities: [],
    floorPlans: [],
    gallery: [],
    constructionUpdates: [],
    ProjectConfiguration: [],
    listHeading: null,
    featuredImage: null,
    municipality: null,
    otherCharges: [],
    paymentPlan: [],
    banks: [],
    upkeep: null,
    lease: null,
    phases: [],
    nearby: [],
    workspace: null,
    floors: [],
    questions: [],
    brochure: null,
    film: null,
    walkthroughUrl: null,
    seo: null,
    createdAt: '2026-11-01T04:30:00.000Z',
    ...changes,
  };
}

/** A project as Strapi sends it with every field filled in. */
export function aFullRawProject(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return aMinimalRawProject({
    address: 'Paud Road, Bavdhan',
    mapLink: 'https://maps.example/meander',
    latitude: 18.51,
    longitude: 73.77,
    featured: true,
    order: 2,
    banner: {
      id: 1,
      heading: 'By the stream',
      subheading: 'Ninety-six homes',
      desktopBanner: aRawPicture(),
      mobileBanner: aRawPicture({ width: 1080, height: 1440 }),
    },
    overview: {
      id: 1,
      heading: 'Two wings',
      description: [{ type: 'paragraph', children: [{ type: 'text', text: 'The ground falls.' }] }],
      highlights: [
        { id: 1, text: '96 homes' },
        { id: 2, text: '  ' },
      ],
      overviewImage: aRawPicture(),
    },
    amenities: [{ id: 1, name: 'Library', group: 'Indoors', icon: aRawPicture({ width: 96, height: 96 }) }],
    floorPlans: [
      {
        id: 1,
        title: 'Type A',
        configuration: '2 BHK',
        carpetArea: 742,
        images: [aRawPicture()],
      },
      {
        id: 2,
        title: 'Type B',
        configuration: null,
        carpetArea: null,
        images: [aRawPicture({ gated: true, url: 'data:image/webp;base64,UklGRg==' })],
      },
    ],
    gallery: [{ id: 1, caption: 'The garden', kind: 'exterior', galleryImages: [aRawPicture()] }],
    constructionUpdates: [
      {
        id: 1,
        title: 'Seventh slab cast',
        date: '2026-11-14',
        tower: 'East wing',
        percentComplete: 62,
        text: 'In two days.',
        image: aRawPicture(),
      },
    ],
    ProjectConfiguration: [
      {
        id: 1,
        type: '2 BHK',
        carpetAreaFrom: 742,
        carpetAreaTo: 786,
        priceFrom: '9850000',
        priceTo: '10400000',
        priceOnRequest: false,
        availability: 'few left',
      },
      { id: 2, type: '4 BHK', carpetAreaFrom: 1684, priceFrom: '30000000', priceOnRequest: true },
    ],
    listHeading: { id: 1, heading: 'Meander', text: 'Two low wings.', thumbnailImage: aRawPicture() },
    featuredImage: { id: 1, caption: 'In June', image: aRawPicture() },
    municipality: 'Pune Municipal Corporation',
    otherCharges: [
      {
        id: 1,
        name: 'Covered parking',
        kind: 'lump sum',
        amount: 600000,
        partOfAgreementValue: true,
        taxedAsService: null,
        explanation: 'One bay.',
        effectiveFrom: '2026-10-01',
        source: 'Price list',
        sourceUrl: null,
      },
    ],
    paymentPlan: [
      { id: 1, milestone: 'On the agreement', percent: 10, dueOn: null, reached: true, phase: null },
      {
        id: 2,
        milestone: 'With the keys',
        percent: '90',
        dueOn: '2027-12-31',
        reached: null,
        phase: 'Phase 1',
      },
    ],
    banks: [{ id: 1, name: 'A bank', approvalNumber: 'APF 1', approvedOn: '2026-03-02', phase: null }],
    upkeep: {
      id: 1,
      maintainedBy: 'Our own team',
      perSqFtAMonth: 7,
      covers: 'Lifts and gardens.',
      effectiveFrom: '2026-10-01',
      source: 'Price list',
    },
    lease: {
      id: 1,
      termYears: 5,
      lockInYears: 3,
      depositMonths: 6,
      escalationPercent: 15,
      escalationEveryYears: 3,
      fitOut: 'warm shell',
      rentFreeMonths: 2,
      effectiveFrom: '2026-10-01',
      source: 'Price list',
    },
    phases: [
      {
        id: 1,
        name: 'Phase 1',
        reraNumber: 'P52100000001',
        reraUrl: 'https://maharera.example/1',
        validUntil: '2028-06-30',
        promisedCompletion: '2027-12-31',
        occupancyCertificateOn: null,
        documents: [
          {
            id: 1,
            kind: 'registration certificate',
            title: null,
            issuedBy: 'MahaRERA',
            issuedOn: '2024-03-01',
            reference: 'P52100000001',
            periodEnd: null,
            file: {
              url: '/uploads/certificate.pdf',
              mime: 'application/pdf',
              size: 24.5,
              sha256: 'a'.repeat(64),
            },
          },
        ],
        revisions: [
          {
            id: 1,
            promisedBefore: '2027-06-30',
            revisedOn: '2026-05-04',
            reference: 'Order 7',
            reason: 'Two monsoons.',
          },
        ],
        encumbrances: 'None.',
        litigation: 'None pending.',
        titleCheckedOn: '2026-10-01',
      },
    ],
    nearby: [{ id: 1, place: 'Vanaz metro', kind: 'transit', distanceKm: 3.2, minutes: 11 }],
    workspace: {
      id: 1,
      floorPlate: 24_000,
      efficiencyPercent: 78,
      powerKw: 7.5,
      powerBackupPercent: 100,
      carpetAreaPerCarBay: 800,
      clearHeight: 2.9,
      certification: 'IGBC Platinum',
    },
    floors: [{ id: 1, floor: 'Floor 3', carpetArea: 6200, availability: null, readyOn: '2027-07-01' }],
    questions: [{ id: 1, question: 'When do the keys come?', answer: 'In December 2027.' }],
    brochure: { url: '/uploads/meander.pdf', mime: 'application/pdf', size: 2480.5 },
    film: {
      id: 1,
      mp4: { url: '/uploads/meander.mp4', mime: 'video/mp4', size: 1400 },
      webm: { url: '/uploads/meander.webm', mime: 'video/webm', size: 700 },
      poster: aRawPicture(),
    },
    walkthroughUrl: 'https://video.example/meander',
    seo: { id: 1, title: 'Meander, Bavdhan', description: 'Homes by a stream', shareImage: aRawPicture() },
    ...changes,
  });
}

/** A project as the site knows it: empty but for what the test is about, and registered unless its phases are not. */
export function aProject(changes: Partial<EnteredProject> = {}): Project {
  return deriveProject({
    ...enteredProject(rawProject.parse(aMinimalRawProject())),
    phases: [aPhase()],
    ...changes,
  });
}

/** A configuration of which flats are left. */
export function aConfiguration(changes: Partial<Configuration> = {}): Configuration {
  return {
    key: 'a-key',
    type: '2 BHK',
    carpetAreaFrom: 700,
    carpetAreaTo: 700,
    priceFrom: 90_00_000,
    priceTo: null,
    availability: 'available',
    phase: '',
    rentPerSqFt: null,
    keysFrom: null,
    ...changes,
  };
}

type EnteredPhase = EnteredProject['phases'][number];

/** A phase that is registered and not finished. */
export function aPhase(changes: Partial<EnteredPhase> = {}): EnteredPhase {
  return {
    name: 'Phase 1',
    reraNumber: 'P52100000001',
    reraUrl: null,
    validUntil: null,
    promisedCompletion: '2027-12-31',
    occupancyCertificateOn: null,
    documents: [],
    revisions: [],
    titleStanding: null,
    ...changes,
  };
}

/** A document that everybody may open. */
export function aDocument(changes: Partial<PhaseDocument> = {}): PhaseDocument {
  return {
    kind: 'registration certificate',
    title: '',
    issuedBy: 'MahaRERA',
    issuedOn: '2025-03-10',
    reference: '',
    periodEnd: null,
    file: { src: '/media/certificate.pdf', sizeKb: 24.5, sha256: 'a'.repeat(64) },
    ...changes,
  };
}

/** A construction update without text or picture. */
export function anUpdate(
  changes: Partial<Project['constructionUpdates'][number]> = {},
): Project['constructionUpdates'][number] {
  return {
    title: 'Slab cast',
    date: '2026-11-14',
    tower: 'East wing',
    percentComplete: 62,
    text: '',
    image: null,
    ...changes,
  };
}
