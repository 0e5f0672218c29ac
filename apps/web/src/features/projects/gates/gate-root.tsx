import { enhanced } from '../../../browser/enhance';
import { paths } from '../../../config/paths';
import { hasGates, openedWords, type Project } from '../project';
import { gatesParts as parts } from './gates-parts';

type Props = {
  project: Project;
  /** The CMS as the browser reaches it. */
  backendUrl: string;
};

/** The chapter an enquiry leads back to. */
const PLANS_ANCHOR = 'floor-plans-heading';

/** Where the CMS gives the pass of a stored enquiry to whoever knows its key. */
export const PASSES_PATH = '/api/gate-passes';

/** What `gates.browser.ts` needs to know of a page with gated plans or a gated brochure. */
export function GateRoot({ project, backendUrl }: Props) {
  if (!hasGates(project)) return null;
  const { url, category, path } = project;
  return (
    <div
      hidden
      {...enhanced('gates')}
      {...parts.project.mark(url)}
      {...parts.words.mark(openedWords(project))}
      {...parts.page.mark(`${path}#${PLANS_ANCHOR}`)}
      {...parts.openedAt.mark(paths.openedPlans(category, url))}
      {...parts.passesAt.mark(backendUrl + PASSES_PATH)}
    />
  );
}
