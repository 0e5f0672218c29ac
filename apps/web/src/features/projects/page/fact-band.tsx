import type { Project } from '../project';
import type { Fact } from '../project-facts';
import { ProjectPrice } from '../project-price';
import { configurationSummary } from '../project-terms';
import { possessionWords, statusWords } from '../project-words';
import styles from './fact-band.module.css';

type BandFact = Fact & {
  /** On a phone the banner, which stands right above, has said it. */
  saidAbove?: boolean;
};

/** What a buyer asks first, right below the first picture; what is not known is left out. */
export function FactBand({ project }: { project: Project }) {
  // The banner has said all there is.
  if (!project.offer) return null;
  return (
    <section className={styles.band} aria-label="At a glance">
      <dl className={styles.facts}>
        {bandFacts(project).map(({ term, value, saidAbove = false }) => (
          <div key={term} className={saidAbove ? styles.saidAbove : undefined}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Dearest to a buyer first. */
function bandFacts(project: Project): BandFact[] {
  const summary = configurationSummary(project.configurations);
  const possession = possessionWords(project);
  const facts: (BandFact | null)[] = [
    { term: 'Price', value: <ProjectPrice configurations={project.configurations} /> },
    possession,
    summary ? { term: 'Configurations', value: summary } : null,
    { term: 'Status', value: statusWords[project.status], saidAbove: true },
    project.locality ? { term: 'Locality', value: project.locality, saidAbove: true } : null,
  ];
  return facts.filter((fact) => fact !== null);
}
