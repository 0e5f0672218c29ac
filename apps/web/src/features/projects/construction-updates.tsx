import { Dotted } from '../../ui/dotted';
import { formatDay } from '../../ui/format-date';
import { Heading } from '../../ui/heading';
import { PictureFigure } from '../../ui/picture-figure';
import { layouts } from '../../ui/picture-layouts';
import { PlainList } from '../../ui/plain-list';
import { Section } from '../../ui/section';
import styles from './construction-updates.module.css';
import type { ConstructionUpdate, Project } from './project';
import { progressByTower, updatesByMonth } from './project-groups';

/** How far each tower is, and what was done month by month. */
export function ConstructionUpdates({ project }: { project: Project }) {
  if (project.constructionUpdates.length === 0) return null;
  return (
    <Section labelledBy="construction-heading" id="construction">
      <Heading level={2} id="construction-heading">
        On the building site
      </Heading>
      <PlainList className={styles.towers}>
        {progressByTower(project.constructionUpdates).map(({ tower, percent, date }) => (
          <li key={tower}>
            <p className={styles.percent}>
              {percent}%<span>{tower || project.title}</span>
            </p>
            <progress className={styles.bar} value={percent} max={100} aria-label={tower || project.title} />
            <p className={styles.date}>as of {formatDay(date)}</p>
          </li>
        ))}
      </PlainList>
      <div className={styles.months}>
        {updatesByMonth(project.constructionUpdates).map(({ name, items }) => (
          <div key={name} className={styles.month}>
            <h3>{name}</h3>
            <PlainList className={styles.updates}>
              {items.map((update) => (
                <li key={`${update.date} ${update.tower} ${update.title}`}>
                  <Update update={update} />
                </li>
              ))}
            </PlainList>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Update({
  update: { title, date, tower, percentComplete, text, image },
}: {
  update: ConstructionUpdate;
}) {
  const percent = percentComplete === null ? '' : `${percentComplete}% complete`;
  return (
    <article className={styles.update}>
      {image ? <PictureFigure picture={image} layout={layouts.constructionUpdate} /> : null}
      <div className={styles.words}>
        <p className={styles.date}>
          <Dotted
            parts={[
              <time key="day" dateTime={date}>
                {formatDay(date)}
              </time>,
              tower,
              percent,
            ]}
          />
        </p>
        <h4>{title}</h4>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
    </article>
  );
}
