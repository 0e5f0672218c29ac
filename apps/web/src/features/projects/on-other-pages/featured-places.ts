import type { Picture } from '../../../cms/media';
import type { Layout } from '../../../ui/picture-sizes';
import type { Project, ProjectCategory } from '../project';
import { projectLayouts } from '../project-layouts';

/**
 * Where a project stands on the home page: `window` over the whole page; `broad` and `upright` side by side, the
 * second of the two a step lower; `beside` its words, where it has a line to itself.
 */
export type FeaturedPlace = 'window' | 'broad' | 'upright' | 'beside';

/** The rhythm of a chapter, repeated to its end. */
const RHYTHMS: Record<ProjectCategory, readonly FeaturedPlace[]> = {
  residential: ['window', 'broad', 'upright'],
  commercial: ['upright', 'broad'],
};

/** The places of so many projects of a category, in their order. */
export function featuredPlaces(category: ProjectCategory, count: number): FeaturedPlace[] {
  const rhythm = RHYTHMS[category];
  const places = Array.from({ length: count }, (_, index) => rhythm[index % rhythm.length] ?? 'beside');
  const paired = places.filter((place) => place !== 'window').length;
  // Nobody stands beside the last of an odd number.
  if (paired % 2 === 1) places[count - 1] = 'beside';
  return places;
}

const LAYOUTS: Record<FeaturedPlace, Layout> = {
  window: projectLayouts.featuredOpening,
  broad: projectLayouts.featuredBroad,
  upright: projectLayouts.featuredUpright,
  beside: projectLayouts.featuredBeside,
};

/** The picture that suits a place, and how it stands there. */
export function featuredPicture(
  project: Pick<Project, 'pictures'>,
  place: FeaturedPlace,
): { picture: Picture | null; layout: Layout } {
  const { list, window } = project.pictures;
  return { picture: place === 'window' ? window : list, layout: LAYOUTS[place] };
}
