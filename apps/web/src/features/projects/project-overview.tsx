import { RichText } from '../../cms/rich-text';
import { Heading } from '../../ui/heading';
import { PictureFigure } from '../../ui/picture-figure';
import { PlainList } from '../../ui/plain-list';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import type { Project } from './project';
import styles from './project-overview.module.css';

/** What the building is, in the editors' words. */
export function ProjectOverview({ project }: { project: Project }) {
  const { overview, featuredImage } = project;
  if (!overview) return null;
  const { heading, description, highlights, image } = overview;
  return (
    <Section labelledBy="overview-heading" start="joined">
      <div className={styles.overview}>
        <div className={styles.words}>
          <Heading level={2} id="overview-heading">
            {heading || `About ${project.title}`}
          </Heading>
          {description.length > 0 ? (
            <Prose>
              <RichText blocks={description} />
            </Prose>
          ) : null}
        </div>
        {image ? (
          <div className={styles.picture}>
            <PictureFigure picture={image} sizes="(min-width: 60rem) 40vw, 92vw" shape="upright" />
          </div>
        ) : null}
      </div>
      {highlights.length > 0 ? (
        <PlainList className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </PlainList>
      ) : null}
      {featuredImage && featuredImage.image.src !== image?.src ? (
        <div className={styles.featured}>
          <PictureFigure
            picture={featuredImage.image}
            caption={featuredImage.caption}
            sizes="92vw"
            shape="wide"
          />
        </div>
      ) : null}
    </Section>
  );
}
