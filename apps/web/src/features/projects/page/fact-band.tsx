import { EnquireButton } from '../enquire-button';
import type { Project } from '../project';
import type { Fact } from '../project-facts';
import { ProjectPrice } from '../project-price';
import { configurationSummary } from '../project-terms';
import { possessionWords, statusWords } from '../project-words';
import styles from './fact-band.module.css';

type BandFact = Fact & {
  /** The value alone does not say what it is, where there is no room for terms. */
  termNeeded?: boolean;
};

/** What a buyer asks first, in a band that stays in view; what is not known is left out. */
export function FactBand({ project }: { project: Project }) {
  // The banner has said all there is.
  if (!project.offer) return null;
  return (
    // A line that can be moved sideways on a phone must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <section className={styles.band} aria-label="At a glance" tabIndex={0} data-fact-band="">
      <div className={styles.inner}>
        <dl className={styles.facts}>
          {bandFacts(project).map(({ term, value, termNeeded = false }) => (
            <div key={term}>
              <dt className={termNeeded ? undefined : styles.wideOnly}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <EnquireButton className={styles.enquire} offer={project.offer}>
          Ask about this project
        </EnquireButton>
      </div>
    </section>
  );
}

/** Dearest to a buyer first: a phone shows as many as fit. */
function bandFacts(project: Project): BandFact[] {
  const summary = configurationSummary(project.configurations);
  const possession = possessionWords(project);
  const facts: (BandFact | null)[] = [
    { term: 'Price', value: <ProjectPrice configurations={project.configurations} /> },
    summary ? { term: 'Configurations', value: summary } : null,
    possession ? { ...possession, termNeeded: true } : null,
    { term: 'Status', value: statusWords[project.status] },
    project.locality ? { term: 'Locality', value: project.locality } : null,
  ];
  return facts.filter((fact) => fact !== null);
}
