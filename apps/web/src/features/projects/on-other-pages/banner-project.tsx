import type { ReactNode } from 'react';
import { report } from '../../../cms/report';
import type { Project } from '../project';
import { ReraStrip } from '../registration/rera-strip';

type Named = { documentId: string } | { category: string; url: string };

const isNamed = (named: Named) => (project: Project) =>
  'documentId' in named
    ? project.documentId === named.documentId
    : project.category === named.category && project.url.toLowerCase() === named.url;

/**
 * Where a banner elsewhere than on the project's page leads, and the strip that it carries (decision 9).
 * @returns of a project that is not published `null`, and a line for the people who run the site
 */
export const bannerProject =
  (projects: Project[]) =>
  (named: Named): { href: string; registration: ReactNode } | null => {
    const project = projects.find(isNamed(named));
    // A banner with words of its own would advertise what may only be named (RERA s. 3(1)).
    if (project?.offer === null) {
      report(`A banner of the home page is left out: ${project.title} is not registered yet`);
      return null;
    }
    if (project) {
      return { href: project.path, registration: <ReraStrip project={project} named /> };
    }
    const name = 'documentId' in named ? named.documentId : named.url;
    // Without any, they could not be read, which is reported where they are.
    if (projects.length > 0) {
      report(`A banner of the home page is left out: the project "${name}" it leads to is not published`);
    }
    return null;
  };
