import { formatSqFt, formatSqM } from '../../../ui/format-area';
import { Heading } from '../../../ui/heading';
import { Section } from '../../../ui/section';
import { chapterIds, hasChapter } from '../chapters';
import { ConfigurationPrice } from '../configuration-price';
import { AskButton } from '../enquire-button';
import type { ProjectWords } from '../get-project-words';
import { KeepHome } from '../keep-home';
import type { Configuration, Phase, Project } from '../project';
import { isOnOffer, phasesWithoutOffer } from '../project-terms';
import { availabilityWords } from '../project-words';
import styles from './configuration-table.late.module.css';

type Props = { project: Project; words: ProjectWords };

/** What can be bought: type, carpet area, price, and whether any are left. */
export function ConfigurationTable({ project, words }: Props) {
  if (!hasChapter(project, 'prices')) return null;
  return (
    <Section id={chapterIds.prices} labelledBy="configurations-heading">
      <div className={styles.header}>
        <Heading level={2} id="configurations-heading">
          {words.pricesHeading}
        </Heading>
        <p className={styles.note}>
          Areas are carpet areas as the Real Estate Act defines them. {wordsOfPrices(project)}
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
      <OnRequest project={project} button={words.priceButton} />
    </Section>
  );
}

/** What a price in the table is, and where no tax is added to it. */
function wordsOfPrices({ configurations, phases, offer }: Project): string {
  const onOffer = configurations.filter(isOnOffer);
  const toLet = onOffer.filter(({ rentPerSqFt }) => rentPerSqFt !== null);
  const words: string[] = [];
  if (toLet.length > 0) words.push('Rents are for carpet area, before upkeep and tax.');
  if (toLet.length < onOffer.length || onOffer.length === 0) {
    words.push('Prices are for the home or office alone, before stamp duty, registration and tax.');
  }
  // Of what is let, tax is due on the rent.
  if (offer?.costs) words.push(...wordsOfTowers(configurations, phases));
  return words.join(' ');
}

/** Where towers stand differently: which of them has nothing left, and which carries no GST. */
function wordsOfTowers(configurations: Configuration[], phases: Phase[]): string[] {
  const gone = phasesWithoutOffer(configurations, phases);
  const certified = phases.filter(({ occupancyCertificateOn }) => occupancyCertificateOn !== null);
  if (certified.length === phases.length) return [];
  const taxFree = certified.filter((phase) => !gone.includes(phase));
  return [
    ...gone.map(({ name }) => `Nothing is left in ${name}.`),
    ...taxFree.map(({ name }) => `${name} has its occupancy certificate: no GST there.`),
  ];
}

/** What has no price in the table, and the way to one. */
function OnRequest({ project, button }: { project: Project; button: string }) {
  const { configurations, offer } = project;
  const unpriced = configurations.filter(
    (one) => isOnOffer(one) && one.priceFrom === null && one.rentPerSqFt === null,
  );
  if (!offer || unpriced.length === 0) return null;
  const all = unpriced.length === configurations.filter(isOnOffer).length;
  const said = all
    ? 'Prices are on request: tell us what you are looking for.'
    : `On request: ${unpriced.map(({ type }) => type).join(', ')}.`;
  return (
    <div className={styles.onRequest}>
      <p>{said}</p>
      <AskButton
        offer={offer}
        project={project}
        intent="price"
        of={unpriced.length === 1 ? unpriced[0]?.type : ''}
        at={chapterIds.prices}
        look="quiet"
      >
        {button}
      </AskButton>
    </div>
  );
}

function ConfigurationRow({ project, configuration }: { project: Project; configuration: Configuration }) {
  const { type, carpetAreaFrom, carpetAreaTo, availability, phase } = configuration;
  return (
    <tr>
      <th scope="row">
        {type} {phase ? <small>{phase}</small> : null}
      </th>
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
