import { ArrowLink } from '../../ui/arrow-link';
import { Heading } from '../../ui/heading';
import { Section } from '../../ui/section';
import { nearbyKinds, type Project } from './project';
import { distanceWords, nearbyWords } from './project-words';
import styles from './surroundings.module.css';

/** Where it is, what is around it, and the ways to see more: map, walkthrough, brochure. */
export function Surroundings({ project }: { project: Project }) {
  const { address, mapLink, walkthroughUrl, brochure, nearby } = project;
  if (!address && !mapLink && !walkthroughUrl && !brochure && nearby.length === 0) return null;
  const groups = nearbyKinds
    .map((kind) => ({ kind, places: nearby.filter((place) => place.kind === kind) }))
    .filter(({ places }) => places.length > 0);
  return (
    <Section labelledBy="surroundings-heading" tone="panel">
      <div className={styles.header}>
        <Heading level={2} id="surroundings-heading">
          {project.locality ? `Around ${project.locality}` : 'Where it is'}
        </Heading>
        <div className={styles.links}>
          {address ? <p className={styles.address}>{address}</p> : null}
          {mapLink ? <ArrowLink href={mapLink}>Open the map</ArrowLink> : null}
          {walkthroughUrl ? <ArrowLink href={walkthroughUrl}>Take the walkthrough</ArrowLink> : null}
          {brochure ? (
            <ArrowLink href={brochure.src}>
              Read the brochure{brochure.sizeKb ? ` (${fileSize(brochure.sizeKb)})` : ''}
            </ArrowLink>
          ) : null}
        </div>
      </div>
      {groups.length > 0 ? (
        <div className={styles.groups}>
          {groups.map(({ kind, places }) => (
            <div key={kind}>
              <h3 className={styles.name}>{nearbyWords[kind]}</h3>
              <dl className={styles.places}>
                {places.map((place) => (
                  <div key={place.place}>
                    <dt>{place.place}</dt>
                    <dd>{distanceWords(place)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      ) : null}
    </Section>
  );
}

const KB_PER_MB = 1000;
const fileSize = (kb: number) =>
  kb >= KB_PER_MB ? `PDF, ${(kb / KB_PER_MB).toFixed(1)} MB` : `PDF, ${Math.ceil(kb)} kB`;
