import { paths } from '../../../config/paths';
import { homeName } from '../../../contracts/shortlist-address';
import type { ShortlistedHome } from '../../../contracts/shortlisted-home';
import { planOf } from '../configuration-plan';
import { ConfigurationPrice } from '../configuration-price';
import type { Offer, Project } from '../project';
import { ProjectPrice } from '../project-price';
import { carpetAreaRange, configurationSummary, phasesOf } from '../project-terms';
import { availabilityWords, possessionWords, statusWords } from '../project-words';
import { ReraStrip } from '../registration/rera-strip';
import { monthlyUpkeep, nearestOf, pricePerSqFt } from './home-figures';

type Costs = NonNullable<Offer['costs']>;
/** What the cost sheet of one configuration comes to. */
type CostOf = (costs: Costs, configuration: string) => ShortlistedHome['cost'];

function wholeProject(project: Project, offer: Offer): ShortlistedHome {
  const { category, url, title, locality, status, configurations } = project;
  const rates = configurations.map(pricePerSqFt).filter((rate) => rate !== null);
  return {
    name: homeName(url),
    title,
    part: configurationSummary(configurations) || 'The whole project',
    whole: true,
    href: project.path,
    category,
    picture: project.pictures.list,
    locality,
    status: statusWords[status],
    area: carpetAreaRange(configurations),
    price: <ProjectPrice configurations={configurations} />,
    pricePerSqFt: rates.length > 0 ? Math.min(...rates) : null,
    cost: null,
    upkeep: null,
    availability: null,
    possession: possessionWords(project),
    around: nearestOf(project.nearby),
    plan: null,
    costHref: offer.costs || offer.lease ? paths.costSheet(category, url) : null,
    registration: <ReraStrip project={project} named />,
  };
}

/** All that can stand on a shortlist: each project and each of its configurations, what is gone too. */
export function homesOf(projects: Project[], costOf: CostOf): ShortlistedHome[] {
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
        pricePerSqFt: pricePerSqFt(configuration),
        cost: offer.costs && priced.has(key) ? costOf(offer.costs, key) : null,
        upkeep: monthlyUpkeep(project.upkeep, from),
        availability: availabilityWords[availability],
        possession: possessionWords({ phases: phasesOf(configuration, project.phases), configurations: [] }),
        plan: planOf(project, configuration),
        costHref: priced.has(key) ? `${whole.costHref}?configuration=${key}` : null,
      };
    });
    return [whole, ...parts];
  });
}
