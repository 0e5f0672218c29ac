import { paths } from '../../../config/paths';
import { ArrowLink } from '../../../ui/arrow-link';
import { CoverLink } from '../../../ui/cover-link';
import { Dotted } from '../../../ui/dotted';
import { formatSqFt } from '../../../ui/format-area';
import { Heading } from '../../../ui/heading';
import { PictureFigure } from '../../../ui/picture-figure';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import type { Project, ProjectCategory } from '../project';
import { ProjectPrice } from '../project-price';
import { carpetAreaRange, configurationSummary } from '../project-terms';
import { categoryWords, isLongTitle, statusWords } from '../project-words';
import { ReraStrip } from '../registration/rera-strip';
import stripPlace from '../registration/strip-place.module.css';
import { type FeaturedPlace, featuredPicture, featuredPlaces } from './featured-places';
import styles from './featured-projects.module.css';

type Props = { projects: Project[]; category: ProjectCategory; heading: string };

/** Projects chosen for the home page, in the editors' order: a chapter with large and small plates, as in a book. */
export function FeaturedProjects({ projects, category, heading }: Props) {
  if (projects.length === 0) return null;
  const id = `featured-${category}`;
  const places = featuredPlaces(category, projects.length);
  return (
    <Section labelledBy={id} tone={category === 'commercial' ? 'panel' : 'page'}>
      <div className={styles.header}>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <ArrowLink href={paths[category]}>All {categoryWords[category].many}</ArrowLink>
      </div>
      <PlainList className={styles[category]}>
        {projects.map((project, index) => {
          const place = places[index] ?? 'beside';
          return (
            <li key={project.documentId} className={styles[place]}>
              <FeaturedProject project={project} place={place} />
            </li>
          );
        })}
      </PlainList>
    </Section>
  );
}

function FeaturedProject({ project, place }: { project: Project; place: FeaturedPlace }) {
  const area = carpetAreaRange(project.configurations);
  const summary = configurationSummary(project.configurations);
  return (
    <>
      <div className={`${stripPlace.picture} ${styles.picture}`}>
        <PictureFigure {...featuredPicture(project, place)} className={styles.frame} />
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <p className={styles.label}>
            <Dotted parts={[project.locality, statusWords[project.status]]} />
          </p>
          <h3 className={isLongTitle(project) ? styles.longTitle : styles.title}>
            <CoverLink href={project.path}>{project.title}</CoverLink>
          </h3>
        </div>
        <div className={styles.more}>
          {project.listHeading.text ? <p className={styles.text}>{project.listHeading.text}</p> : null}
          <p className={styles.facts}>
            {summary ? <span>{summary}</span> : null}
            {area ? <span>{formatSqFt(area.from, area.to)} carpet</span> : null}
            {project.offer ? (
              <span>
                <ProjectPrice configurations={project.configurations} />
              </span>
            ) : null}
          </p>
        </div>
      </div>
      <div className={`${stripPlace.registration} ${stripPlace.onPicture} ${styles.registration}`}>
        <ReraStrip project={project} named />
      </div>
    </>
  );
}
