import type { SitemapEntry } from '../../../for-machines/sitemap';
import type { Project } from '../project';

/** A project's page with what it shows to everybody: plans that wait for an enquiry are not among the pictures. */
export function projectEntry(project: Project): SitemapEntry {
  const { path, updatedAt, banner, overview, gallery } = project;
  const pictures = [banner.wide, overview?.image ?? null, ...gallery.flatMap(({ images }) => images)];
  return {
    path,
    updatedAt,
    pictures: pictures.filter((picture) => picture !== null),
  };
}
