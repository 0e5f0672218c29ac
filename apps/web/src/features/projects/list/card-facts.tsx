import { formatSqFt, formatSqM } from '../../../ui/format-area';
import { Picture } from '../../../ui/picture';
import { planOf } from '../configuration-plan';
import { ConfigurationPrice } from '../configuration-price';
import type { Configuration, Project } from '../project';
import { projectFacts } from '../project-facts';
import { projectLayouts } from '../project-layouts';
import { isOnOffer } from '../project-terms';
import { availabilityWords } from '../project-words';
import styles from './project-card.module.css';
import { listParts } from './shown-list';

type Props = {
  project: Project;
  /** The places of the configurations somebody asked for; `null` outside of lists, where nobody can ask. */
  answers: number[] | null;
};

// What all of a project has is no answer to who asked for one size at one price.
const OF_ALL = ['Configurations', 'Carpet area', 'Price'];

/**
 * What a buyer compares of a project: all it has, or, where a list was asked for a type, a price or an area, what of
 * it was. In a list both are there, so that script only shows the one and hides the other.
 */
export function CardFacts({ project, answers }: Props) {
  const answered = answers !== null && answers.length > 0;
  return (
    <dl className={styles.facts}>
      {answers === null
        ? null
        : project.configurations.map((configuration, place) => (
            <div
              key={configuration.key}
              className={styles.answer}
              hidden={!answers.includes(place)}
              {...listParts.unit.mark(place)}
            >
              <dt>{configuration.type}</dt>
              <dd>
                <Answer project={project} configuration={configuration} />
              </dd>
            </div>
          ))}
      {projectFacts(project).map(({ term, value }) => {
        const ofAll = OF_ALL.includes(term);
        return (
          <div
            key={term}
            hidden={ofAll && answered}
            {...listParts.whole.mark(ofAll && answers !== null ? '' : null)}
          >
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Price, area and drawing of one configuration. */
function Answer({ project, configuration }: { project: Project; configuration: Configuration }) {
  const { type, carpetAreaFrom, carpetAreaTo, availability } = configuration;
  const plan = planOf(project, configuration);
  return (
    <>
      <strong>
        {isOnOffer(configuration) ? (
          <ConfigurationPrice configuration={configuration} />
        ) : (
          availabilityWords[availability]
        )}
      </strong>
      <span className={styles.area}>
        {formatSqFt(carpetAreaFrom, carpetAreaTo)} <small>{formatSqM(carpetAreaFrom, carpetAreaTo)}</small>
      </span>
      {plan?.picture ? (
        <a className={styles.plan} href={plan.href}>
          <span className="visually-hidden">
            Floor plan of {project.title}, {type}:{' '}
          </span>
          <Picture picture={plan.picture} layout={projectLayouts.cardPlan} />
        </a>
      ) : null}
    </>
  );
}
