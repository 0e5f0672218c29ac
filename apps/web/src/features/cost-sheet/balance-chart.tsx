import { formatMoney } from '@sahyara/money/format-money';
import styles from './balance-chart.module.css';
import { type LoanTerms, type LoanYear, monthsToHalf } from './emi';

const STEP = 10;
const BAR = 8;
const HEIGHT = 100;
const MONTHS_A_YEAR = 12;

/** What is owed at the start and at the end of each year, as bars; the year in which half is repaid stands out. */
export function BalanceChart({ terms, years }: { terms: LoanTerms; years: LoanYear[] }) {
  const { principal } = terms;
  const half = Math.ceil((monthsToHalf(terms) ?? 0) / MONTHS_A_YEAR);
  const balances = [principal, ...years.map(({ balance }) => balance)];
  const described = `What is owed at the end of each year: ${formatMoney(principal)} at the start, nothing after ${terms.years} ${terms.years === 1 ? 'year' : 'years'}. Every figure is in the table year by year.`;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>Still owed at the end of each year</span>
        <span aria-hidden="true">{formatMoney(principal)}</span>
      </figcaption>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${balances.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={described}
      >
        {[0, HEIGHT / 2].map((y) => (
          <line key={y} className={styles.rule} x1="0" x2={balances.length * STEP} y1={y} y2={y} />
        ))}
        {balances.map((balance, year) => {
          const height = (balance / principal) * HEIGHT;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the year.
              key={year}
              className={year === half ? styles.half : styles.bar}
              x={year * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
        })}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>Today</span>
        <span>
          {terms.years} {terms.years === 1 ? 'year' : 'years'}
        </span>
      </p>
    </figure>
  );
}
