import type { ReactNode } from 'react';
import { paths } from '../../../config/paths';
import type { Project } from '../project';
import { ReraStrip } from '../registration/rera-strip';

/** The strip of the project that a link leads to: for what advertises it elsewhere than on its page (decision 9). */
export const stripOfLink =
  (projects: Project[]) =>
  (link: string): ReactNode => {
    const project = projects.find(({ category, url }) => paths.project(category, url) === link);
    return project ? <ReraStrip project={project} named /> : null;
  };
