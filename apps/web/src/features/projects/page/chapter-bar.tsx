import { enhanced } from '../../../browser/enhance';
import { PlainList } from '../../../ui/plain-list';
import { type ChapterName, chapterIds, chaptersOf } from '../chapters';
import { EnquireButton } from '../enquire-button';
import type { Project } from '../project';
import { ProjectPrice } from '../project-price';
import styles from './chapter-bar.module.css';

const words: Record<ChapterName, string> = {
  prices: 'Prices',
  plans: 'Plans',
  pictures: 'Pictures',
  progress: 'Progress',
  around: 'Around',
  registration: 'Registration',
};

/**
 * What is where on a project's page: links that stay in view under the header, beside them on a desktop the price and
 * the way to ask. `chapters.browser.ts` marks the chapter that is being read.
 */
export function ChapterBar({ project }: { project: Project }) {
  const chapters = chaptersOf(project);
  if (chapters.length === 0) return null;
  return (
    <div className={styles.bar} data-chapter-bar="">
      <div className={styles.inner}>
        <nav className={styles.chapters} aria-label="On this page" {...enhanced('chapters')}>
          <PlainList className={styles.list}>
            {chapters.map((name) => (
              <li key={name}>
                <a className={styles.chapter} href={`#${chapterIds[name]}`}>
                  {words[name]}
                </a>
              </li>
            ))}
          </PlainList>
        </nav>
        {project.offer ? (
          <div className={styles.ask}>
            <p className={styles.price}>
              <ProjectPrice configurations={project.configurations} />
            </p>
            <EnquireButton className={styles.enquire} offer={project.offer}>
              Ask about this project
            </EnquireButton>
          </div>
        ) : null}
      </div>
    </div>
  );
}
