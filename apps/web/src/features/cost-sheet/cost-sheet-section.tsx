import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading';
import { Section } from '../../ui/section';
import styles from './cost-sheet.module.css';

/** The chapter of a project's page about what it costs; the calculator is handed in by the page. */
export function CostSheetSection({ disclaimer, children }: { disclaimer: string; children?: ReactNode }) {
  return (
    <Section labelledBy="cost-sheet-heading" id="cost-sheet">
      <div className={styles.intro}>
        <Heading level={2} id="cost-sheet-heading">
          What it costs, all in
        </Heading>
        <p>
          Price, tax, duty and every charge of ours, added up. Each line says what it rests on and since when.
          GST is rounded to the nearest rupee, duty and fees up to the next one.
        </p>
      </div>
      {children}
      <Disclaimer text={disclaimer} />
    </Section>
  );
}

/** What the figures are not, in the editors' words. */
export function Disclaimer({ text }: { text: string }) {
  return text ? <p className={styles.disclaimer}>{text}</p> : null;
}
