import { Fold } from '../../ui/fold';
import { PlainList } from '../../ui/plain-list';
import styles from './article-contents.module.css';

const LABEL = 'In this article';

/** The chapters of an article, each a link to it; folded where they would stand before its first line. */
export function ArticleContents({ chapters }: { chapters: { id: string; title: string }[] }) {
  if (chapters.length === 0) return null;
  return (
    <nav aria-label={LABEL}>
      <p className={styles.label} aria-hidden="true">
        {LABEL}
      </p>
      <Fold summary={LABEL} className={styles.fold}>
        <PlainList ordered className={styles.contents}>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </PlainList>
      </Fold>
    </nav>
  );
}
