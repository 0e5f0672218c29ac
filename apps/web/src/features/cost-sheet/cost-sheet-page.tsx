import { dayInIndia } from '@sahyara/registration/india-day';
import type { ReactNode } from 'react';
import { ArrowLink } from '../../ui/arrow-link';
import { formatDay } from '../../ui/format-date';
import { PageIntro } from '../../ui/page-intro';
import { Section } from '../../ui/section';
import styles from './cost-sheet.module.css';

type Props = {
  /** What is bought, or what is let. */
  of: 'purchase' | 'lease';
  heading: string;
  title: string;
  locality: string;
  projectPath: string;
  disclaimer: string;
  now: Date;
  /** The project's registration numbers. */
  registrations?: ReactNode;
  /** The other sheet of a project that sells and lets. */
  other?: { href: string; words: string } | undefined;
  /** The calculator. */
  children?: ReactNode;
};

/** One cost or lease sheet on a page of its own: to be sent to the family, or printed. */
export function CostSheetPage({
  of,
  heading,
  title,
  locality,
  projectPath,
  disclaimer,
  now,
  registrations,
  other,
  children,
}: Props) {
  return (
    <Section start="first" labelledBy="cost-sheet-heading">
      <div className={styles.opening}>
        <PageIntro id="cost-sheet-heading" heading={heading}>
          <p>
            {of === 'lease' ? 'Lease sheet' : 'Cost sheet'} as of {formatDay(dayInIndia(now.getTime()))}
            {locality ? `, ${locality}` : ''}
          </p>
          {registrations}
          {other ? <ArrowLink href={other.href}>{other.words}</ArrowLink> : null}
          <ArrowLink href={projectPath}>Back to {title}</ArrowLink>
        </PageIntro>
      </div>
      {children}
      <Disclaimer text={disclaimer} />
    </Section>
  );
}

/** What the figures are not, in the editors' words. */
function Disclaimer({ text }: { text: string }) {
  return text ? <p className={styles.disclaimer}>{text}</p> : null;
}
