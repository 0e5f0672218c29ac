import type { Project } from '../project';

/** Whether a project has a trust room: not before it may be offered, when nothing of it is shown. */
export const hasTrustRoom = ({ phases, offer }: Pick<Project, 'phases' | 'offer'>): boolean =>
  phases.length > 0 && offer !== null;

/** How many documents everybody may open there. */
export const documentCount = ({ phases }: Pick<Project, 'phases'>): number =>
  phases.reduce((sum, { documents }) => sum + documents.length, 0);
