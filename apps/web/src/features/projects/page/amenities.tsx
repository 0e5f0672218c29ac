import { Heading } from '../../../ui/heading';
import { Picture } from '../../../ui/picture';
import { layouts } from '../../../ui/picture-layouts';
import { PlainList } from '../../../ui/plain-list';
import rail from '../../../ui/rail.late.module.css';
import { Section } from '../../../ui/section';
import type { ProjectWords } from '../get-project-words';
import type { Amenity, Project } from '../project';
import styles from './amenities.late.module.css';

type Props = { project: Project; words: ProjectWords };

/** What everybody in the building shares, by group. */
export function Amenities({ project, words }: Props) {
  if (project.amenities.length === 0) return null;
  const groups = [...Map.groupBy(project.amenities, ({ group }) => group)];
  return (
    <Section labelledBy="amenities-heading" tone="panel">
      <Heading level={2} id="amenities-heading">
        {words.amenitiesHeading}
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset; on a phone a row that is moved sideways. */}
      <div
        className={`${rail.railOnPhones} ${styles.groups}`}
        role="group"
        aria-labelledby="amenities-heading"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer.
        tabIndex={0}
      >
        {groups.map(([name, items]) => (
          <div key={name} className={styles.group}>
            <h3 className={styles.name}>{name || (groups.length > 1 ? 'And also' : 'Amenities')}</h3>
            <PlainList className={styles.list}>
              {items.map((amenity) => (
                <li key={amenity.name}>
                  <Icon amenity={amenity} />
                  {amenity.name}
                </li>
              ))}
            </PlainList>
          </div>
        ))}
      </div>
    </Section>
  );
}

// The name stands beside it, so the icon itself has nothing to say.
function Icon({ amenity: { icon } }: { amenity: Amenity }) {
  if (!icon) return <span className={styles.noIcon} aria-hidden="true" />;
  return <Picture picture={icon} layout={layouts.icon} className={styles.icon} decorative />;
}
