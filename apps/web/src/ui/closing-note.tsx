import styles from './closing-note.module.css';

type Props = {
  heading: string;
  text: string;
  /** Ways on. */
  links: readonly (readonly [name: string, href: string])[];
};

/** A page that says one thing and leads on: thanks, not found, out of order. */
export function ClosingNote({ heading, text, links }: Props) {
  return (
    <section className={styles.note}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <ul className={styles.links}>
        {links.map(([name, href]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
