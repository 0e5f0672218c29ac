import { formatSqFt, formatSqM } from '../../../ui/format-area';
import { Heading } from '../../../ui/heading';
import { Section } from '../../../ui/section';
import { chapterIds, hasChapter } from '../chapters';
import { ConfigurationPrice } from '../configuration-price';
import { KeepHome } from '../keep-home';
import type { Configuration, Project } from '../project';
import { isOnOffer } from '../project-terms';
import { availabilityWords } from '../project-words';
import styles from './configuration-table.module.css';

/** What can be bought: type, carpet area, price, and whether any are left. */
export function ConfigurationTable({ project }: { project: Project }) {
  if (!hasChapter(project, 'prices')) return null;
  return (
    <Section id={chapterIds.prices} labelledBy="configurations-heading">
      <div className={styles.header}>
        <Heading level={2} id="configurations-heading">
          Areas and prices
        </Heading>
        <p className={styles.note}>
          Areas are carpet areas as the Real Estate Act defines them. Prices are for the home or office alone,
          before stamp duty, registration and tax.
        </p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Carpet area</th>
            <th scope="col">Price</th>
            <th scope="col">Availability</th>
            {project.offer?.open ? (
              <th scope="col" className={styles.keep}>
                <span className="visually-hidden">Shortlist</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {project.configurations.map((configuration) => (
            <ConfigurationRow key={configuration.key} project={project} configuration={configuration} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function ConfigurationRow({ project, configuration }: { project: Project; configuration: Configuration }) {
  const { type, carpetAreaFrom, carpetAreaTo, availability } = configuration;
  return (
    <tr>
      <th scope="row">{type}</th>
      <td>
        {formatSqFt(carpetAreaFrom, carpetAreaTo)} <small>{formatSqM(carpetAreaFrom, carpetAreaTo)}</small>
      </td>
      <td>
        <ConfigurationPrice configuration={configuration} />
      </td>
      <td>{availabilityWords[availability]}</td>
      {project.offer?.open ? (
        <td className={styles.keep}>
          {isOnOffer(configuration) ? (
            <KeepHome project={project} offer={project.offer} configuration={configuration} small />
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}
