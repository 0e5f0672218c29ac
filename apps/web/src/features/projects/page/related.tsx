import { paths } from '../../../config/paths';
import { ArrowLink } from '../../../ui/arrow-link';
import { CoverLink } from '../../../ui/cover-link';
import { Dotted } from '../../../ui/dotted';
import { Heading } from '../../../ui/heading';
import { PictureFigure } from '../../../ui/picture-figure';
import { PlainList } from '../../../ui/plain-list';
import rail from '../../../ui/rail.late.module.css';
import { Section } from '../../../ui/section';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import { projectLayouts } from '../project-layouts';
import { ProjectPrice } from '../project-price';
import { configurationSummary } from '../project-terms';
import { categoryWords, statusWords } from '../project-words';
import { ReraStrip } from '../registration/rera-strip';
import styles from './related.late.module.css';
import { relatedProjects } from './related-projects';

const headings = { residential: 'otherResidentialHeading', commercial: 'otherCommercialHeading' } as const;

type Props = { project: Project; projects: Project[]; words: ProjectWords };

/** Where to look next: projects of the same kind, side by side. */
export function Related({ project, projects, words }: Props) {
  const related = relatedProjects(projects, project);
  if (related.length === 0) return null;
  const { category } = project;
  return (
    <Section labelledBy="related-heading" tone="panel" onScreenOnly>
      <div className={styles.header}>
        <Heading level={2} id="related-heading">
          {words[headings[category]]}
        </Heading>
        <ArrowLink href={paths[category]}>All {categoryWords[category].many}</ArrowLink>
      </div>
      <PlainList className={`${rail.railOnTablets} ${styles.row}`}>
        {related.map((other) => (
          <li key={other.documentId} className={styles.card}>
            <Card project={other} />
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function Card({ project }: { project: Project }) {
  const { title, locality, status, path, configurations, offer } = project;
  return (
    <>
      <PictureFigure picture={project.pictures.list} layout={projectLayouts.related} />
      <div className={styles.words}>
        <p className={styles.quiet}>
          <Dotted parts={[locality, statusWords[status]]} />
        </p>
        <h3 className={styles.title}>
          <CoverLink href={path}>{title}</CoverLink>
        </h3>
        {configurations.length > 0 ? (
          <p className={styles.quiet}>{configurationSummary(configurations)}</p>
        ) : null}
        {offer ? (
          <p className={styles.quiet}>
            <ProjectPrice configurations={configurations} />
          </p>
        ) : null}
      </div>
      <div className={styles.registration}>
        <ReraStrip project={project} named />
      </div>
    </>
  );
}
