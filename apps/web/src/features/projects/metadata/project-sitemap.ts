import { paths } from '../../../config/paths';
import type { SitemapEntry } from '../../../ui/sitemap';
import type { Project } from '../project';

/** A project's page with what it shows to everybody: plans that wait for an enquiry are not among the pictures. */
export function projectEntry(project: Project): SitemapEntry {
  const { category, url, updatedAt, banner, overview, gallery } = project;
  const pictures = [banner.wide, overview?.image ?? null, ...gallery.flatMap(({ images }) => images)];
  return {
    path: paths.project(category, url),
    updatedAt,
    pictures: pictures.filter((picture) => picture !== null),
  };
}
