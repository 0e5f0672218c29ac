import { content } from '../../cms/content';
import { parseOnce } from '../../cms/parse-once';
import { report } from '../../cms/report';
import { withQrCodes } from './draw-qr';
import type { Project } from './project';
import { projectsFromCms } from './project-from-cms';

const parse = parseOnce((data) => projectsFromCms(data, report).map(withQrCodes));

/**
 * Every published project: lists and detail pages are made from this one call.
 * @throws CmsError
 */
export async function getProjects(): Promise<Project[]> {
  return content.read('projects', parse);
}
