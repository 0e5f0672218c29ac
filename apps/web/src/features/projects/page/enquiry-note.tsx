import type { Project } from '../project';
import { ReraStrip } from '../registration/rera-strip';
import styles from './enquiry-note.late.module.css';

/** What stands at the top of an enquiry that begins at a project: its registration, or why there is none to make. */
export function EnquiryNote({ project }: { project: Pick<Project, 'title' | 'standings' | 'offer'> }) {
  return (
    <div className={styles.note}>
      <ReraStrip project={project} named />
      {project.offer ? null : (
        <p className={styles.words}>
          Until {project.title} is registered we may neither offer it nor note down interest in it. Ask us
          about anything else.
        </p>
      )}
    </div>
  );
}
