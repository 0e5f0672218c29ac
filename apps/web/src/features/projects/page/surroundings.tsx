import { filledIn } from '@sahyara/page-words/words';
import { ArrowLink } from '../../../ui/arrow-link';
import { Heading } from '../../../ui/heading';
import { Section } from '../../../ui/section';
import { chapterIds, hasChapter } from '../chapters';
import { Brochure } from '../gates/brochure';
import type { ProjectWords } from '../get-project-words';
import { nearbyKinds, type Project } from '../project';
import { distanceWords, nearbyWords } from '../project-words';
import styles from './surroundings.late.module.css';

type Props = { project: Project; words: ProjectWords };

/** Where it is, what is around it, and the ways to see more: map and brochure. */
export function Surroundings({ project, words }: Props) {
  if (!hasChapter(project, 'around')) return null;
  const { address, mapLink, nearby } = project;
  const groups = nearbyKinds
    .map((kind) => ({ kind, places: nearby.filter((place) => place.kind === kind) }))
    .filter(({ places }) => places.length > 0);
  return (
    <Section id={chapterIds.around} labelledBy="surroundings-heading" tone="panel">
      <div className={styles.whole}>
        <div className={styles.header}>
          <Heading level={2} id="surroundings-heading">
            {project.locality
              ? filledIn(words.aroundHeading, { place: project.locality })
              : words.placelessHeading}
          </Heading>
          <div className={styles.links}>
            {address ? <p className={styles.address}>{address}</p> : null}
            {mapLink ? <ArrowLink href={mapLink}>Open the map</ArrowLink> : null}
            <Brochure project={project} words={words} />
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
      </div>
    </Section>
  );
}
