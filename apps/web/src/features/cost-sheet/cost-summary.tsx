import { ArrowLink } from '../../ui/arrow-link';
import { Money } from '../../ui/money';
import { Section } from '../../ui/section';
import { figuresOf, readChoice, typedCosts } from './cost-choice';
import styles from './cost-summary.late.module.css';
import { monthlyInstalment } from './emi';
import type { Offer, OfferRates } from './offer';

type Props = {
  offer: Offer;
  rates: OfferRates;
  /** The address of the sheet. */
  sheetPath: string;
  /** Words of the link to it. */
  link: string;
};

/** What a cost sheet begins with comes to, all in and by the month, in one line that opens the sheet. */
export function CostSummary({ offer, rates, sheetPath, link }: Props) {
  const read = readChoice(typedCosts(new URLSearchParams()), offer, rates);
  if (!read) return null;
  const { sheet, loan } = figuresOf(read.choice, offer, rates);
  return (
    <Section id="cost-sheet" start="joined">
      <div className={styles.summary} data-cost-summary="">
        {sheet ? (
          <dl className={styles.figures}>
            <div>
              <dt>{read.choice.unit.type}, all in</dt>
              <dd className={styles.figure}>
                <Money rupees={sheet.total} />
              </dd>
            </div>
            {loan && rates.loan ? (
              <div>
                <dt>A month</dt>
                <dd className={styles.figure}>
                  <Money rupees={monthlyInstalment(loan)} />
                </dd>
                <dd className={styles.terms}>
                  {rates.loan.loanToValuePercent}% borrowed at {loan.percentPerYear}% over {loan.years} years
                </dd>
              </div>
            ) : null}
          </dl>
        ) : null}
        <ArrowLink href={`${sheetPath}?configuration=${read.choice.unit.key}`}>
          {sheet ? link : 'How its cost is worked out'}
        </ArrowLink>
      </div>
    </Section>
  );
}
