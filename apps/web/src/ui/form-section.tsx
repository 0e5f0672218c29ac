import type { ReactNode } from 'react';
import styles from './form-section.module.css';
import { Section } from './section';

type Props = {
  /** Where links to the form lead; the heading's id is made from it. */
  id: string;
  heading: string;
  text: string;
  /** Under the text: other ways than the form. */
  ways?: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** A form as a chapter of its page: what it is for, and the form beside it. */
export function FormSection({ id, heading, text, ways, children }: Props) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} labelledBy={headingId} tone="panel">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          {text ? <p className={styles.text}>{text}</p> : null}
          {ways}
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
