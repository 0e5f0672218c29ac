import { PlainList } from './plain-list';
import styles from './steps.module.css';

type Props = {
  /** Id of the heading; unique on the page. */
  id: string;
  heading: string;
  steps: { heading: string; text: string }[];
};

/** What comes, one after another. */
export function Steps({ id, heading, steps }: Props) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <PlainList ordered className={styles.steps}>
        {steps.map((step) => (
          <li key={step.heading}>
            <h3 className={styles.step}>{step.heading}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </PlainList>
    </section>
  );
}
