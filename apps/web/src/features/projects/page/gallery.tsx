import type { Picture as PictureData } from '../../../cms/media';
import { FilmLoop } from '../../../ui/film-loop';
import { Heading } from '../../../ui/heading';
import { Lightbox, slideId } from '../../../ui/lightbox';
import { Picture } from '../../../ui/picture';
import { PictureCaption } from '../../../ui/picture-caption';
import { PlainList } from '../../../ui/plain-list';
import rail from '../../../ui/rail.late.module.css';
import { Section } from '../../../ui/section';
import { chapterIds, hasChapter } from '../chapters';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import { projectLayouts } from '../project-layouts';
import styles from './gallery.late.module.css';

const LIGHTBOX = 'picture';
/** More of them make a rail endless; the rest are seen large. */
const PLATES_ON_PAGE = 9;

const plateId = (index: number) => `plate-${Math.min(index, PLATES_ON_PAGE - 1) + 1}`;

type Props = { project: Project; words: ProjectWords };

/** The pictures of the project in a rail, all of one height and none cut; each leads to itself large. Its film is first. */
export function Gallery({ project, words }: Props) {
  if (!hasChapter(project, 'pictures')) return null;
  const plates = project.gallery.flatMap(({ caption, images }) =>
    images.map((picture) => ({ caption, picture })),
  );
  const shown = plates.slice(0, PLATES_ON_PAGE);
  return (
    <Section id={chapterIds.pictures} labelledBy="gallery-heading" onScreenOnly enhancedBy="lightbox">
      <div className={styles.header}>
        <Heading level={2} id="gallery-heading">
          {words.picturesHeading}
        </Heading>
        {plates.length > 1 ? (
          <p className={styles.all}>
            <a href={`#${slideId(LIGHTBOX, plates.length > shown.length ? shown.length : 0)}`}>
              All {plates.length} pictures
            </a>
          </p>
        ) : null}
      </div>
      <div className={rail.frame}>
        <PlainList className={`${rail.rail} ${styles.plates}`}>
          {project.film ? (
            <li>
              <FilmLoop
                film={project.film}
                title={`Walkthrough of ${project.title}`}
                layout={projectLayouts.filmPlate}
                className={styles.film}
                play={words.walkthroughButton}
              />
            </li>
          ) : null}
          {shown.map((plate, index) => (
            // An editor may show one file twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <Plate key={index} {...plate} index={index} />
          ))}
        </PlainList>
      </div>
      <Lightbox id={LIGHTBOX} label={`Pictures of ${project.title}`} plates={plates} backTo={plateId} />
    </Section>
  );
}

type PlateProps = { picture: PictureData; caption: string; index: number };

function Plate({ picture, caption, index }: PlateProps) {
  return (
    <li>
      <figure className={styles.figure}>
        <a id={plateId(index)} className={styles.enlarge} href={`#${slideId(LIGHTBOX, index)}`}>
          <span className="visually-hidden">Enlarge: </span>
          <Picture picture={picture} layout={projectLayouts.plate} />
        </a>
        <PictureCaption caption={caption} own={picture.caption} />
      </figure>
    </li>
  );
}
