import { offeredParts } from '@sahyara/registration/offered-parts';
import { isOffered, mayBeOffered } from '@sahyara/registration/offered-phases';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dateIn } from '../india-time';

const PROJECT = 'api::projects.projects';
type Status = 'published' | 'draft';
type Fields = Record<string, unknown>;

/** All that an announced project is, beside one drawing; whatever is added to projects stays out until it stands here. */
const SHOWN_BEFORE_REGISTRATION = [
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'],
  ...['title', 'url', 'category', 'projectStatus', 'locality', 'placedIn', 'order'],
];
/** Where a drawing may stand, the first that has one. The site chooses in the same order (derive-project.ts). */
const DRAWINGS = [
  ['banner', 'desktopBanner'],
  ['featuredImage', 'image'],
  ['listHeading', 'thumbnailImage'],
] as const;

const text = z.string().nullish();
const id = z.number();
const drawing = z.object({ id }).nullish();
const basis = z.object({
  documentId: z.string(),
  // A draft may lack it.
  projectStatus: text.transform((status) => status ?? ''),
  phases: z.array(
    z.object({ id, name: text, reraNumber: text, validUntil: text, occupancyCertificateOn: text }),
  ),
  ProjectConfiguration: z.array(z.object({ id, type: text, phase: text })),
  floorPlans: z.array(z.object({ id, configuration: text })),
  paymentPlan: z.array(z.object({ id, phase: text })),
  banks: z.array(z.object({ id, phase: text })),
  constructionUpdates: z.array(z.object({ id, tower: text })),
  banner: z.object({ desktopBanner: drawing }).nullish(),
  featuredImage: z.object({ image: drawing }).nullish(),
  listHeading: z.object({ thumbnailImage: drawing }).nullish(),
});
type Basis = z.infer<typeof basis>;

const entry = z.looseObject({ documentId: z.string() });
// Whoever asks for few fields of a part gets its id all the same.
const parts = z.array(z.looseObject({ id }));

/** What decides over projects, whatever of them was asked for. */
async function basesOf(
  strapi: Core.Strapi,
  documentIds: string[],
  status: Status,
): Promise<Map<string, Basis>> {
  const found = await strapi.documents(PROJECT).findMany({
    filters: { documentId: { $in: documentIds } },
    fields: ['projectStatus'],
    populate: {
      phases: { fields: ['name', 'reraNumber', 'validUntil', 'occupancyCertificateOn'] },
      ProjectConfiguration: { fields: ['type', 'phase'] },
      floorPlans: { fields: ['configuration'] },
      paymentPlan: { fields: ['phase'] },
      banks: { fields: ['phase'] },
      constructionUpdates: { fields: ['tower'] },
      banner: { fields: ['id'], populate: { desktopBanner: { fields: ['id'] } } },
      featuredImage: { fields: ['id'], populate: { image: { fields: ['id'] } } },
      listHeading: { fields: ['id'], populate: { thumbnailImage: { fields: ['id'] } } },
    },
    status,
  });
  return new Map(
    z
      .array(basis)
      .parse(found)
      .map((one) => [one.documentId, one]),
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What Strapi gives where nobody has filled in anything. */
function emptied(value: unknown): unknown {
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : null;
}

const phaseName = (phase: Fields) => ({
  ...Object.fromEntries(Object.keys(phase).map((name) => [name, null])),
  id: phase.id,
  name: phase.name,
});

/** The one drawing of an announced project: of what is stored, not of what was asked for. */
const drawingOf = (known: Basis) =>
  DRAWINGS.find(([field, picture]) => {
    const holder: Fields | null | undefined = known[field];
    return isFields(holder?.[picture]);
  });

function announced(project: Fields, known: Basis): Fields {
  const shown = Object.fromEntries(
    Object.entries(project).map(([name, value]) => [
      name,
      SHOWN_BEFORE_REGISTRATION.includes(name) ? value : emptied(value),
    ]),
  );
  if (Array.isArray(project.phases)) shown.phases = project.phases.filter(isFields).map(phaseName);
  const [field = '', picture = ''] = drawingOf(known) ?? [];
  const holder = project[field];
  if (!isFields(holder) || !isFields(holder[picture])) return shown;
  const nothing = Object.fromEntries(Object.keys(holder).map((name) => [name, null]));
  return { ...shown, [field]: { ...nothing, id: holder.id, [picture]: holder[picture] } };
}

/** A project without what belongs to phases that are not registered, told by what is stored of each part. */
function withoutUnregistered(project: Fields, known: Basis, today: string): Fields {
  const { configurations, ...left } = offeredParts(
    { ...known, configurations: known.ProjectConfiguration },
    today,
  );
  const offered = new Map(Object.entries({ ...left, ProjectConfiguration: configurations }));
  const open = known.phases.filter((phase) => isOffered(phase, today));
  const isAmong = (list: { id: number }[]) => (part: { id: number }) => list.some(({ id }) => id === part.id);
  return Object.fromEntries(
    Object.entries(project).map(([name, value]) => {
      const list = offered.get(name);
      if (!Array.isArray(value)) return [name, value];
      if (name === 'phases')
        return [name, parts.parse(value).map((phase) => (isAmong(open)(phase) ? phase : phaseName(phase)))];
      return [name, list ? parts.parse(value).filter(isAmong(list)) : value];
    }),
  );
}

/** Projects of an answer as they may be shown today: the rest of them is not published (RERA s. 3(1), decision 78). */
export async function asShownToday(
  strapi: Core.Strapi,
  projects: unknown[],
  { status = 'published', now = Date.now() }: { status?: Status; now?: number } = {},
): Promise<unknown[]> {
  const today = dateIn(new Date(now));
  const entries = z.array(entry).parse(projects);
  if (entries.length === 0) return [];
  const bases = await basesOf(
    strapi,
    entries.map(({ documentId }) => documentId),
    status,
  );
  // One that was taken away meanwhile is not shown.
  return entries.flatMap((project) => {
    const known = bases.get(project.documentId);
    if (!known) return [];
    if (!mayBeOffered(known.projectStatus, known.phases, today)) return [announced(project, known)];
    return [
      known.phases.every((phase) => isOffered(phase, today))
        ? project
        : withoutUnregistered(project, known, today),
    ];
  });
}
