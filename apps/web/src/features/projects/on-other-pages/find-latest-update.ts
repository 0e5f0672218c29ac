import type { ConstructionUpdate, Project } from '../project';

const newestFirst = (one: ConstructionUpdate, other: ConstructionUpdate) =>
  other.date.localeCompare(one.date);

/**
 * The newest construction update of all projects that may be offered, of the same day one with a picture; `null` when
 * nothing is being built.
 */
export function latestUpdate(projects: Project[]): { project: Project; update: ConstructionUpdate } | null {
  const all = projects
    .filter(({ offer }) => offer !== null)
    .flatMap((project) => project.constructionUpdates.map((update) => ({ project, update })));
  const pictured = ({ update }: (typeof all)[number]) => Number(update.image !== null);
  return (
    all.sort((one, other) => newestFirst(one.update, other.update) || pictured(other) - pictured(one))[0] ??
    null
  );
}
