import { Heading } from '../../ui/heading';
import { Picture } from '../../ui/picture';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import type { About } from './about';
import styles from './about-leaders.module.css';

/** Who answers for what: names and, where there is one, a drawing beside each. */
export function AboutLeaders({ about: { leaders, leadersHeading, leadersIntroduction } }: { about: About }) {
  if (leaders.length === 0) return null;
  return (
    <Section tone="panel" labelledBy="leaders-heading">
      <div className={styles.heading}>
        <Heading level={2} id="leaders-heading">
          {leadersHeading}
        </Heading>
        {leadersIntroduction ? <p className={styles.text}>{leadersIntroduction}</p> : null}
      </div>
      <PlainList className={styles.leaders}>
        {leaders.map(({ name, role, text, portrait }) => (
          <li key={`${name} ${role}`} className={portrait ? styles.drawn : undefined}>
            {portrait ? (
              <Picture picture={portrait} layout={layouts.portrait} className={styles.portrait} />
            ) : null}
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{role}</p>
            {text ? <p className={styles.text}>{text}</p> : null}
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
