import { Heading } from '../../ui/heading';
import { PictureFigure } from '../../ui/picture-figure';
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
        {plates.map(({ caption, image }) => (
          <li key={image.src}>
            <PictureFigure
              picture={image}
              caption={caption}
              sizes="(min-width: 60rem) 60vw, 92vw"
              shape="fill"
            />
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
