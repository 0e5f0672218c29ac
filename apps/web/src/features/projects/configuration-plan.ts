import type { Picture } from '../../cms/media';
import type { Configuration, Project } from './project';
import { planAnchor, shownPlans } from './shown-plans';

/** Where a configuration's drawing is looked at; `picture` is `null` where an enquiry opens it. */
type ConfigurationPlan = { href: string; picture: Picture | null };

/** The drawing that shows a configuration best: of its own name, and nearest to its area; one in the open before others. */
export function planOf(
  { path, floorPlans }: Pick<Project, 'path' | 'floorPlans'>,
  { type, carpetAreaFrom }: Configuration,
): ConfigurationPlan | null {
  const distance = (area: number | null) => Math.abs((area ?? 0) - carpetAreaFrom);
  const drawn = shownPlans(floorPlans)
    .filter(({ configuration }) => configuration === type)
    .sort((one, other) => distance(one.carpetArea) - distance(other.carpetArea));
  const plan = drawn.find(({ images }) => images.length > 0) ?? drawn[0];
  return plan ? { href: `${path}#${planAnchor(plan.number)}`, picture: plan.images[0] ?? null } : null;
}
