import { dayInIndia } from '@sahyara/registration/india-day';
import { content } from '../../cms/content';
import { parseOnce } from '../../cms/parse-once';
import { report } from '../../cms/report';
import { withQrCodes } from './draw-qr';
import type { Project } from './project';
import { projectsFromCms } from './project-from-cms';

// A reply that is older than midnight may hold a registration that has run out since.
const today = () => dayInIndia(Date.now());
const parse = parseOnce((data) => projectsFromCms(data, report, today()).map(withQrCodes), today);

/**
 * Every published project: lists and detail pages are made from this one call.
 * @throws CmsError
 */
export async function getProjects(): Promise<Project[]> {
  return content.read('projects', parse);
}
