import type { ReactNode } from 'react';
import styles from './closing-note.module.css';

type Props = {
  heading: string;
  text: string;
  /** Ways on. */
  links: readonly (readonly [name: string, href: string])[];
  /** More to say, between the text and the ways on. */
  children?: ReactNode;
  /** Beside all that, where there is room. */
  aside?: ReactNode;
};

/** A page that says one thing and leads on: thanks, not found, out of order. */
export function ClosingNote({ heading, text, links, children, aside }: Props) {
  return (
    <section className={styles.note}>
      <div>
        <h1 className={styles.heading}>{heading}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        {children}
        <ul className={styles.links}>
          {links.map(([name, href]) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
      {aside}
    </section>
  );
}
