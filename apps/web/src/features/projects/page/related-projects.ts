import type { Project } from '../project';
import { startingPrice } from '../project-terms';

// As many as stand beside one another.
const SHOWN_PROJECTS = 3;

/** Half a degree is 50 km: nothing in one city is as far. */
const UNKNOWN_DISTANCE = 0.5;

function distance(one: Project['coordinates'], other: Project['coordinates']): number {
  if (!one || !other) return UNKNOWN_DISTANCE;
  const eastward = (one[0] - other[0]) * Math.cos((one[1] * Math.PI) / 180);
  return Math.hypot(eastward, one[1] - other[1]);
}

const isGone = ({ configurations }: Project) => startingPrice(configurations).kind === 'none left';

/** What whoever reads of a project may like to read of next: its own kind, what is still to be had first, then the nearest. */
export function relatedProjects(projects: Project[], project: Project): Project[] {
  return projects
    .filter(({ category, documentId }) => category === project.category && documentId !== project.documentId)
    .map((other) => ({ other, far: distance(project.coordinates, other.coordinates) }))
    .sort((one, two) => Number(isGone(one.other)) - Number(isGone(two.other)) || one.far - two.far)
    .slice(0, SHOWN_PROJECTS)
    .map(({ other }) => other);
}
