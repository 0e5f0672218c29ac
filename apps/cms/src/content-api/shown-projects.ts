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
  ...['title', 'url', 'category', 'projectStatus', 'locality', 'order'],
];
/** Where a drawing may stand, the first that has one. The site chooses in the same order (derive-project.ts). */
const DRAWINGS = [
  ['banner', 'desktopBanner'],
  ['featuredImage', 'image'],
  ['listHeading', 'thumbnailImage'],
] as const;

const text = z.string().nullish();
const basis = z.object({
  documentId: z.string(),
  projectStatus: z.string(),
  phases: z.array(z.object({ name: text, reraNumber: text, validUntil: text, occupancyCertificateOn: text })),
  ProjectConfiguration: z.array(z.object({ type: text, phase: text })),
});
type Basis = z.infer<typeof basis>;

const entry = z.looseObject({ documentId: z.string() });
const part = z.looseObject({ name: text, type: text, phase: text, tower: text, configuration: text });
const parts = z.array(part).nullish();

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

function announced(project: Fields): Fields {
  const shown = Object.fromEntries(
    Object.entries(project).map(([name, value]) => [
      name,
      SHOWN_BEFORE_REGISTRATION.includes(name) ? value : emptied(value),
    ]),
  );
  if (Array.isArray(project.phases)) shown.phases = project.phases.filter(isFields).map(phaseName);
  for (const [field, picture] of DRAWINGS) {
    const holder = project[field];
    if (!isFields(holder) || !isFields(holder[picture])) continue;
    const nothing = Object.fromEntries(Object.keys(holder).map((name) => [name, null]));
    return { ...shown, [field]: { ...nothing, id: holder.id, [picture]: holder[picture] } };
  }
  return shown;
}

const NO_PARTS = { configurations: [], floorPlans: [], paymentPlan: [], banks: [], constructionUpdates: [] };

/** A project without what belongs to phases that are not registered. Parts that nobody asked for stay away. */
function withoutUnregistered(
  project: Fields,
  { phases, ProjectConfiguration }: Basis,
  today: string,
): Fields {
  const listOf = (name: string) => parts.parse(project[name]) ?? [];
  const floorPlans = offeredParts(
    { ...NO_PARTS, phases, configurations: ProjectConfiguration, floorPlans: listOf('floorPlans') },
    today,
  ).floorPlans;
  const { configurations, ...left } = offeredParts(
    {
      phases,
      configurations: listOf('ProjectConfiguration'),
      floorPlans: [],
      paymentPlan: listOf('paymentPlan'),
      banks: listOf('banks'),
      constructionUpdates: listOf('constructionUpdates'),
    },
    today,
  );
  const open = new Set(phases.filter((phase) => isOffered(phase, today)).map(({ name }) => name));
  const shown: Fields = {
    ...left,
    floorPlans,
    ProjectConfiguration: configurations,
    phases: listOf('phases').map((phase) => (open.has(phase.name) ? phase : phaseName(phase))),
  };
  return Object.fromEntries(
    Object.entries(project).map(([name, value]) => [
      name,
      Array.isArray(value) && name in shown ? shown[name] : value,
    ]),
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
    if (!mayBeOffered(known.projectStatus, known.phases, today)) return [announced(project)];
    return [
      known.phases.every((phase) => isOffered(phase, today))
        ? project
        : withoutUnregistered(project, known, today),
    ];
  });
}
