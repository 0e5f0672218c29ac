import { Bookmark } from 'lucide-react';
import { enhanced } from '../browser/enhance';
import styles from './keep-link.module.css';
import { keepParts as parts } from './keep-link-parts';

type Props = {
  /** What is kept, as scripts know it. */
  name: string;
  /** The same for people: "Meander, 2 BHK". */
  title: string;
  /** Where it is kept without script. */
  href: string;
  /** Shows the sign alone on a phone. */
  small?: boolean;
};

/** Keeps one thing for later. A link to a page that has it; where script runs, a switch that says whether it is kept. */
export function KeepLink({ name, title, href, small = false }: Props) {
  return (
    <a
      className={small ? `${styles.keep} ${styles.small}` : styles.keep}
      href={href}
      {...enhanced('keep')}
      {...parts.name.mark(name)}
      {...parts.title.mark(title)}
      rel="nofollow"
    >
      <Bookmark className={styles.sign} aria-hidden size={18} strokeWidth={1.5} />
      <span className="visually-hidden">Keep {title}</span>
      <span className={styles.words} aria-hidden>
        <span>Keep</span>
        <span>Kept</span>
      </span>
    </a>
  );
}
