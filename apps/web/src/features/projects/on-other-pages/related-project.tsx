import { Heading } from '../../../ui/heading';
import { Section } from '../../../ui/section';
import { ProjectCard } from '../list/project-card';
import type { Project } from '../project';
import styles from './related-project.module.css';

/** The project that a text elsewhere leads on to. */
export function RelatedProject({ heading, project }: { heading: string; project: Project }) {
  return (
    <Section labelledBy="related-project" start="joined">
      <div className={styles.heading}>
        <Heading level={2} id="related-project">
          {heading}
        </Heading>
      </div>
      <ProjectCard project={project} level={3} />
    </Section>
  );
}
