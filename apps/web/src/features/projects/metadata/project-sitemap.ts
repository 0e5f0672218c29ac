import { paths } from '../../../config/paths';
import type { SitemapEntry } from '../../../for-machines/sitemap';
import type { Project } from '../project';
import { hasTrustRoom } from '../trust/has-trust-room';

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

/** The page of its documents, where it may have one. */
export const trustEntry = (project: Project): SitemapEntry[] =>
  hasTrustRoom(project)
    ? [
        {
          path: paths.projectTrust(project.category, project.url),
          updatedAt: project.updatedAt,
          pictures: [],
        },
      ]
    : [];
