import type { BlogPost } from './blog-post';
import styles from './byline.module.css';

/** Who wrote an article, and what they do; nothing where nobody signs. */
export function Byline({ post: { author, authorRole } }: { post: Pick<BlogPost, 'author' | 'authorRole'> }) {
  if (!author) return null;
  return (
    <p className={styles.byline}>
      <span className={styles.by}>Written by</span> <span className={styles.author}>{author}</span>{' '}
      {authorRole ? <span className={styles.role}>{authorRole}</span> : null}
    </p>
  );
}
