import type { Picture as PictureData } from '../../../cms/media';
import { Heading } from '../../../ui/heading';
import { Lightbox, slideId } from '../../../ui/lightbox';
import { Picture } from '../../../ui/picture';
import { PictureCaption } from '../../../ui/picture-caption';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import type { Project } from '../project';
import { projectLayouts } from '../project-layouts';
import styles from './gallery.module.css';
import { type Place, placesOf } from './gallery-rows';

const LIGHTBOX = 'picture';
/** More of them make a page endless on a phone; the rest are seen large. */
const PLATES_ON_PAGE = 9;

const plateId = (index: number) => `plate-${Math.min(index, PLATES_ON_PAGE - 1) + 1}`;

/** The pictures of the project in their own shapes, like the plates of a book; each leads to itself large. */
export function Gallery({ project }: { project: Project }) {
  const plates = project.gallery.flatMap(({ caption, images }) =>
    images.map((picture) => ({ caption, picture })),
  );
  if (plates.length === 0) return null;
  const shown = plates.slice(0, PLATES_ON_PAGE);
  const places = placesOf(shown.map(({ picture }) => picture.width / picture.height));
  return (
    <Section labelledBy="gallery-heading" onScreenOnly enhancedBy="lightbox">
      <Heading level={2} id="gallery-heading">
        Pictures
      </Heading>
      <PlainList className={styles.plates}>
        {shown.map((plate, index) => (
          // An editor may show one file twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <Plate key={index} {...plate} index={index} place={places[index]} />
        ))}
      </PlainList>
      {plates.length > shown.length ? (
        <p className={styles.more}>
          <a href={`#${slideId(LIGHTBOX, shown.length)}`}>All {plates.length} pictures</a>
        </p>
      ) : null}
      <Lightbox id={LIGHTBOX} label={`Pictures of ${project.title}`} plates={plates} backTo={plateId} />
    </Section>
  );
}

type PlateProps = { picture: PictureData; caption: string; index: number; place: Place | undefined };

function Plate({ picture, caption, index, place }: PlateProps) {
  const { width = 'ten', startsRow = true, half = false } = place ?? {};
  const classes = [styles.plate, styles[width], startsRow && styles.first, half && styles.half];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <figure className={styles.figure}>
        <a id={plateId(index)} className={styles.enlarge} href={`#${slideId(LIGHTBOX, index)}`}>
          <span className="visually-hidden">Enlarge: </span>
          <Picture picture={picture} layout={projectLayouts[half ? halves[width] : plateLayouts[width]]} />
        </a>
        <PictureCaption caption={caption} own={picture.caption} />
      </figure>
    </li>
  );
}

const plateLayouts = {
  four: 'galleryFour',
  five: 'galleryFive',
  seven: 'gallerySeven',
  ten: 'galleryTen',
  twelve: 'galleryTwelve',
} as const;
const halves = { ...plateLayouts, four: 'galleryFourHalf', five: 'galleryFiveHalf' } as const;
