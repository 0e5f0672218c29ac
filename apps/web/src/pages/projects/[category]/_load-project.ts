import { dataOr, settle } from '../../../cms/load-state';
import { getCostRates } from '../../../features/cost-sheet/get-cost-rates';
import { leaseRatesFor } from '../../../features/cost-sheet/lease/lease-sheet';
import { ratesFor } from '../../../features/cost-sheet/offer';
import { getProjectWords } from '../../../features/projects/get-project-words';
import { getProjects } from '../../../features/projects/get-projects';
import { findProject, projectCategory } from '../../../features/projects/project';
import { getSite } from '../../../features/site-frame/get-site';

/** What the pages under a project's address are made of; `project` is `null` for an unknown one. */
export async function loadProject({ category: word, url = '' }: Record<string, string | undefined>) {
  const [site, words, loaded, costRates] = await Promise.all([
    getSite(),
    getProjectWords(),
    settle(getProjects),
    settle(getCostRates),
  ]);
  const projects = dataOr(loaded, []);
  const category = projectCategory(word);
  const project = category ? findProject(projects, category, url) : null;
  const offer = project?.offer?.costs ?? null;
  const rates = offer && ratesFor(offer, dataOr(costRates, null));
  const lease = project?.offer?.lease ?? null;
  const leaseRates = lease && leaseRatesFor(lease, dataOr(costRates, null));
  const failed = {
    projects: category !== null && loaded.status === 'failed',
    costRates: costRates.status === 'failed',
  };
  return { site, words, projects, category, project, offer, rates, lease, leaseRates, failed };
}
