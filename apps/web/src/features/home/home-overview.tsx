import { Heading } from '../../ui/heading';
import { PictureFigure } from '../../ui/picture-figure';
import { layouts } from '../../ui/picture-layouts';
import type { Layout } from '../../ui/picture-sizes';
import { Section } from '../../ui/section';
import type { Home } from './home';
import styles from './home-overview.module.css';

/** How wide a picture stands: the same rhythm as in the style sheet. */
function plateLayout(index: number, count: number): Layout {
  if (count === 1) return layouts.overviewAlone;
  if (index % 3 === 0) return layouts.overviewWide;
  return index % 3 === 1 ? layouts.overviewUpright : layouts.overviewLarge;
}

/** Who the company is, in a sentence, a paragraph, a few figures and two or three pictures. */
export function HomeOverview({ overview }: { overview: Home['overview'] }) {
  if (!overview) return null;
  const { heading, text, figures, images } = overview;
  return (
    <Section labelledBy="overview-heading">
      <div className={styles.words}>
        <Heading level={2} id="overview-heading">
          {heading}
        </Heading>
        <div className={styles.text}>
          {paragraphs(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {figures.length > 0 ? (
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {images.length > 0 ? (
        <div className={images.length === 1 ? styles.onePicture : styles.pictures}>
          {images.map((image, index) => (
            <PictureFigure
              key={image.src}
              picture={image}
              layout={plateLayout(index, images.length)}
              className={styles.frame}
            />
          ))}
        </div>
      ) : null}
    </Section>
  );
}

const paragraphs = (text: string) => text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
