import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { Dotted } from '../../ui/dotted';
import { formatSqFt } from '../../ui/format-area';
import { Heading } from '../../ui/heading';
import { PictureFigure } from '../../ui/picture-figure';
import { layouts, rowOf } from '../../ui/picture-layouts';
import type { Layout } from '../../ui/picture-sizes';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import styles from './featured-projects.module.css';
import { leadPicture, type Project, type ProjectCategory } from './project';
import { ProjectPrice } from './project-price';
import { carpetAreaRange, configurationSummary } from './project-terms';
import { categoryWords, statusWords } from './project-words';
import { ReraStrip } from './rera-strip';

type Props = {
  projects: Project[];
  category: ProjectCategory;
  heading: string;
  /** `spread` gives each project a spread of its own, as in a book; `row` sets them side by side. */
  layout: 'spread' | 'row';
};

/** Projects chosen for the home page, in the editors' order. */
export function FeaturedProjects({ projects, category, heading, layout }: Props) {
  if (projects.length === 0) return null;
  const id = `featured-${category}`;
  return (
    <Section labelledBy={id} tone={layout === 'row' ? 'panel' : 'page'}>
      <div className={styles.header}>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <ArrowLink href={paths[category]}>All {categoryWords[category].many}</ArrowLink>
      </div>
      <PlainList className={styles[layout]}>
        {projects.map((project, index) => (
          <li key={project.documentId} className={styles.project}>
            <FeaturedProject
              project={project}
              layout={layout}
              pictureLayout={layout === 'row' ? rowOf(projects.length) : spreadOf(index)}
            />
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

const spreadOf = (index: number) => (index % 2 === 0 ? layouts.spreadOdd : layouts.spreadEven);

type FeaturedProps = { project: Project; layout: Props['layout']; pictureLayout: Layout };

function FeaturedProject({ project, layout, pictureLayout }: FeaturedProps) {
  const area = carpetAreaRange(project.configurations);
  const summary = configurationSummary(project.configurations);
  const spread = layout === 'spread';
  return (
    <>
      <div className={styles.picture}>
        <PictureFigure picture={leadPicture(project)} layout={pictureLayout} />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>
          <Dotted parts={[project.locality, statusWords[project.status]]} />
        </p>
        <h3 className={spread ? styles.title : styles.smallTitle}>
          <a className={styles.link} href={paths.project(project.category, project.url)}>
            {project.title}
          </a>
        </h3>
        {spread && project.listHeading.text ? (
          <p className={styles.text}>{project.listHeading.text}</p>
        ) : null}
        <p className={styles.facts}>
          {summary ? <span>{summary}</span> : null}
          {area ? <span>{formatSqFt(area.from, area.to)} carpet</span> : null}
          <span>
            <ProjectPrice configurations={project.configurations} />
          </span>
        </p>
      </div>
      <div className={styles.registration}>
        <ReraStrip project={project} named />
      </div>
    </>
  );
}
