import { PlainList } from '../../ui/plain-list';
import styles from './article-contents.module.css';

/** The chapters of an article, each a link to it. */
export function ArticleContents({ chapters }: { chapters: { id: string; title: string }[] }) {
  if (chapters.length === 0) return null;
  return (
    <nav aria-labelledby="contents-label">
      <p className={styles.label} id="contents-label">
        In this article
      </p>
      <PlainList ordered className={styles.contents}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
