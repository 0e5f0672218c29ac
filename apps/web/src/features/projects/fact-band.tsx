import { dialogs } from '../../config/dialogs';
import { Button } from '../../ui/button';
import styles from './fact-band.module.css';
import { awaitsRegistration } from './phase-standing';
import type { Project } from './project';
import { projectFacts } from './project-facts';

/** What a buyer asks first, in one band under the banner. */
export function FactBand({ project }: { project: Project }) {
  return (
    <section className={styles.band} aria-label="At a glance">
      <dl className={styles.facts}>
        {projectFacts(project).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {awaitsRegistration(project) ? null : (
        <Button command="show-modal" commandfor={dialogs.enquireNow}>
          Ask about this project
        </Button>
      )}
    </section>
  );
}
