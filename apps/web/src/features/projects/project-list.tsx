import { EmptyNote } from '../../ui/empty-note';
import { PageIntro } from '../../ui/page-intro';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import { ofCategory, type Project, type ProjectCategory } from './project';
import { ProjectCard } from './project-card';
import styles from './project-list.module.css';
import { categoryWords } from './project-words';

/** All projects of one category, one below the other. */
export function ProjectList({ projects, category }: { projects: Project[]; category: ProjectCategory }) {
  const shown = ofCategory(projects, category);
  const words = categoryWords[category];
  return (
    <Section start="first" labelledBy="list-heading" load="succeeded">
      <PageIntro id="list-heading" heading={words.heading}>
        <p>{words.introduction}</p>
        {shown.length > 0 ? (
          <p className={styles.count}>
            {shown.length} {shown.length === 1 ? words.one : words.many}
          </p>
        ) : null}
      </PageIntro>
      {shown.length > 0 ? (
        <PlainList ordered className={styles.list}>
          {shown.map((project, index) => (
            <li key={project.documentId}>
              <ProjectCard project={project} first={index === 0} />
            </li>
          ))}
        </PlainList>
      ) : (
        <EmptyNote>
          Nothing is on the market at the moment. Leave us your number below and you will be the first to know
          what comes next.
        </EmptyNote>
      )}
    </Section>
  );
}
