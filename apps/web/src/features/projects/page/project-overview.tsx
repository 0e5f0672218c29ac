import { Heading } from '../../../ui/heading';
import { PictureFigure } from '../../../ui/picture-figure';
import { layouts } from '../../../ui/picture-layouts';
import { PlainList } from '../../../ui/plain-list';
import { Prose } from '../../../ui/prose';
import { RichText } from '../../../ui/rich-text';
import { Section } from '../../../ui/section';
import type { Project } from '../project';
import { projectLayouts } from '../project-layouts';
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
            <PictureFigure picture={image} layout={projectLayouts.overview} />
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
            layout={layouts.pageWide}
          />
        </div>
      ) : null}
    </Section>
  );
}
