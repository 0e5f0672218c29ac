import { paths } from '../../config/paths';
import { hasGates, openedWords, type Project } from './project';

type Props = {
  project: Project;
  /** The CMS as the browser reaches it. */
  backendUrl: string;
};

/** The chapter an enquiry leads back to. */
const PLANS_ANCHOR = 'floor-plans-heading';

/** Where the CMS gives the pass of a stored enquiry to whoever knows its key. */
export const PASSES_PATH = '/api/gate-passes';

/** What `openGates` needs to know of a page with gated plans or a gated brochure. */
export function GateRoot({ project, backendUrl }: Props) {
  if (!hasGates(project)) return null;
  const { url, category } = project;
  return (
    <div
      hidden
      data-gates=""
      data-project={url}
      data-words={openedWords(project)}
      data-page={`${paths.project(category, url)}#${PLANS_ANCHOR}`}
      data-opened-at={paths.openedPlans(category, url)}
      data-passes-at={backendUrl + PASSES_PATH}
    />
  );
}
