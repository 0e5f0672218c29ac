import { enhanced } from '../../../browser/enhance';
import { PlainList } from '../../../ui/plain-list';
import { type ChapterName, chapterIds, chaptersOf } from '../chapters';
import { EnquireButton } from '../enquire-button';
import type { ProjectWords } from '../get-project-words';
import type { Project } from '../project';
import { ProjectPrice } from '../project-price';
import styles from './chapter-bar.module.css';

const labels = {
  prices: 'pricesLabel',
  plans: 'plansLabel',
  pictures: 'picturesLabel',
  progress: 'progressLabel',
  around: 'aroundLabel',
  registration: 'registrationLabel',
} as const satisfies Record<ChapterName, keyof ProjectWords>;

type Props = { project: Project; words: ProjectWords };

/**
 * What is where on a project's page: links that stay in view under the header, beside them on a desktop the price and
 * the way to ask. `chapters.browser.ts` marks the chapter that is being read.
 */
export function ChapterBar({ project, words }: Props) {
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
                  {words[labels[name]]}
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
              {words.askButton}
            </EnquireButton>
          </div>
        ) : null}
      </div>
    </div>
  );
}
