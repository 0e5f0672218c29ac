import type { ReactNode } from 'react';
import { PageIntro } from '../../ui/page-intro';
import { Section } from '../../ui/section';
import styles from './booking.module.css';

type Props = {
  heading: string;
  text: string;
  told: string | null;
  /** Whether something stands beside the choice. */
  beside: boolean;
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of a page about a visit: what it is of, what was just done, and beside the choice what is chosen. */
export function Booking({ heading, text, told, beside, aside, children }: Props) {
  return (
    <Section labelledBy="visit" start="first">
      <PageIntro id="visit" heading={heading}>
        <p>{text}</p>
      </PageIntro>
      {told && (
        <p role="status" className={styles.told}>
          {told}
        </p>
      )}
      <div className={beside ? `${styles.booking} ${styles.split}` : styles.booking}>
        {beside && <div>{aside}</div>}
        <div>{children}</div>
      </div>
    </Section>
  );
}
