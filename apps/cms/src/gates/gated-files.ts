export const PLAN = 'project.floor-plan';
export const PROJECT = 'api::projects.projects';

/** One use of a file, as the tables of Strapi know it. */
export type FileUse = {
  file: number;
  /** The plan it hangs on; null: it hangs on something else. */
  plan: number | null;
  gated: boolean | number | null;
  field: string;
  usedBy: string;
  /** The project it belongs to, if any. */
  project: string | null;
  publishedAt: unknown;
};

/**
 * The projects whose passes open each gated file: all that have it among their plans, because each of their pages
 * shows it closed. None while it is used in drafts only.
 */
export type GatedFiles = Map<number, Set<string>>;

const isGateable = ({ plan, usedBy, field }: FileUse) =>
  plan !== null || (usedBy === PROJECT && field === 'brochure');
// A plan is gated unless an editor says otherwise; a brochure always is.
const isGate = (use: FileUse) => isGateable(use) && use.gated !== false && use.gated !== 0;

/**
 * Which files are gated. One gated use that is published is enough, whatever else shows the file. A gate in a draft
 * counts only for a file that no visitor has seen yet: a draft changes nothing that is public.
 */
export function gatedAmong(uses: readonly FileUse[]): GatedFiles {
  const files = new Map<number, FileUse[]>();
  for (const use of uses) {
    // What Strapi left behind of a plan that is gone.
    if (use.usedBy === PLAN && use.plan === null) continue;
    files.set(use.file, [...(files.get(use.file) ?? []), use]);
  }
  const gated: GatedFiles = new Map();
  for (const [file, ofFile] of files) {
    const gates = ofFile.filter(isGate);
    if (gates.length === 0) continue;
    const isPublished = ({ project, publishedAt }: FileUse) => project !== null && Boolean(publishedAt);
    const unseen = ofFile.every(({ project, publishedAt }) => project !== null && !publishedAt);
    if (!gates.some(isPublished) && !unseen) continue;
    const shownBy = ofFile.filter((use) => isGateable(use) && isPublished(use));
    gated.set(file, new Set(shownBy.flatMap(({ project }) => project ?? [])));
  }
  return gated;
}
