import { Dotted } from '../../../ui/dotted';
import { HeroEnd, HeroPicture, HeroWords, heroBox } from '../../../ui/hero';
import type { Project } from '../project';
import { projectLayouts } from '../project-layouts';
import { isLongTitle, statusWords } from '../project-words';
import { hasManyCodes, ReraStrip } from '../registration/rera-strip';
import styles from './project-banner.module.css';

/**
 * The first screen of a project's page. What a phone shows above stands first: a slow one paints what it has read, and
 * nothing that comes later may move it.
 */
export function ProjectBanner({ project }: { project: Project }) {
  const { wide, tall, heading, subheading } = project.banner;
  const said = [heading === project.title ? '' : heading, subheading].filter((line) => line !== '');
  const caption = (wide ?? tall ?? project.pictures.window)?.caption;
  const registration = (
    <div className={styles.registration}>
      <ReraStrip project={project} />
    </div>
  );
  const registrationFirst = hasManyCodes(project);
  return (
    <section
      className={`${heroBox} ${styles.banner}`}
      aria-labelledby="project-heading"
      data-load="succeeded"
    >
      {registrationFirst ? registration : null}
      <HeroWords className={styles.words}>
        <p className={styles.label}>
          <Dotted parts={[statusWords[project.status], project.locality]} />
        </p>
        <h1 id="project-heading" className={isLongTitle(project) ? styles.longHeading : styles.heading}>
          {project.title}
        </h1>
        {said.map((line) => (
          <p key={line} className={styles.subheading}>
            {line}
          </p>
        ))}
      </HeroWords>
      {registrationFirst ? null : registration}
      <HeroPicture
        picture={project.pictures.window}
        tall={tall}
        layout={projectLayouts.banner}
        className={styles.picture}
        first
        pageBanner
      />
      {caption ? <p className={styles.caption}>{caption}</p> : null}
      <HeroEnd />
    </section>
  );
}
