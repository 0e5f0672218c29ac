import { formatFullRupees } from '@sahyara/money/format-money';
import { Fold } from '../../ui/fold';
import type { LoanYear } from './emi';
import styles from './year-table.module.css';

/** The figures behind the chart. */
export function YearTable({ years }: { years: LoanYear[] }) {
  return (
    <Fold className={styles.details} summary="Year by year">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the largest sums are wider than a phone, and keys must scroll. */}
      <section className={styles.scroll} tabIndex={0} aria-label="Year by year">
        <table className={styles.years}>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Interest</th>
              <th scope="col">Repaid</th>
              <th scope="col">Still owed</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, interest, repaid, balance }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{formatFullRupees(interest)}</td>
                <td>{formatFullRupees(repaid)}</td>
                <td>{formatFullRupees(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Fold>
  );
}
