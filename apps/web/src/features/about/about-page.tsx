import { Heading } from '../../ui/heading';
import { PageIntro } from '../../ui/page-intro';
import { PictureFigure } from '../../ui/picture-figure';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { Prose } from '../../ui/prose';
import { RichText } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import type { About } from './about';
import styles from './about-page.module.css';

/** Who we are: heading, first picture, the story with its figures. */
export function AboutStory({ about }: { about: About }) {
  const [opening, ...others] = about.images;
  return (
    <Section start="first" labelledBy="about-heading" load="succeeded">
      <PageIntro id="about-heading" heading={about.heading}>
        {about.introduction ? <p className={styles.introduction}>{about.introduction}</p> : null}
      </PageIntro>
      {opening ? <PictureFigure picture={opening} layout={layouts.pageWide} first /> : null}
      <div className={styles.story}>
        {about.figures.length > 0 ? (
          <dl className={styles.figures}>
            {about.figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {about.story.length > 0 ? (
          <Prose>
            <RichText blocks={about.story} />
          </Prose>
        ) : null}
      </div>
      {others.length > 0 ? (
        <div className={styles.pictures}>
          {others.map((image, index) => (
            <PictureFigure key={image.src} picture={image} layout={othersLayout(index, others.length)} />
          ))}
        </div>
      ) : null}
    </Section>
  );
}

/** Two abreast; one left over is as wide as the page. */
function othersLayout(index: number, count: number) {
  if (count === 1) return layouts.pageWide;
  return index === count - 1 && count % 2 === 1 ? layouts.pageLandscape : layouts.pair;
}

/** What we hold to. */
export function AboutValues({ about: { values, valuesHeading } }: { about: About }) {
  if (values.length === 0) return null;
  return (
    <Section tone="ink" labelledBy="values-heading">
      <Heading level={2} id="values-heading">
        {valuesHeading}
      </Heading>
      <PlainList className={styles.values}>
        {values.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

/** The company year by year. */
export function AboutMilestones({ about: { milestones, milestonesHeading, buildings } }: { about: About }) {
  if (milestones.length === 0) return null;
  return (
    <Section labelledBy="milestones-heading" start={buildings.length > 0 ? 'joined' : 'open'}>
      <div className={styles.chapter}>
        <div className={styles.chapterHeading}>
          <Heading level={2} id="milestones-heading">
            {milestonesHeading}
          </Heading>
        </div>
        <PlainList ordered className={styles.timeline}>
          {milestones.map(({ year, title, text }) => (
            <li key={`${year} ${title}`}>
              <p className={styles.year}>{year}</p>
              <h3>{title}</h3>
              {text ? <p className={styles.text}>{text}</p> : null}
            </li>
          ))}
        </PlainList>
      </div>
    </Section>
  );
}

/** What others found worth a prize. */
export function AboutAwards({ about: { awards, awardsHeading } }: { about: About }) {
  if (awards.length === 0) return null;
  return (
    <Section labelledBy="awards-heading">
      <div className={styles.chapter}>
        <div className={styles.chapterHeading}>
          <Heading level={2} id="awards-heading">
            {awardsHeading}
          </Heading>
        </div>
        <PlainList className={styles.awards}>
          {awards.map(({ year, title, awardedBy, text }) => (
            <li key={`${year} ${title}`}>
              <p className={styles.awardYear}>{year}</p>
              <div className={styles.award}>
                <h3>{title}</h3>
                {awardedBy ? <p className={styles.role}>{awardedBy}</p> : null}
                {text ? <p className={styles.text}>{text}</p> : null}
              </div>
            </li>
          ))}
        </PlainList>
      </div>
    </Section>
  );
}
