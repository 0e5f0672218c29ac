import { Heading } from '../../ui/heading';
import { PictureFigure } from '../../ui/picture-figure';
import { Section } from '../../ui/section';
import type { Home } from './home';
import { homeLayouts } from './home-layouts';
import styles from './home-overview.module.css';

// So many fit side by side, two by two, in the largest type.
const LARGE_FIGURE_CHARACTERS = 6;

/** Where the pictures stand: the third and all after it alike. */
const PLATES = [
  { className: styles.first, layout: homeLayouts.wide },
  { className: styles.second, layout: homeLayouts.upright },
] as const;
const FURTHER = { className: styles.further, layout: homeLayouts.large };

/** Who the company is: a sentence, a paragraph, a few figures, and pictures in unequal sizes between them. */
export function HomeOverview({ overview }: { overview: Home['overview'] }) {
  if (!overview) return null;
  const { heading, text, figures, images } = overview;
  const large = figures.every(({ value }) => value.length <= LARGE_FIGURE_CHARACTERS);
  const [first, ...others] = images.map((image, index) => {
    const { className, layout } = PLATES[index] ?? FURTHER;
    return (
      <div key={image.src} className={className}>
        <PictureFigure picture={image} layout={layout} className={styles.frame} />
      </div>
    );
  });
  return (
    <Section labelledBy="overview-heading">
      <div className={styles.overview}>
        <header className={styles.heading}>
          <Heading level={2} id="overview-heading" size="display">
            {heading}
          </Heading>
        </header>
        <div className={styles.text}>
          {paragraphs(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {first}
        {figures.length > 0 ? (
          <dl className={large ? styles.figures : styles.longFigures}>
            {figures.map(({ value, label }) => (
              <div key={label} className={styles.figure}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {others}
      </div>
    </Section>
  );
}

const paragraphs = (text: string) => text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
