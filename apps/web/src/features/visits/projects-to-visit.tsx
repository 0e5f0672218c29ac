import { PageIntro } from '../../ui/page-intro';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import styles from './projects-to-visit.module.css';

type ToVisit = { title: string; place: string; category: 'residential' | 'commercial'; href: string };

const KINDS = [
  ['residential', 'Homes'],
  ['commercial', 'Offices and shops'],
] as const;

/** What can be visited, each a tap away from its days. */
export function ProjectsToVisit({ heading, projects }: { heading: string; projects: ToVisit[] }) {
  return (
    <Section labelledBy="visits" start="first">
      <PageIntro id="visits" heading={heading}>
        <p>Which of them would you like to see? The days and times come next.</p>
      </PageIntro>
      <div className={styles.kinds}>
        {KINDS.map(([kind, name]) => {
          const ofKind = projects.filter(({ category }) => category === kind);
          if (ofKind.length === 0) return null;
          return (
            <section key={kind} aria-labelledby={`visit-${kind}`}>
              <h2 id={`visit-${kind}`} className={styles.heading}>
                {name}
              </h2>
              <PlainList>
                {ofKind.map(({ title, place, href }) => (
                  <li key={href}>
                    <a className={styles.project} href={href}>
                      <span className={styles.title}>{title}</span>
                      <span className={styles.place}>{place}</span>
                    </a>
                  </li>
                ))}
              </PlainList>
            </section>
          );
        })}
      </div>
    </Section>
  );
}
