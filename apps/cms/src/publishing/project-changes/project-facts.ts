import { offeredParts } from '@sahyara/registration/offered-parts';
import { z } from 'zod';

const text = z.string().nullish();
/** Strapi gives large whole numbers as text. */
const amount = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => (given == null || given === '' ? null : Number(given)));

/** What of a published project may be worth a call, as Strapi gives it. */
export const publishedProject = z.object({
  documentId: z.string(),
  url: z.string(),
  category: text,
  projectStatus: z.string(),
  ProjectConfiguration: z.array(
    z.object({
      type: text,
      phase: text,
      priceFrom: amount,
      priceOnRequest: z.boolean().nullish(),
      rentPerSqFt: amount,
      availability: text,
    }),
  ),
  floors: z.array(z.object({ floor: text, availability: text })),
  phases: z.array(
    z.object({
      name: text,
      reraNumber: text,
      validUntil: text,
      occupancyCertificateOn: text,
      documents: z.array(z.object({ kind: text })).default([]),
    }),
  ),
  constructionUpdates: z.array(z.object({ tower: text, percentComplete: z.number().nullish() })),
});
type PublishedProject = z.infer<typeof publishedProject>;

/** Papers that say how far a phase is; the first comes with its registration, the third ends it. */
const CERTIFICATES = [
  'RERA registration',
  'commencement certificate',
  'occupancy certificate',
  'quality assurance certificate',
] as const;

/** Something a project has: homes of one type, a floor, a tower, a paper; of a phase, or of the whole. */
type Named = { what: string; phase: string | null };
const named = z.object({ what: z.string(), phase: z.string().nullable() });

/**
 * What is known of a project on a day. Prices and rents are the lowest of their name, null where it is only told on
 * request; `number` is how many papers of a kind a phase has; `quarters` is how much of a tower stands, in full quarters.
 */
export const projectFacts = z.object({
  address: z.string(),
  stage: z.string(),
  prices: z.array(named.extend({ rupees: z.number().nullable() })),
  rents: z.array(named.extend({ rupees: z.number().nullable() })),
  homes: z.array(named.extend({ state: z.enum(['free', 'taken', 'to come']) })),
  certificates: z.array(named.extend({ number: z.number(), registration: z.string().nullable() })),
  towers: z.array(named.extend({ quarters: z.number() })),
});
export type ProjectFacts = z.infer<typeof projectFacts>;

/** How much of a tower a quarter is. */
export const QUARTER_PERCENT = 25;
const FREE = ['available', 'few left'];
const TAKEN = ['sold out', 'leased'];

/** What names one thing of a project, however it is spaced. */
export const keyOf = ({ what, phase }: Named) => `${phase ?? ''}\n${what}`.toLowerCase();
const nameOf = (written: string | null | undefined) => written?.trim() || null;

/** Those of one name together, in the order of the first of each. */
function grouped<Item extends Named>(items: Item[]): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

const lowest = (items: (Named & { rupees: number | null })[]) =>
  grouped(items).map((group) => {
    const known = group.flatMap(({ rupees }) => rupees ?? []);
    return {
      what: group[0].what,
      phase: group[0].phase,
      rupees: known.length > 0 ? Math.min(...known) : null,
    };
  });

const isTaken = (availability: string | null | undefined) => TAKEN.includes(availability ?? '');

const stateOf = (availability: string | null | undefined) =>
  FREE.includes(availability ?? '') ? 'free' : isTaken(availability) ? 'taken' : 'to come';

const statesOf = (items: (Named & { availability?: string | null | undefined })[]): ProjectFacts['homes'] =>
  grouped(items).map((group) => {
    const states = group.map(({ availability }) => stateOf(availability));
    const state = states.includes('free') ? 'free' : states.includes('to come') ? 'to come' : 'taken';
    return { what: group[0].what, phase: group[0].phase, state };
  });

function certificatesOf({
  name,
  reraNumber,
  occupancyCertificateOn,
  documents,
}: PublishedProject['phases'][number]) {
  const papers = (kind: string) => documents.filter((paper) => paper.kind === kind).length;
  const numbers: Record<(typeof CERTIFICATES)[number], number> = {
    // The number and its certificate, the day and its certificate: one paper, entered in two places.
    'RERA registration': Math.max(papers('registration certificate'), reraNumber ? 1 : 0),
    'commencement certificate': papers('commencement certificate'),
    'occupancy certificate': Math.max(papers('occupancy certificate'), occupancyCertificateOn ? 1 : 0),
    'quality assurance certificate': papers('quality assurance certificate'),
  };
  return CERTIFICATES.map((what) => ({
    what,
    phase: nameOf(name),
    number: numbers[what],
    registration: nameOf(reraNumber),
  }));
}

function towersOf(updates: PublishedProject['constructionUpdates']): ProjectFacts['towers'] {
  const told = updates.flatMap(({ tower, percentComplete }) =>
    percentComplete == null
      ? []
      : {
          what: nameOf(tower) ?? 'Construction',
          phase: null,
          quarters: Math.floor(percentComplete / QUARTER_PERCENT),
        },
  );
  return grouped(told).map((group) => ({
    ...group[0],
    quarters: Math.max(...group.map(({ quarters }) => quarters)),
  }));
}

/**
 * What of a project is known on a day and may be told by the law: nothing of homes in phases that may not be offered
 * (RERA s. 3). @param today as `2026-11-21`
 */
export function factsOf(project: PublishedProject, today: string): ProjectFacts {
  const { configurations, constructionUpdates } = offeredParts(
    {
      phases: project.phases,
      configurations: project.ProjectConfiguration,
      floorPlans: [],
      paymentPlan: [],
      banks: [],
      constructionUpdates: project.constructionUpdates,
    },
    today,
  );
  const homes = configurations.flatMap(({ type, phase, ...home }) => {
    const what = nameOf(type);
    return what === null ? [] : { what, phase: nameOf(phase), ...home };
  });
  const floors = project.floors.flatMap(({ floor, availability }) => {
    const what = nameOf(floor);
    return what === null ? [] : { what, phase: null, availability };
  });
  // What is gone has a price, and nobody is called for it.
  const onOffer = homes.filter(({ availability }) => !isTaken(availability));
  return {
    address: project.url,
    stage: project.projectStatus,
    prices: lowest(
      onOffer.map(({ priceFrom, priceOnRequest, ...home }) => ({
        ...home,
        rupees: priceOnRequest ? null : priceFrom,
      })),
    ),
    rents: lowest(onOffer.map(({ rentPerSqFt, ...home }) => ({ ...home, rupees: rentPerSqFt }))),
    homes: statesOf([...homes, ...floors]),
    certificates: project.phases.flatMap(certificatesOf),
    towers: towersOf(constructionUpdates),
  };
}
