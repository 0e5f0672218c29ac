import { formatSqFt, formatSqM } from '../../ui/format-area';
import { Heading } from '../../ui/heading';
import { Money } from '../../ui/money';
import { Section } from '../../ui/section';
import styles from './configuration-table.module.css';
import type { Configuration, Project } from './project';
import { availabilityWords } from './project-words';

type Props = {
  project: Project;
  /** Where everything beside the price is added up. */
  costHref?: string | undefined;
};

/** What can be bought: type, carpet area, price, and whether any are left. */
export function ConfigurationTable({ project, costHref }: Props) {
  if (project.configurations.length === 0) return null;
  return (
    <Section tone="panel" labelledBy="configurations-heading">
      <div className={styles.header}>
        <Heading level={2} id="configurations-heading">
          Areas and prices
        </Heading>
        <p className={styles.note}>
          Areas are carpet areas as the Real Estate Act defines them. Prices are for the home or office alone,
          before stamp duty, registration and tax.
          {costHref ? (
            <>
              {' '}
              <a href={costHref}>See it all added up</a>.
            </>
          ) : null}
        </p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Carpet area</th>
            <th scope="col">Price</th>
            <th scope="col" className={styles.wideOnly}>
              Availability
            </th>
          </tr>
        </thead>
        <tbody>
          {project.configurations.map((configuration) => (
            <ConfigurationRow
              key={`${configuration.type} ${configuration.carpetAreaFrom}`}
              configuration={configuration}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function ConfigurationRow({ configuration }: { configuration: Configuration }) {
  const { type, carpetAreaFrom, carpetAreaTo, availability } = configuration;
  return (
    <tr>
      <th scope="row">
        {type}
        <span className={styles.narrowOnly}>{availabilityWords[availability]}</span>
      </th>
      <td>
        {formatSqFt(carpetAreaFrom, carpetAreaTo)}
        <small>{formatSqM(carpetAreaFrom, carpetAreaTo)}</small>
      </td>
      <td>
        <PriceRange configuration={configuration} />
      </td>
      <td className={styles.wideOnly}>{availabilityWords[availability]}</td>
    </tr>
  );
}

function PriceRange({
  configuration: { priceFrom, priceTo, availability },
}: {
  configuration: Configuration;
}) {
  if (availability === 'sold out' || availability === 'leased') return '—';
  if (priceFrom === null) return 'On request';
  return (
    <>
      <Money rupees={priceFrom} />
      {priceTo !== null && priceTo > priceFrom ? (
        <>
          {' '}
          to <Money rupees={priceTo} />
        </>
      ) : null}
    </>
  );
}
