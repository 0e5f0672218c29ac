import { env } from '../../../config/env';
import type { Project } from '../project';
import { projectShareCard } from './project-share-card';
import { projectCrumbs, projectThings } from './project-structured-data';

/** What the document around a project's page says about it; of a project that cannot be shown, next to nothing. */
export function projectHead(project: Project | null) {
  if (!project) return { title: 'Not available just now' };
  const { title, category, seo, listHeading } = project;
  return {
    title: seo.title || title,
    description: seo.description || listHeading.text,
    shareCard: projectShareCard(project),
    heroUnderHeader: true,
    crumbs: projectCrumbs(project),
    things: projectThings(project, env.siteUrl),
    // Offices are let by other people than homes are sold by.
    enquiry: category === 'commercial' ? ('commercial form' as const) : ('banner form' as const),
  };
}
