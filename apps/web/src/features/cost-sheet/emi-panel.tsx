import { formatFullRupees } from '@sahyara/money/format-money';
import { formatDay } from '../../ui/format-date';
import { BalanceChart } from './balance-chart';
import type { CostErrors, TypedCosts } from './cost-choice';
import { CostField } from './cost-field';
import type { Loan } from './cost-rates';
import { type LoanTerms, loanYears, monthlyInstalment, monthsToHalf, totalInterest } from './emi';
import styles from './emi-panel.module.css';
import { YearTable } from './year-table';

type Props = {
  loan: Loan;
  terms: LoanTerms;
  /** In rupees; `null` where the visitor typed a loan and no price. */
  suggested: number | null;
  typed: TypedCosts;
  errors: CostErrors;
};

/** The loan: amount, rate and years, the monthly instalment, and how the debt falls. */
export function EmiPanel({ loan, terms, suggested, typed, errors }: Props) {
  const ours =
    suggested === null
      ? 'Type the amount you would borrow.'
      : `Left empty: ${loan.loanToValuePercent}% of the agreement value, ${formatFullRupees(suggested)}.`;
  return (
    <section className={styles.panel} aria-labelledby="emi-heading">
      <h2 id="emi-heading" className={styles.heading}>
        By the month
      </h2>
      <div className={styles.columns}>
        <div className={styles.terms}>
          <div className={styles.fields}>
            <CostField
              id="cost-loan"
              name="loan"
              label="Loan"
              prefix="₹"
              inputMode="decimal"
              defaultValue={typed.loan}
              hint={ours}
              error={errors.loan}
            />
            <CostField
              id="cost-rate"
              name="rate"
              label="Interest a year"
              suffix="%"
              inputMode="decimal"
              defaultValue={typed.rate || String(loan.percentPerYear)}
              hint={`We begin with ${loan.percentPerYear}%.`}
              error={errors.rate}
            />
            <CostField
              id="cost-years"
              name="years"
              label="Years"
              inputMode="numeric"
              defaultValue={typed.years || String(loan.years)}
              hint="Whole years, 30 at most."
              error={errors.years}
            />
          </div>
          <p className={styles.why}>
            {loan.explanation}{' '}
            <small>
              As of {formatDay(loan.effectiveFrom)}:{' '}
              {loan.sourceUrl ? (
                <a href={loan.sourceUrl} target="_blank" rel="noopener">
                  {loan.source}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              ) : (
                loan.source
              )}
            </small>
          </p>
        </div>
        <Instalment terms={terms} />
      </div>
    </section>
  );
}

function Instalment({ terms }: { terms: LoanTerms }) {
  if (terms.principal === 0) {
    return (
      <div className={styles.result}>
        <p className={styles.instalment}>
          <output htmlFor="cost-loan cost-rate cost-years">{formatFullRupees(0)}</output>{' '}
          <small>a month</small>
        </p>
        <p>No loan, no instalment.</p>
      </div>
    );
  }
  const years = loanYears(terms);
  const interest = totalInterest(terms);
  return (
    <>
      <div className={styles.result}>
        <p className={styles.instalment}>
          <output htmlFor="cost-loan cost-rate cost-years">
            {formatFullRupees(monthlyInstalment(terms))}
          </output>{' '}
          <small>a month</small>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>Borrowed</dt>
            <dd>{formatFullRupees(terms.principal)}</dd>
          </div>
          <div>
            <dt>Interest in all</dt>
            <dd>{formatFullRupees(interest)}</dd>
          </div>
          <div>
            <dt>Paid to the bank in all</dt>
            <dd>{formatFullRupees(terms.principal + interest)}</dd>
          </div>
        </dl>
        <p className={styles.half}>Half of it is repaid after {monthsInWords(monthsToHalf(terms) ?? 0)}.</p>
      </div>
      <BalanceChart terms={terms} years={years} />
      <YearTable years={years} />
    </>
  );
}

const MONTHS_A_YEAR = 12;

function monthsInWords(months: number): string {
  const [years, rest] = [Math.floor(months / MONTHS_A_YEAR), months % MONTHS_A_YEAR];
  const counted = (number: number, word: string) =>
    number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`;
  return [counted(years, 'year'), counted(rest, 'month')].filter(Boolean).join(' and ');
}
