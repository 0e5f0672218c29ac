import { paths } from '../../../config/paths';
import { homeName } from '../../../contracts/shortlist-address';
import type { ShortlistedHome } from '../../../contracts/shortlisted-home';
import { ConfigurationPrice } from '../configuration-price';
import type { Configuration, Offer, Project } from '../project';
import { ProjectPrice } from '../project-price';
import { carpetAreaRange, configurationSummary, phasesOf } from '../project-terms';
import { availabilityWords, possessionWords, statusWords } from '../project-words';
import { ReraStrip } from '../registration/rera-strip';

/** The drawing that shows a configuration best: of its own name, and nearest to its area. */
function planOf(project: Project, { type, carpetAreaFrom }: Configuration): ShortlistedHome['plan'] {
  const distance = (area: number | null) => Math.abs((area ?? 0) - carpetAreaFrom);
  const [plan] = project.floorPlans
    .filter(({ configuration }) => configuration === type)
    .sort((one, other) => distance(one.carpetArea) - distance(other.carpetArea));
  const href = `${project.path}#floor-plans-heading`;
  return plan ? { href, picture: plan.images[0] ?? null } : null;
}

function wholeProject(project: Project, offer: Offer): ShortlistedHome {
  const { category, url, title, locality, status, configurations } = project;
  return {
    name: homeName(url),
    title,
    part: configurationSummary(configurations) || 'The whole project',
    whole: true,
    href: project.path,
    picture: project.pictures.list,
    locality,
    status: statusWords[status],
    area: carpetAreaRange(configurations),
    price: <ProjectPrice configurations={configurations} />,
    availability: null,
    possession: possessionWords(project),
    plan: null,
    costHref: offer.costs || offer.lease ? paths.costSheet(category, url) : null,
    registration: <ReraStrip project={project} named />,
  };
}

/** All that can stand on a shortlist: each project and each of its configurations, what is gone too. */
export function homesOf(projects: Project[]): ShortlistedHome[] {
  return projects.flatMap((project) => {
    const { offer } = project;
    if (!offer) return [];
    const whole = wholeProject(project, offer);
    const sheets = [...(offer.costs?.units ?? []), ...(offer.lease?.units ?? [])];
    const priced = new Set(sheets.map(({ key }) => key));
    const parts = project.configurations.map((configuration): ShortlistedHome => {
      const { key, type, carpetAreaFrom: from, carpetAreaTo: to, availability } = configuration;
      return {
        ...whole,
        name: homeName(project.url, key),
        part: type,
        whole: false,
        area: { from, to },
        price: <ConfigurationPrice configuration={configuration} />,
        availability: availabilityWords[availability],
        possession: possessionWords({ phases: phasesOf(configuration, project.phases), configurations: [] }),
        plan: planOf(project, configuration),
        costHref: priced.has(key) ? `${whole.costHref}?configuration=${key}` : null,
      };
    });
    return [whole, ...parts];
  });
}
