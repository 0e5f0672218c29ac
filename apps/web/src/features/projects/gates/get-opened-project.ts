import { readOpened } from '../../../cms/read-opened';
import { report } from '../../../cms/report';
import { withQrCodes } from '../draw-qr';
import { hasGates, type Project } from '../project';
import { projectsFromCms } from '../project-from-cms';

/**
 * A project with its gated plans and its brochure, for the bearer of a pass.
 * @returns `null` when the pass is none for this project, or has run out
 * @throws CmsError
 */
export async function getOpenedProject({ documentId }: Project, pass: string): Promise<Project | null> {
  const data = await readOpened('projects', documentId, pass);
  const [project] = data === null ? [] : projectsFromCms([data], report);
  // A good pass, but of another project: its gates have stayed closed. And before its registration none is offered.
  return project && !hasGates(project) && project.offer ? withQrCodes(project) : null;
}
