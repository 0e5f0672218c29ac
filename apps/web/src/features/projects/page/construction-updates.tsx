import type { ReactNode } from 'react';
import { BeforeAfter } from '../../../ui/before-after';
import { Fold } from '../../../ui/fold';
import { formatDay, formatMonth } from '../../../ui/format-date';
import { Heading } from '../../../ui/heading';
import { PictureFigure } from '../../../ui/picture-figure';
import { layouts } from '../../../ui/picture-layouts';
import { PlainList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { chapterIds, hasChapter } from '../chapters';
import type { ProjectWords } from '../get-project-words';
import type { ConstructionUpdate, Project } from '../project';
import { projectLayouts } from '../project-layouts';
import { COMPLETE, constructionDiary, type TowerDiary } from './construction-diary';
import styles from './construction-updates.late.module.css';

type Props = { project: Project; words: ProjectWords };

/** How far each tower is, how it looked and looks, what was promised, and what was done month by month. */
export function ConstructionUpdates({ project, words }: Props) {
  if (!hasChapter(project, 'progress')) return null;
  return (
    <Section id={chapterIds.progress} labelledBy="construction-heading">
      <Heading level={2} id="construction-heading">
        {words.progressHeading}
      </Heading>
      {constructionDiary(project).map((tower) => (
        <Tower key={tower.tower} diary={tower} name={tower.tower || project.title} />
      ))}
    </Section>
  );
}

function Tower({ diary, name }: { diary: TowerDiary; name: string }) {
  const { progress, change, latest, earlier } = diary;
  return (
    <div className={styles.tower}>
      <div className={styles.state}>
        <h3>{name}</h3>
        {progress ? (
          <>
            <p className={styles.percent}>
              {progress.percent}%<span className={styles.asOf}> complete on {formatDay(progress.date)}</span>
            </p>
            {progress.percent < COMPLETE ? (
              <progress className={styles.bar} value={progress.percent} max={COMPLETE} aria-label={name} />
            ) : null}
          </>
        ) : null}
        <PromisedDate diary={diary} />
      </div>
      <div className={styles.diary}>
        {change ? (
          <BeforeAfter
            before={{ picture: change.before.image, label: formatMonth(change.before.date) }}
            after={{ picture: change.after.image, label: formatMonth(change.after.date) }}
            layout={layouts.beforeAfter}
          />
        ) : null}
        {latest.length > 0 ? <Entries updates={latest} change={change} /> : null}
        {earlier.length > 0 ? (
          <Fold
            className={styles.earlier}
            summary={
              <span>
                {earlier.length} {latest.length > 0 ? 'earlier ' : ''}
                {earlier.length === 1 ? 'entry' : 'entries'}
                <span className="visually-hidden"> of {name}</span>
              </span>
            }
          >
            <Entries updates={earlier} change={change} />
          </Fold>
        ) : null}
      </div>
    </div>
  );
}

/** The date that MahaRERA holds us to, or the day on which it was kept. */
function PromisedDate({ diary: { phase } }: { diary: TowerDiary }) {
  if (!phase) return null;
  const { promisedCompletion, occupancyCertificateOn } = phase;
  const dates: [term: string, day: string | null][] = [
    ['Promised for', promisedCompletion],
    ['Occupancy certificate', occupancyCertificateOn],
  ];
  const known = dates.filter((date): date is [string, string] => date[1] !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.dates}>
      {known.map(([term, day]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatDay(day)}</dd>
        </div>
      ))}
    </dl>
  );
}

type EntriesProps = { updates: ConstructionUpdate[]; change: TowerDiary['change'] };

function Entries({ updates, change }: EntriesProps) {
  return (
    <PlainList className={styles.entries}>
      {updates.map((update) => (
        <li key={`${update.date} ${update.title}`} className={styles.entry}>
          <Entry update={update} pictured={update !== change?.before && update !== change?.after} />
        </li>
      ))}
    </PlainList>
  );
}

/** `pictured`: its picture is not in the comparison already. */
function Entry({ update, pictured }: { update: ConstructionUpdate; pictured: boolean }): ReactNode {
  const { title, date, percentComplete, text, image } = update;
  return (
    <>
      <p className={styles.quiet}>
        <time dateTime={date}>{formatMonth(date)}</time>
        {percentComplete === null ? null : <span className={styles.then}>{percentComplete}%</span>}
      </p>
      <div className={styles.words}>
        <h4 className={styles.title}>{title}</h4>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {image && pictured ? (
        <div className={styles.picture}>
          <PictureFigure picture={image} layout={projectLayouts.constructionUpdate} />
        </div>
      ) : null}
    </>
  );
}
