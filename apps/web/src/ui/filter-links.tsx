import styles from './filter-links.module.css';
import { PlainList } from './plain-list';

type FilterLink = { href: string; text: string; count: number; current: boolean };

/** Parts of a list as links, the one shown marked; one part alone is no choice. */
export function FilterLinks({ label, links }: { label: string; links: FilterLink[] }) {
  // The whole and one part of it are the same list.
  if (links.length < 3) return null;
  return (
    <nav aria-label={label}>
      <PlainList className={styles.links}>
        {links.map(({ href, text, count, current }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
              <span className={styles.text}>{text}</span>
              <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
