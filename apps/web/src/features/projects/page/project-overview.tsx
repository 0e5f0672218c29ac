import { filledIn } from '@sahyara/page-words/words';
import { Heading } from '../../../ui/heading';
import { PictureFigure } from '../../../ui/picture-figure';
import { PlainList } from '../../../ui/plain-list';
import { Prose } from '../../../ui/prose';
import rail from '../../../ui/rail.late.module.css';
import { RichText } from '../../../ui/rich-text';
import { Section } from '../../../ui/section';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import { projectLayouts } from '../project-layouts';
import styles from './project-overview.late.module.css';

type Props = { project: Project; words: ProjectWords };

/** What the building is, in the editors' words, beside its pictures. */
export function ProjectOverview({ project, words }: Props) {
  const { overview } = project;
  if (!overview) return null;
  const { heading, description, highlights } = overview;
  return (
    <Section labelledBy="overview-heading">
      <div className={styles.overview}>
        <Heading level={2} id="overview-heading">
          {heading || filledIn(words.overviewHeading, { project: project.title })}
        </Heading>
        {description.length > 0 ? (
          <div className={styles.words}>
            <Prose>
              <RichText blocks={description} under={2} />
            </Prose>
          </div>
        ) : null}
        <Pictures project={project} />
        {highlights.length > 0 ? (
          <PlainList className={styles.highlights}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </PlainList>
        ) : null}
      </div>
    </Section>
  );
}

/** One beside the words, or two below them. */
function Pictures({ project: { title, overview, featuredImage } }: { project: Project }) {
  const image = overview?.image ?? null;
  const featured = featuredImage && featuredImage.image.src !== image?.src ? featuredImage : null;
  if (!image && !featured) return null;
  if (!image || !featured) {
    const picture = image ?? featured?.image ?? null;
    return (
      <div className={styles.single}>
        <PictureFigure
          picture={picture}
          caption={featured?.caption ?? ''}
          layout={projectLayouts.overview}
          className={styles.alone}
        />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset; on a phone a row that is moved sideways.
    <div
      className={`${rail.railOnPhones} ${styles.pair}`}
      role="group"
      aria-label={`Two looks at ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer.
      tabIndex={0}
    >
      <PictureFigure picture={image} layout={projectLayouts.overviewUpright} />
      <PictureFigure
        picture={featured.image}
        caption={featured.caption}
        layout={projectLayouts.overviewBroad}
        className={styles.broad}
      />
    </div>
  );
}
