import type { Project } from './project';

/** The chapters of a project's page that its bar names, in the order in which they stand. */
const chapterNames = ['prices', 'plans', 'pictures', 'progress', 'around', 'registration'] as const;
export type ChapterName = (typeof chapterNames)[number];

const isThere: Record<ChapterName, (project: Project) => boolean> = {
  prices: ({ configurations }) => configurations.length > 0,
  plans: ({ floorPlans }) =>
    floorPlans.some(({ images, previews }) => images.length > 0 || previews.length > 0),
  pictures: ({ gallery }) => gallery.some(({ images }) => images.length > 0),
  progress: ({ constructionUpdates }) => constructionUpdates.length > 0,
  around: ({ address, mapLink, brochure, nearby }) =>
    address !== '' || mapLink !== null || brochure !== null || nearby.length > 0,
  // Before any registration the page has said all there is.
  registration: ({ phases, offer }) => phases.length > 0 && offer !== null,
};

/** Whether there is anything to say in a chapter: what leaves itself out is not in the bar either. */
export const hasChapter = (project: Project, name: ChapterName): boolean => isThere[name](project);

/** The chapters a project's page has. */
export const chaptersOf = (project: Project): ChapterName[] =>
  chapterNames.filter((name) => hasChapter(project, name));

/** Where each begins. Editors' banners and the home page lead to the older ones. */
export const chapterIds: Record<ChapterName, string> = {
  prices: 'prices',
  plans: 'plans',
  pictures: 'pictures',
  progress: 'construction',
  around: 'around',
  registration: 'registration',
};
