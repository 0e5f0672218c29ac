import { Heading } from '../../ui/heading';
import { PictureFigure } from '../../ui/picture-figure';
import { layouts } from '../../ui/picture-layouts';
import type { Layout } from '../../ui/picture-sizes';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import styles from './gallery.module.css';
import type { Project } from './project';

/** All pictures of the project, set like the plates of a book. */
export function Gallery({ project }: { project: Project }) {
  const plates = project.gallery.flatMap(({ caption, images }) =>
    images.map((image) => ({ caption, image })),
  );
  if (plates.length === 0) return null;
  return (
    <Section labelledBy="gallery-heading">
      <Heading level={2} id="gallery-heading">
        Pictures
      </Heading>
      <PlainList className={styles.plates}>
        {plates.map(({ caption, image }, index) => (
          <li key={image.src}>
            <PictureFigure
              picture={image}
              caption={caption}
              layout={plateLayout(index, plates.length)}
              className={styles.frame}
            />
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

const PLATES_IN_RHYTHM = 7;

/** How wide a plate stands, and how high: the same rhythm as in the style sheet. */
function plateLayout(index: number, count: number): Layout {
  const beat = index % PLATES_IN_RHYTHM;
  const left = count - index - 1;
  if (left === 0 && (beat === 0 || beat === 5)) return layouts.galleryPage;
  if (left === 0 && beat === 2) return layouts.galleryPageLow;
  if ((left === 1 && beat === 2) || (left === 0 && beat === 3)) return layouts.gallerySix;
  if (beat === 0 || beat === 6) return layouts.gallerySeven;
  return beat === 1 || beat === 5 ? layouts.galleryFive : layouts.galleryFour;
}
