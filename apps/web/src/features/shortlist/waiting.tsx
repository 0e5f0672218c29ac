import { X } from 'lucide-react';
import { paths } from '../../config/paths';
import type { ShortlistedHome } from '../../contracts/shortlisted-home';
import styles from './comparison.module.css';
import { homeWords } from './shortlist';
import { shortlistParts as parts } from './shortlist-parts';

type Props = {
  /** Of its heading. */
  id: string;
  level: 2 | 3;
  homes: ShortlistedHome[];
  /** All that is on the list. */
  names: readonly string[];
};

/** What is on the shortlist beside the three that are compared. */
export function Waiting({ id, level, homes, names }: Props) {
  if (homes.length === 0) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.waiting} aria-labelledby={id}>
      <Heading id={id} className={styles.waitingHeading}>
        Also on the list
      </Heading>
      <p className={styles.note}>Three stand side by side; whichever you compare takes the first place.</p>
      <ul className={styles.rest}>
        {homes.map((home) => (
          <li key={home.name}>
            <a className={styles.restTitle} href={home.href}>
              {homeWords(home)}
            </a>
            <span className={styles.note}>{home.locality}</span>
            <span className={styles.ways}>
              <a
                className={styles.link}
                href={paths.shortlist([home.name, ...names.filter((name) => name !== home.name)])}
                rel="nofollow"
              >
                Compare<span className="visually-hidden"> {homeWords(home)}</span>
              </a>
              <a
                className={styles.remove}
                href={paths.shortlist(names.filter((name) => name !== home.name))}
                {...parts.drop.mark(home.name)}
                rel="nofollow"
              >
                <X aria-hidden size={16} strokeWidth={1.5} />
                Remove<span className="visually-hidden"> {homeWords(home)}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
